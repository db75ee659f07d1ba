import { isConcept, type Rule } from '../../grammar-rule.ts';

type Head = readonly [head: string, conceptId: string, first: RegExp];

/**
 * The last part of a compound, the meaning of this part, and the first parts with which it has this meaning: “Parteispitze”
 * (party leadership), but not “Bergspitze” (mountain top).
 */
const heads: readonly Head[] = [
  ['politik', 'policy/noun', /^(?!partei|kommunal|bundes|landes|welt|tages|innen)/],
  [
    'spitze',
    'leadership-top/noun',
    /^(?:partei|spd|cdu|csu|fdp|grünen|afd|konzern|fraktion|staat|regierung|verband|unternehmen|firmen|bahn|verein|gewerkschaft|führung|koalition|land|bund|kirche|militär|armee|bank|polizei|uno|eu|nato|ministerium|behörden|klub)/,
  ],
  [
    'art',
    'species/noun',
    /^(?:tier|pflanzen|vogel|fisch|frosch|baum|insekten|käfer|schmetterling|säugetier|spinnen|bienen|wal|hai|affen|kröten|schlangen|schnecken|pilz|orchideen|gras|gräser|moos|algen|bakterien|viren|mücken|ameisen|fledermaus|dinosaurier|reptilien|krebs|muschel|enten|eulen|katzen|hirsch|unter|schwester)/,
  ],
  [
    'stelle',
    'job/noun',
    /^(?:arbeits|plan|lehr|ausbildung|professor|beamten|teilzeit|vollzeit|lehrer|assisten|praktik|richter|polizei|forsch|traum|halbtag)/,
  ],
];

/** One rule per entry of `heads`. It applies to all compounds with this last part. */
export const germanCompoundHeadRules: readonly Rule[] = heads.map(([head, conceptId, first]) => ({
  forms: { de: `-${head}` },
  means: isConcept(conceptId),
  holds: ({ word }) => first.test(word.form),
  weightElsewhere: 1e-4,
  weightOfOthers: 1e-7,
}));
