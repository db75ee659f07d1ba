/** `kin` is the concept with which the reading is compared in other versions, see kin.ts. */
export type WeighedReading = { conceptId: string; kin: string; part: string; weight: number };
