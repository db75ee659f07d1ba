import { describe, expect, test } from 'vitest';
import { makeEpub, makeZip, tinyPng } from '../../../../tests/support/articles/make-files.ts';
import { readFile } from './read-file.ts';

const read = (name: string, content: string | Buffer) => readFile(name, Buffer.from(content));
const outline = async (name: string, content: string | Buffer) =>
  (await read(name, content)).chapters.map(({ title, paragraphs }) => [title, ...paragraphs.map(({ text }) => text)]);

describe('EPUB', () => {
  const chapters = [
    { file: 'title.xhtml', html: '<p>Un libro</p><svg><script>alert(1)</script><text>No</text></svg>' },
    {
      file: 'uno y dos.xhtml',
      title: 'Uno. El puente',
      html: `<h1>Uno</h1><h2>El puente</h2><p>El puente es <em>viejo</em>.<a epub:type="noteref" href="#n1">1</a></p>
        <div>Nadie lo cruza.<br/>Nunca.</div><aside epub:type="footnote" id="n1"><p>De hierro.</p></aside>
        <h2 id="dos">Dos</h2><p>&iquest;Qui&eacute;n viene?</p><p hidden="">Nada</p><a id="empty"/><p>Marta.</p>`,
    },
    { file: 'uno y dos.xhtml', anchor: 'dos', title: 'Dos' },
    { file: 'more.xhtml', html: '<p>Marta sigue.<sup><a href="notes.xhtml#x">2</a></sup></p>' },
    {
      file: 'notes.xhtml',
      title: 'Notas',
      html: '<p id="x"><a href="more.xhtml#back">2</a> Hasta hoy.</p><p>Fin.</p>',
    },
  ];
  const expected = [
    [null, 'Un libro'],
    ['Uno. El puente', 'El puente es viejo.', '[De hierro.]', 'Nadie lo cruza.\nNunca.'],
    ['Dos', '¿Quién viene?', 'Marta.', 'Marta sigue.', '[Hasta hoy.]'],
    ['Notas', 'Fin.'],
  ];

  test.each([2, 3] as const)(
    'version %d: chapters by the contents, in the order of the spine, with notes where they belong',
    async (version) => {
      const [, one, two] = chapters;
      const book = makeEpub({ version, chapters, cover: tinyPng });
      expect([one?.file, two?.file]).toEqual(['uno y dos.xhtml', 'uno y dos.xhtml']);
      const document = await read('book.epub', book);
      expect(await outline('book.epub', book)).toEqual(expected);
      expect(document).toMatchObject({ title: 'Un libro', author: 'Ana Gil', cover: { type: 'image/png' } });
    },
  );

  test('without a table of contents, each file with a heading is a chapter', async () => {
    const book = makeEpub({
      chapters: [
        { file: 'a.xhtml', html: '<h2>Uno</h2><p>Aquí.</p><h3>Más</h3><p>Allí.</p>' },
        { file: 'b.xhtml', html: '<p>Sigue.</p>' },
        { file: 'c.xhtml', html: '<h2>Dos</h2><p>Fin.</p>' },
      ],
    });
    expect(await outline('book.epub', book)).toEqual([
      ['Uno', 'Aquí.', 'Más', 'Allí.', 'Sigue.'],
      ['Dos', 'Fin.'],
    ]);
  });

  test('a cover that is not a picture is left out', async () => {
    const cover = Buffer.from('<svg onload="alert(1)"/>');
    const book = makeEpub({ chapters: [{ file: 'a.xhtml', html: '<p>Aquí.</p>' }], cover });
    expect((await read('book.epub', book)).cover).toBeNull();
  });

  test('encrypted text is refused, obfuscated fonts are not', async () => {
    const encryptionOf = (path: string) => ({
      'META-INF/encryption.xml': `<encryption><enc:CipherReference URI="${path}"/></encryption>`,
    });
    const page = { file: 'a.xhtml', html: '<p>Aquí.</p>' };
    await expect(
      read('book.epub', makeEpub({ chapters: [page], files: encryptionOf('OEBPS/a.xhtml') })),
    ).rejects.toMatchObject({ failure: 'protected' });
    const free = makeEpub({ chapters: [page], files: encryptionOf('OEBPS/font.otf') });
    expect(await outline('book.epub', free)).toEqual([[null, 'Aquí.']]);
  });

  test('entities of a document type are not expanded', async () => {
    const laughs = `<!DOCTYPE html [<!ENTITY a "ja"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>`;
    const book = makeEpub({
      chapters: [{ file: 'a.xhtml', html: '' }],
      files: { 'OEBPS/a.xhtml': `${laughs}<html><body><p>Risa: &c;</p></body></html>` },
    });
    expect(await outline('book.epub', book)).toEqual([[null, 'Risa: &c;']]);
  });
});

describe('a hostile archive is refused', () => {
  test('if it inflates to more than is allowed', async () => {
    const bomb = makeEpub({
      chapters: [{ file: 'a.xhtml', html: '' }],
      files: { 'OEBPS/a.xhtml': new Uint8Array(30 * 1024 * 1024) },
    });
    expect(bomb.length).toBeLessThan(100_000);
    await expect(read('bomb.epub', bomb)).rejects.toMatchObject({ failure: 'unsafe-archive' });
  });

  test('if its header lies about the size', async () => {
    const bomb = makeEpub({
      chapters: [{ file: 'a.xhtml', html: '' }],
      files: { 'OEBPS/a.xhtml': new Uint8Array(30 * 1024 * 1024) },
    });
    const size = Buffer.alloc(4);
    size.writeUInt32LE(30 * 1024 * 1024);
    const lie = Buffer.alloc(4);
    lie.writeUInt32LE(1000);
    for (let at = bomb.indexOf(size); at !== -1; at = bomb.indexOf(size)) lie.copy(bomb, at);
    await expect(read('bomb.epub', bomb)).rejects.toMatchObject({ failure: 'unsafe-archive' });
  });

  test.each(['../../etc/passwd', '/etc/passwd', 'C:/windows/a.txt'])('if it contains the path %s', async (path) => {
    const files = { 'META-INF/container.xml': '<container/>', [path]: 'Aquí.' };
    await expect(read('book.epub', makeZip(files))).rejects.toMatchObject({ failure: 'unsafe-archive' });
  });

  test('if it is cut off', async () => {
    const book = makeEpub({ chapters: [{ file: 'a.xhtml', html: '<p>Aquí.</p>' }] });
    await expect(read('book.epub', book.subarray(0, book.length / 2))).rejects.toMatchObject({ failure: 'damaged' });
  });

  test('if it is neither a book nor a document', async () => {
    await expect(read('photos.zip', makeZip({ 'a.txt': 'Aquí.' }))).rejects.toMatchObject({ failure: 'unknown-kind' });
  });
});
