import * as v from 'valibot';
import { languages } from '../../domain/language.ts';
import { findAnswer, findOwner } from '../device/kept-answers.ts';
import { chooseCopies, findText, listKeptArticles, pathOfArticle } from '../device/kept-articles.ts';

const profileSchema = v.object({ profile: v.object({ learningLang: v.nullable(v.picklist(languages)) }) });

/** The stored text of an article: in the learning language, or else in the language in which it was opened last. */
export async function findTextToRead(articleId: string): Promise<Response | undefined> {
  const owner = await findOwner();
  if (owner === undefined) return undefined;
  const profile = v.safeParse(profileSchema, await (await findAnswer('/api/profile'))?.json());
  const copies = (await listKeptArticles(owner)).filter((copy) => copy.articleId === articleId);
  const [copy] = chooseCopies(copies, profile.success ? profile.output.profile.learningLang : null);
  return (copy && (await findText(copy))) ?? findAnswer(pathOfArticle(articleId));
}
