import { describe, expect, test } from 'vitest';
import { makeDocx } from '../../../../tests/support/articles/make-files.ts';
import { readFile } from './read-file.ts';

const read = (name: string, content: string | Buffer) => readFile(name, Buffer.from(content));
const outline = async (name: string, content: string | Buffer) =>
  (await read(name, content)).chapters.map(({ title, paragraphs }) => [title, ...paragraphs.map(({ text }) => text)]);

test('Word: paragraphs, headings by style, notes, and nothing that was deleted', async () => {
  const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
  const heading = (text: string) => `<w:p><w:pPr><w:pStyle w:val="Ttulo1"/></w:pPr>${run(text)}</w:p>`;
  const document = makeDocx(
    `${heading('Uno')}<w:p>${run('Hola, ')}<w:del>${run('no')}</w:del>${run('Marta.')}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>
     <w:tbl><w:tr><w:tc><w:p>${run('Celda')}<w:r><w:br/></w:r>${run('dos')}</w:p></w:tc></w:tr></w:tbl>${heading('Dos')}<w:p>${run('Fin.')}</w:p>`,
    {
      'word/footnotes.xml': `<w:footnotes><w:footnote w:id="2"><w:p>${run('Una nota.')}</w:p></w:footnote></w:footnotes>`,
      'docProps/core.xml':
        '<cp:coreProperties><dc:title>Carta</dc:title><dc:creator>Luca</dc:creator></cp:coreProperties>',
    },
  );
  expect(await read('carta.docx', document)).toMatchObject({ title: 'Carta', author: 'Luca' });
  expect(await outline('carta.docx', document)).toEqual([
    ['Uno', 'Hola, Marta.', '[Una nota.]', 'Celda\ndos'],
    ['Dos', 'Fin.'],
  ]);
});

test('HTML: text without scripts, styles and menus', async () => {
  const page = `<!doctype html><html><head><title>Página</title><meta name="author" content="Ana"><style>p{}</style></head>
    <body><nav><a href="/">Inicio</a></nav><h1>El mar</h1><script>alert("no")</script><p onclick="x()">Es <b>azul</b> &amp; grande.</p>
    <img src=x onerror=alert(1)><iframe src="javascript:alert(1)">No</iframe><ul><li>Uno</li><li>Dos</li></ul></body></html>`;
  expect(await read('mar.html', page)).toMatchObject({ title: 'El mar', author: 'Ana' });
  expect(await outline('mar.html', page)).toEqual([[null, 'Es azul & grande.', 'Uno', 'Dos']]);
});

test('Markdown: headings are chapters, and markup is gone', async () => {
  const text = '# El mar\n\n## Uno\n\nEs **azul** y [grande](http://x.test).\n\n## Dos\n\n> Fin.\n';
  expect((await read('mar.md', text)).title).toBe('El mar');
  expect(await outline('mar.md', text)).toEqual([
    ['Uno', 'Es azul y grande.'],
    ['Dos', 'Fin.'],
  ]);
});

