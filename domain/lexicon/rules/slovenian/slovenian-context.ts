import type { Place } from '../grammar-rule.ts';
import { isOnly } from '../word-classes.ts';

export const isParticiple = (place: Place) => (word: Place['word']) =>
  /.l[aio]?$/.test(word.form) && isOnly(word, ['verb'], place.lexicon);

export const comparative =
  /^(?:bolj|manj|več|prej|dlje|laže|.{2,}(?:ejš|[jš]š|[dknmtlrv]š|žj|čj|jš|ljš)(?:[aeio]|ega|emu|em|ih|im|imi)|.{3,}[eš]je|.{2,}jše|hitreje|bolje|slabše|huje|višje|nižje|raje)$/;
