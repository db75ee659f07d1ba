/**
 * A reading (interpretation) of a word, with its weight. `kin` is the concept by which it is compared with words of other
 * versions, see kin.ts.
 */
export type WeighedReading = { conceptId: string; kin: string; part: string; weight: number };
