import { useLingui } from '@lingui/react/macro';
import { bounds } from '../../domain/creation/new-article.ts';

/** Returns the error message of a field; undefined if it is valid. */
export function useProblems() {
  const { t, i18n } = useLingui();
  const say = (sentences: Record<string, string>) => (problem: string | undefined) =>
    problem === undefined ? undefined : (sentences[problem] ?? t`This isn’t right yet.`);
  const tooShort = (fewest: number) => {
    const limit = i18n.number(fewest);
    return t`That’s too short: at least ${limit} characters.`;
  };
  const tooLong = (most: number) => {
    const limit = i18n.number(most);
    return t`That’s too long: at most ${limit} characters.`;
  };
  const mostGenres = bounds.genres.atMost;
  const mostSentences = bounds.sentences.atMost;
  const tooManySentences = t`That’s too long: at most ${mostSentences} sentences.`;

  return {
    description: say({
      required: t`Say in a few words what it should be about.`,
      'too-short': tooShort(bounds.description.atLeast),
      'too-long': tooLong(bounds.description.atMost),
    }),
    genres: say({
      required: t`Choose at least one genre.`,
      'too-many': t`Choose at most ${mostGenres} genres.`,
    }),
    title: say({ required: t`Give it a title.`, 'too-long': tooLong(bounds.title.atMost) }),
    text: say({
      required: t`Write or paste a text.`,
      'too-short': tooShort(bounds.text.atLeast),
      'too-long': tooLong(bounds.text.atMost),
      'too-many-sentences': tooManySentences,
    }),
  };
}
