/**
 * Beginnings of German compounds that are no words, or that mean something else than the word, with their concept: “Sonderwunsch”
 * is a special wish, “Bundesbürger” a federal citizen.
 */
export const combiningForms: ReadonlyMap<string, string> = new Map([
  ['bundes', 'federal/adjective'],
  ['haupt', 'main/adjective'],
  ['sonder', 'special/adjective'],
  ['zusatz', 'additional/adjective'],
  ['einzel', 'individual/adjective'],
  ['gesamt', 'whole/adjective'],
  ['mindest', 'minimum/noun'],
  ['höchst', 'maximum/adjective'],
  ['lieblings', 'favourite/adjective'],
  ['ober', 'upper/adjective'],
  ['außen', 'outer/adjective'],
  ['innen', 'inner/adjective'],
  ['neben', 'secondary/adjective'],
  ['not', 'emergency/noun'],
  ['rechts', 'legal-lawful-de/adjective'],
  ['rück', 'back/adverb'],
  ['kreis', 'district/noun'],
  ['miss', 'bad/adjective'],
  ['wahl', 'election/noun'],
  ['nord', 'northern/adjective'],
  ['ost', 'eastern/adjective'],
  ['süd', 'southern/adjective'],
  ['west', 'western/adjective'],
]);
