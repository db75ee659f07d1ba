import type { ShownSense } from './english-word-sets.ts';

/** Adjectives and short words with several senses, and the words around them that show the sense. */
export const shownOthers: readonly ShownSense[] = [
  ['closing', 'closing-final-en/adjective', { next: 'price prices stock bid level credits ceremony bell session date stages minutes line lines scene chapter stretch' }, 'only'],
  ['tough tougher toughest', 'tough/adjective', { near: 'rib ribs meat steaks bread crust lamb turkey overcooked rubbery chew fibres', never: 'decision question man' }],
  ['state', 'state-country/noun', { previous: 'two one nation independent sovereign palestinian islamic jewish welfare police modern secular member', near: 'solution', reach: 1 }],
];
