import { endingRules, type InflectionRules, longestFirst } from './inflection-rules.ts';
import { slovenianDerivations } from './slovenian-derivations.ts';

export const slovenianInflections: InflectionRules = {
  endings: longestFirst([
    ...endingRules(
      ['noun', 'name'],
      [
        // Endings of masculine nouns: “stola”, “stolu” and “stolom” from “stol” (chair); “možem” and “možje” from “mož”
        // (man).
        ['a u i om em e ov ev oma ema ih je', '-'],
        // Endings of nouns in “-a”, “-o” and “-e”: “hiše”, “hiši” and “hišo” from “hiša” (house); “mesta” and “mestu” from
        // “mesto” (town).
        ['e i o am ah ama ami oma -', 'a'],
        ['a u om i ih oma -', 'o'],
        ['a u em i ih ema -', 'e'],
        // Endings of feminine nouns without “-a”: “noči”, “nočjo”, “nočema” and “nočmi” from “noč” (night).
        ['i jo ema ma im mi ih', '-'],
        // Nouns that get “t” or “n” before endings: “očeta” from “oče” (father); “imena” from “ime” (name).
        ['eta etu etom eti etov', 'e'],
        ['ena enu enom eni en', 'e'],
        ['mi am ah em', '-'],
        // Longer plural forms: “sinovi” and “sinove” from “sin” (son).
        ['ovi ove ovom ovih ovoma', '-'],
      ],
    ),
    ...endingRules(
      ['adjective', 'determiner', 'pronoun', 'numeral'],
      [
        ['i a o e ega emu em im ih imi ima', '- i'],
        ['ejši ejša ejše ejšega ejšemu ejšem ejšim ejših ejšo ejšimi', '- en'],
        ['ši ša še šega šemu šem ših šo jši jša jše jšega jšem jših jšo', '- ek ok'],
      ],
    ),
    ...endingRules(['adjective'], [['o e', '- en']]),
    ...endingRules(
      ['verb'],
      [
        ['m š mo te jo va ta l la lo li le n na no ni ne j jte jmo -', 'ti'],
        ['em eš e emo ete ejo eva eta', 'ati iti eti ti'],
        ['im iš i imo ite ijo iva ita il ila ilo ili ile', 'iti eti ati'],
        ['ujem uješ uje ujemo ujete ujejo ujeva ujeta', 'ovati evati'],
        ['nem neš ne nemo nete nejo', 'niti ti'],
        ['en ena eno eni ene enega enem enih jen jena jeno jeni jene', 'iti eti ti'],
        ['an ana ano ani ane anega anem anih', 'ati'],
        ['el ela elo eli ele', 'eti iti'],
      ],
    ),
    ...slovenianDerivations,
  ]),
  stemChanges: [
    // Restores the vowel that disappears before endings: “konca” comes from “konec” (end), “dobrega” from “dober” (good).
    [/([^aeiou])([^aeiou])$/, '$1e$2'],
    [/([^aeiou])([^aeiou])$/, '$1a$2'],
    // Restores the consonant before “-enje”: “lepljenje” (gluing) comes from “lepiti” (glue), “čiščenje” (cleaning) from
    // “čistiti” (clean).
    [/([pbvm])lj$/, '$1'],
    [/šč$/, 'st'],
    [/lj$/, 'l'],
    [/č$/, 'k'],
    [/č$/, 'c'],
    [/c$/, 'k'],
    [/ž$/, 'g'],
    [/š$/, 's'],
    [/j$/, ''],
    [/r$/, ''],
  ],
  wordChanges: [[/^naj/, '']],
  prefixes: [
    // Prefixes of verbs: “iz-” in “izbrskati” (dig up), from “brskati” (rummage).
    [/^(?:pri|pre|pod|nad|raz|iz|od|do|za|na|po|vz|ob)(?=\p{L}{5})/u, ['verb']],
    // First parts of other words: “so-” in “soustvarjanje” (co-creation).
    [
      /^(?:ne|so|samo|proti|anti|pred|post|več|super|ultra|mikro|makro|mini|avto|eko|bio|neo|med|pra|pol|novo|eno|dvo|tri|zgodnje|pozno)(?=\p{L}{6})/u,
      ['noun', 'adjective', 'adverb'],
    ],
  ],
};
