const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** Returns undefined if the text is not a usual Roman numeral from 1 to 3999. IIII and VX are not usual. */
export function readRoman(text: string): number | undefined {
  if (!/^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(text) || text === '') return undefined;
  return [...text].reduce((total, letter, index) => {
    const value = values[letter] ?? 0;
    return value < (values[text[index + 1] ?? ''] ?? 0) ? total - value : total + value;
  }, 0);
}

/** A capitalised word and a Roman numeral: at least two letters, or V or X alone. “I” alone is rarely a number. */
export const nameWithRoman = /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}+) ([IVXLC]{2,}|[VX])(\.?)(?![\p{L}\p{N}])/gu;
