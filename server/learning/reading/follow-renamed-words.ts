import type { Services } from '../../services.ts';
import { deleteMoves, listVanished, renameWords, type VanishedWord } from './word-moves-queries.ts';

/**
 * Called after a new lexicon has indexed all texts. A word that occurs in no text any more, and that the lexicon no longer has,
 * was renamed. What learners know about it is transferred to the new word.
 */
export async function followRenamedWords(services: Pick<Services, 'db' | 'lexicon'>) {
  const renamed: VanishedWord[] = [];
  for (const word of await listVanished(services))
    if (!(await services.lexicon.ask('is-listed', word))) renamed.push(word);
  await services.db.transaction(async (db) => {
    // Servers that finish at the same time run this one after the other.
    await db.query`select pg_advisory_xact_lock(7046041)`;
    if (renamed.length > 0) await renameWords({ db }, renamed);
    await deleteMoves({ db });
  });
}
