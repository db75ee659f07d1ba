export type WeighedReading = { conceptId: string; part: string; weight: number };
