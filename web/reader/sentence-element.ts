/** A sentence has an address in the page, so that whoever steps, scrolls or marks a word finds it without asking React. */
export const sentenceId = (sentence: number) => `sentence-${sentence}`;

export const findSentenceElement = (sentence: number) => document.getElementById(sentenceId(sentence));
