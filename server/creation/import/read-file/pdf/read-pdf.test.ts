import { describe, expect, test } from 'vitest';
import { makePdf, pdfPage, setLines, wrap, writePdf } from '../../../../../tests/support/articles/make-pdf.ts';
import { readFile } from '../read-file.ts';

const outline = async (pdf: Buffer) =>
  (await readFile('a.pdf', pdf)).chapters.map(({ title, paragraphs }) => [
    title,
    ...paragraphs.map(({ text }) => text),
  ]);

const story = [
  'La vecina del tercero abre la ventana muy temprano y mira hacia el puerto, donde los barcos esperan la marea.',
  'Nadie sabe cuándo volvió. Algunos dicen que llegó de noche, con una maleta pequeña y un paraguas azul.',
  '—¿Quién es? —pregunta el panadero.',
  '—¡Una vieja amiga de tu madre, que en paz descanse! —responde ella.',
  'Desde entonces, cada mañana hay dos tazas de café sobre la mesa de la cocina, y una de las dos se enfría.',
];

test('one column: paragraphs by indent, also over the end of a page', async () => {
  const lines = story.flatMap((paragraph) => wrap(paragraph, 50));
  const pages = [lines.slice(0, 4), lines.slice(4)].map((part) => setLines(part));
  expect(await outline(makePdf({ pages }))).toEqual([[null, ...story]]);
});

test('one column: paragraphs by gap, or by a line that ends early', async () => {
  const lines = story.flatMap((paragraph) => [...wrap(paragraph, 50, 0), '']);
  expect(await outline(makePdf({ pages: [setLines(lines)] }))).toEqual([[null, ...story]]);
  const withoutGaps = [story[0] ?? '', story[1] ?? '', story[4] ?? ''];
  const page = setLines(withoutGaps.flatMap((paragraph) => wrap(paragraph, 46, 0)));
  expect(await outline(makePdf({ pages: [page] }))).toEqual([[null, ...withoutGaps]]);
});

describe('two columns', () => {
  const head = (page: number) => [
    ...setLines([page % 2 === 0 ? 'Las luces de la ría' : 'Marina Seoane'], { y: 30, size: 8 }),
    ...setLines([`${page + 11}`], { x: 290, y: 780, size: 8 }),
  ];
  const columns = (lines: readonly string[], { y = 80 } = {}) => {
    const half = Math.ceil(lines.length / 2);
    // The lines of the two columns are at different heights.
    return [...setLines(lines.slice(half), { x: 320, y: y + 5 }), ...setLines(lines.slice(0, half), { y })];
  };

  test('are read one after the other, without running heads and page numbers', async () => {
    const more = Array.from({ length: 4 }, () => story).flat();
    const lines = more.flatMap((paragraph) => wrap(paragraph, 38));
    const third = Math.ceil(lines.length / 3);
    const pages = [0, 1, 2].map((page) => [...head(page), ...columns(lines.slice(page * third, (page + 1) * third))]);
    expect(await outline(makePdf({ pages }))).toEqual([[null, ...more]]);
  });

  test('begin below a title across the page, and end above text across the page', async () => {
    const summary = `${story[0]} ${story[1]}`;
    const wide = wrap(summary, 80, 0);
    const lines = story.flatMap((paragraph) => wrap(paragraph, 38));
    const page = [
      ...setLines(['Las luces de la ría, y lo que se ve'], { y: 60, size: 20 }),
      ...setLines(wide, { y: 100 }),
      ...columns(lines, { y: 160 }),
      ...setLines(wide, { y: 300 }),
    ];
    const { title, chapters } = await readFile('a.pdf', makePdf({ pages: [page] }));
    expect(title).toBe('Las luces de la ría, y lo que se ve');
    expect(chapters[0]?.paragraphs.map(({ text }) => text)).toEqual([summary, ...story, summary]);
  });

  test('the last page may have few lines in its second column', async () => {
    const lines = [...story, ...story].flatMap((paragraph) => wrap(paragraph, 38));
    const last = ['  Al final, la taza', 'se queda vacía.', '  Y nadie pregunta.'];
    const pages = [columns(lines), [...setLines(last.slice(2), { x: 320 }), ...setLines(last.slice(0, 2))]];
    const expected = [...story, ...story, 'Al final, la taza se queda vacía.', 'Y nadie pregunta.'];
    expect(await outline(makePdf({ pages }))).toEqual([[null, ...expected]]);
  });
});

