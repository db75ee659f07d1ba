import * as v from 'valibot';
import { typographyChoices as choices, regularTypography as regular } from './typography.ts';

/** A missing or unknown value, for example from another release of the app, becomes the default value. */
export const typographySchema = v.object({
  size: v.fallback(v.picklist(choices.size), regular.size),
  leading: v.fallback(v.picklist(choices.leading), regular.leading),
  letters: v.fallback(v.picklist(choices.letters), regular.letters),
  words: v.fallback(v.picklist(choices.words), regular.words),
  font: v.fallback(v.picklist(choices.font), regular.font),
  width: v.fallback(v.picklist(choices.width), regular.width),
  hyphens: v.fallback(v.picklist(choices.hyphens), regular.hyphens),
  paper: v.fallback(v.picklist(choices.paper), regular.paper),
  focus: v.fallback(v.picklist(choices.focus), regular.focus),
  ruler: v.fallback(v.picklist(choices.ruler), regular.ruler),
  view: v.fallback(v.picklist(choices.view), regular.view),
  contrast: v.fallback(v.picklist(choices.contrast), regular.contrast),
});
