import * as v from 'valibot';
import { hasNoDoubles, isShortcutKey } from './shortcuts.ts';

const key = v.pipe(v.string(), v.maxLength(8), v.check(isShortcutKey, 'invalid-key'));

export const shortcutsSchema = v.strictObject({
  isOn: v.boolean(),
  keys: v.pipe(
    v.strictObject({
      repeat: key,
      loop: key,
      translations: key,
      translation: v.optional(key),
      define: key,
      words: key,
      save: key,
      know: key,
      bookmark: key,
      search: key,
      help: key,
    }),
    v.check(hasNoDoubles, 'used-twice'),
  ),
});