describe('plain text', () => {
  test('has chapters, without the licence of Project Gutenberg', async () => {
    const text =
      'The licence\n\n*** START OF THE PROJECT GUTENBERG EBOOK 1 ***\n\nCAPÍTULO I\n\nAquí.\n\nAllí\nsigue.\n\nCapítulo II. El mar\n\nFin.\n\n*** END OF THE PROJECT GUTENBERG EBOOK 1 ***\n\nMore licence';
    expect(await outline('mar.txt', text)).toEqual([
      ['CAPÍTULO I', 'Aquí.', 'Allí\nsigue.'],
      ['Capítulo II. El mar', 'Fin.'],
    ]);
  });

  const paragraph = 'A la orilla del río hay un viejo molino. Nadie lo usa desde hace muchos años.';
  test.each([
    ['a blank line', `El viejo molino\n\n${paragraph}\n\nFin.`],
    ['a line break', `El viejo molino\n${paragraph}\n\nFin.`],
  ])('has the title of its first line, before %s', async (_, text) => {
    expect((await read('molino.txt', text)).title).toBe('El viejo molino');
    expect(await outline('molino.txt', text)).toEqual([[null, paragraph, 'Fin.']]);
  });

  test('a title may begin with a word for a chapter', async () => {
    expect((await read('libro.txt', `Libro abierto\n\n${paragraph}`)).title).toBe('Libro abierto');
  });

  test.each([
    ['a sentence', `El molino es viejo.\n\n${paragraph}`],
    ['a wrapped line', 'A la orilla del río hay un\nviejo molino que nadie usa desde hace\nmuchos años.'],
    ['verse', 'La tarde cae\nSobre el mar\nY el viento calla'],
    ['the whole text', 'El viejo molino'],
    ['the number of a chapter', `Capítulo 1\n${paragraph}`],
    ['the number of a chapter as a word', `Capítulo primero\n${paragraph}`],
  ])('%s is not a title', async (_, text) => {
    expect((await read('molino.txt', text)).title).toBe(null);
  });

  test.each([
    ['UTF-8', Buffer.from('Mañana será otro día.')],
    ['UTF-16', Buffer.from('\ufeffMañana será otro día.', 'utf16le')],
    ['Windows-1252', Buffer.from('Mañana será otro día.', 'latin1')],
  ])('is decoded as %s', async (_, bytes) => {
    expect(await outline('a.txt', bytes)).toEqual([[null, 'Mañana será otro día.']]);
  });

  test('is decoded as Windows-1250 if it is Slovenian', async () => {
    const bytes = Buffer.from([
      0x8e, 0x65, 0x20, 0x64, 0x6f, 0x6c, 0x67, 0x6f, 0x20, 0xe8, 0x61, 0x73, 0x61, 0x20, 0x9a, 0x69, 0x72, 0x6f, 0x6b,
      0x6f,
    ]);
    expect(await outline('a.txt', bytes)).toEqual([[null, 'Že dolgo časa široko']]);
  });

  test.each([
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1])],
    ['RTF', Buffer.from('{\\rtf1 Aquí.}')],
  ])('%s is no text', async (_, bytes) => {
    await expect(read('a.txt', bytes)).rejects.toMatchObject({ failure: 'unknown-kind' });
  });

  test('without a letter there is nothing to read', async () => {
    await expect(read('a.txt', ' \n\n ')).rejects.toMatchObject({ failure: 'no-text' });
  });
});

describe('subtitles', () => {
  const srt = `1\r\n00:00:01,000 --> 00:00:03,000\r\n<i>¿Quién eres?</i>\r\n\r\n2\r\n00:00:02,500 --> 00:00:04,000\r\n{\\an8}Soy Marta,\r\nla vecina.\r\n\r\n3\r\n00:01:10,000 --> 00:01:12,000\r\nVen.\r\n`;

  test('a group of cues is a paragraph, with the time at which it begins', async () => {
    const { chapters } = await read('film.srt', srt);
    expect(chapters).toEqual([
      {
        title: null,
        paragraphs: [
          { text: '¿Quién eres? Soy Marta, la vecina.', startMs: 1000 },
          { text: 'Ven.', startMs: 70_000 },
        ],
      },
    ]);
  });

  test('rolling captions are read once', async () => {
    const vtt = `WEBVTT\n\nNOTE a note\n\nSTYLE\n::cue {}\n\n00:01.000 --> 00:02.000\n<v Ana>Hola\n\n00:02.000 --> 00:03.000\nHola\namigos\n\n00:03.000 --> 00:04.000 align:start\namigos\nde todos`;
    const { chapters } = await read('film.vtt', vtt);
    expect(chapters[0]?.paragraphs).toEqual([{ text: 'Hola amigos de todos', startMs: 1000 }]);
  });
});

