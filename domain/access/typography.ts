/** How the text of an article can look. */
export const typographyChoices = {
  /** In percent of the regular size. */
  size: ['85', '100', '115', '130', '150', '175'],
  leading: ['tight', 'regular', 'loose', 'double'],
  letters: ['regular', 'wide', 'wider'],
  words: ['regular', 'wide', 'wider'],
  font: ['serif', 'sans', 'legible'],
  width: ['narrow', 'regular', 'wide'],
  hyphens: ['on', 'off'],
  paper: ['plain', 'cream', 'rose', 'mint', 'sky'],
  focus: ['off', 'on'],
  ruler: ['off', 'on'],
  view: ['all', 'one'],
  contrast: ['regular', 'high'],
} as const;

export type Typography = {
  [Name in keyof typeof typographyChoices]: (typeof typographyChoices)[Name][number];
};

export const regularTypography: Typography = {
  size: '100',
  leading: 'regular',
  letters: 'regular',
  words: 'regular',
  font: 'serif',
  width: 'regular',
  hyphens: 'on',
  paper: 'plain',
  focus: 'off',
  ruler: 'off',
  view: 'all',
  contrast: 'regular',
};
