/** The key of the mutation that deletes an article. While it runs, the page does not fetch the article again. */
export const deletingKey = (articleId: string) => ['delete-article', articleId];