test('items of a list are paragraphs, and a table of contents is left out', async () => {
  const lines = [
    'El puente . . . . . . . . 3',
    'La casa . . . . . . . . . 15',
    'Hay tres cosas:',
    '• la taza;',
    '• el café;',
    '• la mesa.',
  ];
  const page = [...setLines(lines), ...setLines(['1'], { x: 290, y: 780 })];
  expect(await outline(makePdf({ pages: [page] }))).toEqual([
    [null, 'Hay tres cosas:', '• la taza;', '• el café;', '• la mesa.'],
  ]);
});

describe('words', () => {
  const textOf = async (...lines: string[]) => (await outline(makePdf({ pages: [setLines(lines)] })))[0]?.slice(1);

  test('are joined where a line end has cut them', async () => {
    expect(
      await textOf(
        'El camino de la mon-',
        'taña es largo, y la mon­',
        'taña está lejos; la guerra franco-',
        'prusiana y la paz franco-prusiana, Jean-',
        'Paul y los años 1914-',
        '1918 son historia vis-à-',
        'vis de nadie. Sólo avez-',
        'vous lo sabe si vous lo avez visto. La Nord-',
        'und Südseite de una casa GRAN-',
        'DE, la señora disse-',
        '-me algo —nada—',
        'y se fue.',
      ),
    ).toEqual([
      'El camino de la montaña es largo, y la montaña está lejos; la guerra franco-prusiana y la paz franco-prusiana, Jean-Paul y los años 1914-1918 son historia vis-à-vis de nadie. Sólo avez-vous lo sabe si vous lo avez visto. La Nord- und Südseite de una casa GRANDE, la señora disse-me algo —nada—y se fue.',
    ]);
  });

  test('have letters instead of ligatures, and accents on their letters', async () => {
    expect(await textOf('La ﬁesta y la ﬂor del espa¨nol y la monta´na.')).toEqual([
      'La fiesta y la flor del espan̈ol y la montańa.',
    ]);
  });

  test('drawn twice for bold type are read once', async () => {
    const line = 'El puente es viejo.';
    const page = [...setLines([line]), ...setLines([line], { x: 60.3 })];
    expect(await outline(makePdf({ pages: [page] }))).toEqual([[null, line]]);
  });

  test('keep a large initial letter', async () => {
    const page = [
      ...setLines(['L'], { y: 94, size: 30 }),
      ...setLines(['a vecina del tercero abre la', 'ventana muy temprano y mira'], { x: 82 }),
      ...setLines(['hacia el puerto, donde los barcos', 'esperan la marea de la mañana.'], { y: 104 }),
    ];
    expect(await outline(makePdf({ pages: [page] }))).toEqual([
      [
        null,
        'La vecina del tercero abre la ventana muy temprano y mira hacia el puerto, donde los barcos esperan la marea de la mañana.',
      ],
    ]);
  });
});

test('footnotes follow the paragraph that refers to them', async () => {
  const page = [
    ...setLines(['El puente de hierro es muy viejo, y', 'nadie lo cruza.'], { y: 80 }),
    ...setLines(['1'], { x: 150, y: 88, size: 6 }),
    ...setLines(['  La casa tiene 90 m'], { y: 104 }),
    ...setLines(['2'], { x: 180, y: 100, size: 6 }),
    ...setLines([', y está vacía.'], { x: 184, y: 104 }),
    ...setLines(['1'], { y: 700, size: 5 }),
    ...setLines(['Lo hicieron unos ingenieros de Bil-', 'bao en 1890.'], { x: 66, y: 703, size: 8 }),
    ...setLines(['* Hasta hoy.'], { y: 722, size: 8 }),
  ];
  const endnotes = setLines(['1 Una nota al final.', '2 Otra nota al final.'], { size: 8, leading: 16 });
  expect(await outline(makePdf({ pages: [page, setLines(['  Fin de esta historia.']), endnotes] }))).toEqual([
    [
      null,
      'El puente de hierro es muy viejo, y nadie lo cruza.',
      '[Lo hicieron unos ingenieros de Bilbao en 1890.]',
      'La casa tiene 90 m2, y está vacía.',
      '[Hasta hoy.]',
      'Fin de esta historia.',
      '1 Una nota al final.',
      '2 Otra nota al final.',
    ],
  ]);
});

