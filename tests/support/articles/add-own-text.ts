import type { openPage } from '../page/open-page.ts';

type Window = Pick<Awaited<ReturnType<typeof openPage>>, 'page' | 'visit'>;

const twoSentences = 'El reloj de la plaza se paró a las tres. Nadie lo notó hasta la mañana siguiente.';

/**
 * Creates the article “El reloj” (the clock) without a translation, with the form for own texts. Opens the article, or its
 * progress if a model translates it.
 */
export async function addOwnText({ page, visit }: Window, content = twoSentences) {
  await visit('/create-article?way=manual');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('El reloj');
  await page.getByRole('textbox', { name: 'Content' }).fill(content);
  await page.getByRole('button', { name: 'Save article' }).click();
  await page.waitForURL(/\/article(?:-generating)?\//);
}
