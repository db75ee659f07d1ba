import * as v from 'valibot';
import { type Language, languages } from '../../domain/language.ts';
import { findAnswer } from '../device/kept-answers.ts';

const schema = v.object({ profile: v.object({ mainLang: v.picklist(languages) }) });

/** The native language of the stored profile. Undefined if no profile is stored or the user has not chosen a language. */
export async function findNativeLanguage(): Promise<Language | undefined> {
  const parsed = v.safeParse(schema, await (await findAnswer('/api/profile'))?.json());
  return parsed.success ? parsed.output.profile.mainLang : undefined;
}
