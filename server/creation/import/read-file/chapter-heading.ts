const chapterWords = 'chapter|part|book|cap[ií]tulo|parte|libro|kapitel|teil|chapitre|partie|capitolo|poglavje|del';
const number = String.raw`(?:\d{1,3}|[ivxlcdm]{1,7}|\p{L}{3,12})`;

/** Matches “Chapter 3. The sea”, on a line of its own between blank lines. */
export const chapterPattern = new RegExp(`^(?:${chapterWords})\\s+${number}\\b.{0,80}$`, 'iu');
export const numeralPattern = /^(?:[IVXLC]{1,7}|\d{1,3})\.?$/;

const bareChapterPattern = new RegExp(`^(?:${chapterWords})\\s+${number}[.:]?$`, 'iu');

/** Whether a heading only counts, such as “Chapter 3” or “IV”. */
export const isBareHeading = (heading: string) => bareChapterPattern.test(heading) || numeralPattern.test(heading);
