import type { Language } from '../../../../domain/language.ts';

/** Where Piper publishes its voices. A mirror has the same paths. */
export const publisherUrl = 'https://huggingface.co/rhasspy/piper-voices/resolve/v1.0.0';

/** The publisher's index of all voices, with sizes and hashes. */
export const indexPath = 'voices.json';

export interface Checksum {
  bytes: number;
  md5: string;
}

export interface ListedVoice {
  name: string;
  language: Language;
  region: string;
  quality: 'x_low' | 'low' | 'medium' | 'high';
  speakerCount: number;
  /** The size of the download, shown in the list of `npm run voices`. */
  megabytes: number;
  /** Whether the licence is known to forbid commercial use. The model card of each voice says more. */
  isNonCommercial: boolean;
  licence: string;
  /** The path of the model without `.onnx`. */
  path: string;
  /**
   * Size and hash of model and configuration, from the publisher's index. If undefined, they are read from the index when the
   * voice is installed.
   */
  pinned?: { model: Checksum; config: Checksum } | undefined;
}

const pin = (bytes: number, md5: string, configBytes: number, configMd5: string) => ({
  model: { bytes, md5 },
  config: { bytes: configBytes, md5: configMd5 },
});

/** The best voice of each language comes first: this voice is installed if the operator names only the language. */
export const voiceTable: readonly ListedVoice[] = [
  {
    name: 'en_GB-alba-medium',
    language: 'en',
    region: 'GB',
    quality: 'medium',
    speakerCount: 1,
    megabytes: 63,
    isNonCommercial: false,
    licence: 'CC BY 4.0 for the recordings',
    path: 'en/en_GB/alba/medium/en_GB-alba-medium',
    pinned: pin(63_201_294, 'c07f313752bb3aba8061041666251654', 7013, '58b58c2541079e5ae693f93ffd15becf'),
  },
  {
    name: 'en_US-amy-medium',
    language: 'en',
    region: 'US',
    quality: 'medium',
    speakerCount: 1,
    megabytes: 63,
    isNonCommercial: false,
    licence: 'CC BY-SA 4.0 for the model, unknown for the recordings',
    path: 'en/en_US/amy/medium/en_US-amy-medium',
    pinned: pin(63_201_294, '778d28aeb95fcdf8a882344d9df142fc', 7007, 'eed7b28ea26b86395fd842942bdaea4c'),
  },
  {
    name: 'en_US-lessac-medium',
    language: 'en',
    region: 'US',
    quality: 'medium',
    speakerCount: 1,
    megabytes: 63,
    isNonCommercial: true,
    licence: 'Blizzard Challenge 2013',
    path: 'en/en_US/lessac/medium/en_US-lessac-medium',
    pinned: pin(63_201_294, '2fc642b535197b6305c7c8f92dc8b24f', 7010, '46e565a656f76b42b588d822025ed439'),
  },
  {
    name: 'es_ES-davefx-medium',
    language: 'es',
    region: 'ES',
    quality: 'medium',
    speakerCount: 1,
    megabytes: 63,
    isNonCommercial: false,
    licence: 'see the model card',
    path: 'es/es_ES/davefx/medium/es_ES-davefx-medium',
    pinned: pin(63_201_294, 'dc515cd4ecc5f6f72fe14a941188fc9c', 6921, 'e3ea0eebe0f918c3d2430262a4a454ca'),
  },
  {
    name: 'es_ES-sharvard-medium',
    language: 'es',
    region: 'ES',
    quality: 'medium',
    speakerCount: 2,
    megabytes: 77,
    isNonCommercial: false,
    licence: 'see the model card',
    path: 'es/es_ES/sharvard/medium/es_ES-sharvard-medium',
    pinned: pin(76_733_615, '77e6f9c26e92799fb04bb90b46bf1834', 7045, '05383f58a12f2937b47a179b19b58968'),
  },
  {
    name: 'fr_FR-siwis-medium',
    language: 'fr',
    region: 'FR',
    quality: 'medium',
    speakerCount: 1,
    megabytes: 63,
    isNonCommercial: false,
    licence: 'CC BY 4.0 for the recordings',
    path: 'fr/fr_FR/siwis/medium/fr_FR-siwis-medium',
    pinned: pin(63_201_294, '20e876e8c839e9b11a26085858f2300c', 7006, 'ae79606057c9a36af84e3bef86bfffb4'),
  },
  {
    name: 'fr_FR-upmc-medium',
    language: 'fr',
    region: 'FR',
    quality: 'medium',
    speakerCount: 2,
    megabytes: 77,
    isNonCommercial: false,
    licence: 'see the model card',
    path: 'fr/fr_FR/upmc/medium/fr_FR-upmc-medium',
    pinned: pin(76_733_615, '6837ede9408c7e1b39fa4a126af9e865', 4996, '574571ae93aba72dbd159582981037da'),
  },
  {
    name: 'de_DE-thorsten-medium',
    language: 'de',
    region: 'DE',
    quality: 'medium',
    speakerCount: 1,
    megabytes: 63,
    isNonCommercial: false,
    licence: 'CC0 for the recordings',
    path: 'de/de_DE/thorsten/medium/de_DE-thorsten-medium',
    pinned: pin(63_201_294, 'a129b00fb3078df43c96bab6c94535c0', 6923, '0ba02428e952e6556157df235b740e93'),
  },
  {
    name: 'de_DE-thorsten-high',
    language: 'de',
    region: 'DE',
    quality: 'high',
    speakerCount: 1,
    megabytes: 114,
    isNonCommercial: false,
    licence: 'CC0 for the recordings',
    path: 'de/de_DE/thorsten/high/de_DE-thorsten-high',
    pinned: pin(113_895_201, '256505fe58fb8b9d6ed78b83f6b8a9d2', 4875, 'e81686e00a9d825e2488ead660bec6fd'),
  },
  {
    name: 'pt_PT-tugao-medium',
    language: 'pt',
    region: 'PT',
    quality: 'medium',
    speakerCount: 1,
    megabytes: 63,
    isNonCommercial: false,
    licence: 'see the model card',
    path: 'pt/pt_PT/tugão/medium/pt_PT-tugão-medium',
    pinned: pin(63_201_294, '0642048511ffe36c3b519520614b53f4', 5026, 'c4113a1da477aa6db28420454c142ebd'),
  },
  {
    name: 'it_IT-paola-medium',
    language: 'it',
    region: 'IT',
    quality: 'medium',
    speakerCount: 1,
    megabytes: 63,
    isNonCommercial: false,
    licence: 'see the model card',
    path: 'it/it_IT/paola/medium/it_IT-paola-medium',
  },
  {
    name: 'it_IT-riccardo-x_low',
    language: 'it',
    region: 'IT',
    quality: 'x_low',
    speakerCount: 1,
    megabytes: 28,
    isNonCommercial: false,
    licence: 'see the model card',
    path: 'it/it_IT/riccardo/x_low/it_IT-riccardo-x_low',
    pinned: pin(28_130_791, '2c564b67f6bfaf3ad02d28ab528929b8', 5955, '110a150990a72d9533677b914cb028ce'),
  },
  {
    name: 'sl_SI-artur-medium',
    language: 'sl',
    region: 'SI',
    quality: 'medium',
    speakerCount: 1,
    megabytes: 63,
    isNonCommercial: false,
    licence: 'see the model card',
    path: 'sl/sl_SI/artur/medium/sl_SI-artur-medium',
  },
];
