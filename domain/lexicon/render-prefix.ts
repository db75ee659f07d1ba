import type { Language } from '../language.ts';

/** Spanish and Portuguese prefixes, with the prefix that English puts before the same words: “interurbano” is “inter-urban”. */
const englishPrefixes: ReadonlyMap<string, string> = new Map(
  `micro=micro mini=mini macro=macro mega=mega super=super hiper=hyper ultra=ultra semi=semi multi=multi pluri=multi
  inter=inter sub=sub pre=pre pré=pre post=post pos=post pós=post pro=pro pró=pro neo=neo pseudo=pseudo seudo=pseudo
  cuasi=quasi quase=quasi co=co contra=counter sobre=over intra=intra supra=supra infra=infra trans=trans bi=bi tri=tri
  tetra=tetra mono=mono poli=poly foto=photo electro=electro eletro=electro hidro=hydro aero=aero bio=bio neuro=neuro
  psico=psycho socio=socio geo=geo termo=thermo cardio=cardio tecno=techno ciber=cyber agro=agro narco=narco afro=Afro
  anglo=Anglo franco=Franco hispano=Hispano ibero=Ibero luso=Portuguese euro=Euro anti=anti auto=self`
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [prefix = '', english = ''] = pair.split('=');
      return [prefix, english];
    }),
);

/**
 * The English meaning of a Spanish or Portuguese word with a prefix: “inter-urban” for “interurbano”, “not satisfied” for
 * “insatisfecho”, “reversal or lack of mobilisation” for “desmovilización”. Undefined for prefixes that English renders as a
 * word of its own, such as “ex-” (former).
 */
export function renderPrefix(
  { prefix, meaning, partOfSpeech }: { prefix: string; meaning: string; partOfSpeech: string },
  language: Language,
): string | undefined {
  if (language !== 'es' && language !== 'pt') return undefined;
  const [first = meaning] = meaning.split(', ');
  if (prefix === 're') return `${first} again`;
  if (prefix === 'des') {
    if (partOfSpeech === 'verb') return `opposite of “${first}”`;
    return partOfSpeech === 'noun' ? `reversal or lack of ${first}` : `not ${first}`;
  }
  if (prefix === 'in' || prefix === 'im') return `not ${first}`;
  const english = englishPrefixes.get(prefix);
  if (english === undefined || first.includes(' ')) return undefined;
  return `${english}-${first}`;
}
