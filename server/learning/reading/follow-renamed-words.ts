import type { Services } from '../../services.ts';
import { deleteMoves, listVanished, renameWords, type VanishedWord } from './word-moves-queries.ts';

/**
 * Called after all texts have been indexed with a new lexicon. A word counts as renamed if it no longer occurs in any text
 * and the lexicon no longer has it. Its encounters (how often learners met it) and its saved words are transferred to the
 * word that replaces it.
 */
export async function followRenamedWords(services: Pick<Services, 'db' | 'lexicon'>) {
  const renamed: VanishedWord[] = [];
  for (const word of await listVanished(services))
    if (!(await services.lexicon.ask('is-listed', word))) renamed.push(word);
  await services.db.transaction(async (db) => {
    // Servers that finish indexing at the same time wait for each other here.
    await db.query`select pg_advisory_xact_lock(7046041)`;
    if (renamed.length > 0) await renameWords({ db }, renamed);
    await deleteMoves({ db });
  });
}
