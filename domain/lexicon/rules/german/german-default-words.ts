/** More usual meanings of German words of all kinds, see german-defaults.ts. */
export const defaultWords: readonly string[] = [
  'area-field-bereich-de/noun',
  'look-gaze-blick-de/noun',
  'any-beliebig-de/adjective',
  'requirement-target-vorgabe-de/noun',
];
