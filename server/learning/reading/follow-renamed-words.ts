import type { Services } from '../../services.ts';
import { deleteMoves, listVanished, renameWords, type VanishedWord } from './word-moves-queries.ts';

/**
 * After all texts were indexed by a new lexicon: a word that occurs nowhere any more, and that the lexicon no longer has, was
 * renamed. Knowledge about it follows.
 */
export async function followRenamedWords(services: Pick<Services, 'db' | 'lexicon'>) {
  const renamed: VanishedWord[] = [];
  for (const word of await listVanished(services))
    if (!(await services.lexicon.ask('is-listed', word))) renamed.push(word);
  await services.db.transaction(async (db) => {
    // Servers that finish at the same time follow one after the other.
    await db.query`select pg_advisory_xact_lock(7046041)`;
    if (renamed.length > 0) await renameWords({ db }, renamed);
    await deleteMoves({ db });
  });
}
