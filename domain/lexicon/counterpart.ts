/** Word indexes in one version and the indexes of the matching words in the other version. */
export type Counterpart = { from: number[]; to: number[] };