describe('a file in two languages', () => {
  const pairs = async (name: string, content: string | Buffer) => {
    const { bilingual } = await read(name, content);
    const { source, translation } = bilingual?.languages ?? {};
    return [[source, translation], ...(bilingual?.pairs.map((pair) => [pair.source, pair.translation]) ?? [])];
  };
  const unit = (...segments: [string, string][]) =>
    `<tu>${segments.map(([language, text]) => `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`).join('')}</tu>`;
  const tmx = (units: string, type = '<!DOCTYPE tmx SYSTEM "tmx14.dtd">') =>
    `<?xml version="1.0"?>\n${type}\n<tmx version="1.4"><header srclang="en-US"/><body>${units}</body></tmx>`;

  test('TMX: sentences in the language of the source and the most frequent other one, without codes', async () => {
    const units = [
      unit(['es', '¿Quién <bpt i="1">&lt;b></bpt>viene<ept i="1">&lt;/b></ept>?'], ['en-GB', 'Who’s <hi>coming</hi>?']),
      unit(['EN-US', 'Marta &amp; Ana.'], ['es-MX', 'Marta y Ana.'], ['sl', 'Marta in Ana.']),
      unit(['en', 'Nobody.'], ['pl', 'Nikt.']),
    ];
    expect(await pairs('memory.tmx', tmx(units.join('\n')))).toEqual([
      ['en', 'es'],
      ['Who’s coming?', '¿Quién viene?'],
      ['Marta & Ana.', 'Marta y Ana.'],
      ['Nobody.', ''],
    ]);
    expect(await outline('memory.tmx', tmx(units.join('')))).toEqual([
      [null, 'Who’s coming?', 'Marta & Ana.', 'Nobody.'],
    ]);
  });

  test('TMX: a unit without the language of the source is left out', async () => {
    const units = [unit(['en', 'Here.'], ['es', 'Aquí.']), unit(['es', 'Nadie.'], ['fr', 'Personne.'])];
    expect(await pairs('memory.tmx', tmx(units.join('')))).toEqual([
      ['en', 'es'],
      ['Here.', 'Aquí.'],
    ]);
  });

  test('TMX in UTF-16 is read', async () => {
    const bytes = Buffer.from(`\ufeff${tmx(unit(['en', 'Here.'], ['sl', 'Tukaj.']))}`, 'utf16le');
    expect(await pairs('memory.tmx', bytes)).toEqual([
      ['en', 'sl'],
      ['Here.', 'Tukaj.'],
    ]);
  });

  test('TMX: entities of a document type are not expanded', async () => {
    const laughs = '<!DOCTYPE tmx [<!ENTITY a "ja"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>';
    expect(await pairs('memory.tmx', tmx(unit(['en', 'Ha: &b;'], ['es', 'Risa: &x;']), laughs))).toEqual([
      ['en', 'es'],
      ['Ha: &b;', 'Risa: &x;'],
    ]);
  });

  test.each([
    ['in one language', tmx(unit(['en', 'Here.'])), 'no-text'],
    ['without text in one of the languages', tmx(unit(['en', 'Here.'], ['es', ' '])), 'no-text'],
    ['with an endless translation', tmx(unit(['en', 'Here.'], ['es', 'Aquí. '.repeat(1_100_000)])), 'too-long'],
  ])('TMX %s is refused', async (_, content, failure) => {
    await expect(read('memory.tmx', content)).rejects.toMatchObject({ failure });
  });

  test.each([
    ['commas', 'en,Español\nHere.,Aquí.\n"Yes, ""here"".","Sí, «aquí»."\nNobody.,\n'],
    ['semicolons', '\ufeffenglish;es-ES\r\nHere.;Aquí.\r\nYes, "here".;Sí, «aquí».\r\nNobody.;\r\n'],
    ['tabs', 'Englisch\tspagnolo\nHere.\tAquí.\nYes, "here".\tSí, «aquí».\n\nNobody.\t'],
  ])('a table with %s and a row of languages', async (_, content) => {
    expect(await pairs('table.csv', content)).toEqual([
      ['en', 'es'],
      ['Here.', 'Aquí.'],
      ['Yes, "here".', 'Sí, «aquí».'],
      ['Nobody.', ''],
    ]);
  });

  test('a sentence that begins like a language code is not taken for the name of a language', async () => {
    expect(await pairs('table.tsv', 'Es-tu prêt ?\tAre you ready?\nOui.\tYes.\n')).toEqual([
      [null, null],
      ['Es-tu prêt ?', 'Are you ready?'],
      ['Oui.', 'Yes.'],
    ]);
  });

  test('a table without names of languages; a quotation mark that is not closed is text', async () => {
    expect(await pairs('table.tsv', '"Here, she said.\tAquí, dijo.\nYes.\tSí.\n')).toEqual([
      [null, null],
      ['"Here, she said.', 'Aquí, dijo.'],
      ['Yes.', 'Sí.'],
    ]);
  });

  test.each(['a,b,c\n1,2,3\n', 'Only one column.\nHere.\n'])(
    'a table without exactly two columns is refused',
    async (content) => {
      await expect(read('table.csv', content)).rejects.toMatchObject({ failure: 'unknown-kind' });
    },
  );
});
