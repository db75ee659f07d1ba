/** A word with its offsets in the sentence. Contractions such as Spanish “del” (“de” + “el”, of the) count as one word. */
export type Token = { form: string; lemma: string; part: string; start: number; end: number };

/** Parses the sentences of a treebank in the CoNLL-U format. */
export function readTreebank(conllu: string): { text: string; tokens: Token[] }[] {
  return conllu
    .split(/\n\n+/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const lines = block.split('\n');
      const text = (lines.find((line) => line.startsWith('# text = ')) ?? '').slice('# text = '.length);
      return { text, tokens: readTokens(lines, text) };
    });
}

function readTokens(lines: readonly string[], text: string): Token[] {
  const tokens: Token[] = [];
  let place = 0;
  let lastInside = 0;
  for (const line of lines) {
    const [id = '', form = '', lemma = '', part = ''] = line.split('\t');
    const range = /^(\d+)-(\d+)$/.exec(id);
    if (!range && !/^\d+$/.test(id)) continue;
    if (!range && Number(id) <= lastInside) {
      tokens.push(...completeJoined(tokens, { lemma, part }));
      continue;
    }
    if (range) lastInside = Number(range[2]);
    const start = text.indexOf(form, place);
    if (start < 0) continue;
    place = start + form.length;
    tokens.push({ form, lemma, part, start, end: place });
  }
  return tokens;
}

/**
 * A contraction gets the lemma of its verb, or of its first word if it has no verb. For example, Spanish “míralo” (look at it)
 * consists of “mira” and “lo” and gets the lemma “mirar” (look).
 */
function completeJoined(tokens: Token[], { lemma, part }: Pick<Token, 'lemma' | 'part'>): Token[] {
  const joined = tokens.at(-1);
  if (!joined || (joined.part !== '_' && part !== 'VERB')) return [];
  tokens.pop();
  return [{ ...joined, lemma, part }];
}
