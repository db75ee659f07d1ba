/** The element id of a sentence. Steps, scrolling and highlights find its row by id, without React. */
export const sentenceId = (sentence: number) => `sentence-${sentence}`;

export const findSentenceElement = (sentence: number) => document.getElementById(sentenceId(sentence));

export const articleEndId = 'article-end';