describe('chapters', () => {
  const text = (lines: readonly string[], y: number) => setLines(lines, { y });
  const heading = (line: string, y: number, size = 16) => setLines([line], { y, size });

  test('begin at headings in larger type', async () => {
    const pages = [
      [...heading('Las luces', 200, 30), ...heading('Una novela', 240, 12)],
      [...heading('Capítulo 1', 80), ...heading('El puente', 100, 14), ...text(wrap(story[0] ?? '', 50), 140)],
      [...heading('Capítulo 2', 80), ...heading('La casa', 100, 14), ...text(wrap(story[1] ?? '', 50), 140)],
    ];
    const document = await readFile(
      'a.pdf',
      makePdf({ pages, title: 'Microsoft Word - luces.doc', author: 'Ana Gil' }),
    );
    expect(document).toMatchObject({ title: 'Las luces', author: 'Ana Gil', cover: null });
    expect(await outline(makePdf({ pages }))).toEqual([
      [null, 'Una novela'],
      ['Capítulo 1. El puente', story[0]],
      ['Capítulo 2. La casa', story[1]],
    ]);
  });

  test('are those of the outline, if there is one', async () => {
    const pages = [
      [...text(['EL PUENTE'], 80), ...text(wrap(story[0] ?? '', 50), 110)],
      text(wrap(story[1] ?? '', 50), 80),
      [...text(wrap(story[4] ?? '', 50), 80)],
    ];
    const chapters = [
      { title: 'El puente', page: 0 },
      { title: 'El final', page: 2 },
    ];
    const pdf = makePdf({ pages, outline: chapters, title: 'Las luces' });
    expect((await readFile('a.pdf', pdf)).title).toBe('Las luces');
    expect(await outline(pdf)).toEqual([
      ['El puente', story[0], story[1]],
      ['El final', story[4]],
    ]);
  });
});

describe('a PDF that cannot be read says why', () => {
  const page = setLines(story.slice(0, 1));
  const failureOf = async (pdf: Buffer) =>
    readFile('a.pdf', pdf).then(
      () => 'read',
      (error) => error.failure,
    );

  test('a scan', async () => {
    expect(await failureOf(makePdf({ pages: ['scan', 'scan'] }))).toBe('scanned');
    const stamped = [1, 2, 3].map((number) => setLines([`Archivo ${number}`], { y: 790 }));
    expect(await failureOf(makePdf({ pages: stamped }))).toBe('scanned');
  });

  test('a password, or no permission to copy', async () => {
    expect(await failureOf(makePdf({ pages: [page], protection: 'password' }))).toBe('locked');
    expect(await failureOf(makePdf({ pages: [page], protection: 'no-copying' }))).toBe('protected');
  });

  test('damage', async () => {
    expect(await failureOf(Buffer.from('%PDF-1.7\nnothing'))).toBe('damaged');
    expect(await failureOf(makePdf({ pages: [page] }).subarray(0, 300))).toBe('damaged');
  });

  const tree = (pages: string) => writePdf(['<< /Type /Catalog /Pages 2 0 R >>', pages]);

  test('too many pages', async () => {
    const kids = '3 0 R '.repeat(100_000);
    const size = `/MediaBox [0 0 ${pdfPage.width} ${pdfPage.height}]`;
    const pdf = writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count 100000 /Kids [${kids}] ${size} >>`,
      '<< /Type /Page /Parent 2 0 R >>',
    ]);
    expect(await failureOf(pdf)).toBe('too-long');
  });

  test('pages that contain themselves', async () => {
    expect(await failureOf(tree('<< /Type /Pages /Count 10 /Kids [2 0 R 2 0 R] >>'))).toBe('damaged');
    expect(await failureOf(tree('<< /Type /Pages /Count 2147483647 /Kids [] >>'))).toBe('damaged');
  });
});
