import * as v from 'valibot';
import type { Shortcuts } from './shortcuts.ts';
import { shortcutsSchema } from './shortcuts-schema.ts';
import type { Typography } from './typography.ts';
import { typographySchema } from './typography-schema.ts';

/** How a user likes to read. A missing field was never changed, so the default applies. */
export interface Preferences {
  shortcuts?: Shortcuts | undefined;
  typography?: Typography | undefined;
}

export const preferencesSchema = v.partial(
  v.strictObject({ shortcuts: shortcutsSchema, typography: v.strictObject(typographySchema.entries) }),
);
