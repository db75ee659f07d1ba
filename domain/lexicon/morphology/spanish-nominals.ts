import { findIn } from './lemma.ts';
import type { NominalRules } from './romance-nominal.ts';

const accents: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const withoutAccent = (text: string) => text.replace(/[áéíóú]/g, (vowel) => accents[vowel] ?? vowel);

/** Listed plurals. Many get an accent, because the stress stays on the same syllable: “examen, exámenes” (exam). */
const accented: Readonly<Record<string, string>> = {
  examen: 'exámenes',
  joven: 'jóvenes',
  imagen: 'imágenes',
  orden: 'órdenes',
  origen: 'orígenes',
  virgen: 'vírgenes',
  margen: 'márgenes',
  crimen: 'crímenes',
  volumen: 'volúmenes',
  resumen: 'resúmenes',
  germen: 'gérmenes',
  abdomen: 'abdómenes',
  dictamen: 'dictámenes',
  certamen: 'certámenes',
  aborigen: 'aborígenes',
  canon: 'cánones',
  carácter: 'caracteres',
  régimen: 'regímenes',
  espécimen: 'especímenes',
  tenedor: 'tenedores',
  polen: 'pólenes',
  himen: 'hímenes',
  cráter: 'cráteres',
  líder: 'líderes',
  mitin: 'mítines',
  club: 'clubes',
  álbum: 'álbumes',
  país: 'países',
  raíz: 'raíces',
  maíz: 'maíces',
  mes: 'meses',
  tos: 'toses',
  gas: 'gases',
  dios: 'dioses',
  vals: 'valses',
  bus: 'buses',
  res: 'reses',
  mies: 'mieses',
  autobús: 'autobuses',
  interés: 'intereses',
  sofá: 'sofás',
  mamá: 'mamás',
  papá: 'papás',
  café: 'cafés',
  menú: 'menús',
  champú: 'champús',
  ser: 'seres',
  baúl: 'baúles',
  ataúd: 'ataúdes',
  laúd: 'laúdes',
};

function plural(singular: string): string {
  const listed = findIn(accented, singular);
  if (listed !== undefined) return listed;
  if (/[aeoéáó]$/.test(singular)) return `${singular}s`;
  if (/[íú]$/.test(singular)) return `${singular}es`;
  if (/[iu]$/.test(singular)) return `${singular}s`;
  if (/z$/.test(singular)) return `${withoutAccentIfLast(singular).slice(0, -1)}ces`;
  // “lunes” (Monday) and “crisis” do not change in the plural; “autobús” (bus) and “inglés” (Englishman) do.
  if (/[^áéíóú]s$|[^áéíóú]x$/.test(singular)) return singular;
  if (/y$/.test(singular)) return `${singular}es`;
  if (/[bcdfghkmpt]$/.test(singular) && !/[aeiouáéíóú]d$/.test(singular)) return `${singular}s`;
  return `${withoutAccentIfLast(singular)}es`;
}

/**
 * Drops the accent of the last syllable, because an ending adds a syllable: “canción, canciones” (song). “árbol” (tree) and
 * “país” (country) keep their accent.
 */
const withoutAccentIfLast = (word: string) =>
  word.replace(/(?<![aeiou])([áéíóú])([nsrlz])$|([iu])([áéó])([nsrlz])$/, (match) => withoutAccent(match));

function feminine(masculine: string): string {
  if (/o$/.test(masculine)) return masculine.replace(/o$/, 'a');
  if (/ete$|ote$/.test(masculine) && masculine.length > 5) return masculine.replace(/e$/, 'a');
  if (/(?:[óáé]n|és|ín)$/.test(masculine) && !/^(?:cortés|montés|marrón|afín)$/.test(masculine))
    return `${withoutAccentIfLast(masculine)}a`;
  // “trabajadora” (worker), but “mejor” (better) does not change in the feminine.
  if (/[aei]dor$|[st]or$|sor$/.test(masculine) && !/(?:ior|mejor|peor|mayor|menor)$/.test(masculine))
    return `${masculine}a`;
  return masculine;
}

/** The stem of the absolute superlative: “rápido, rapidísimo” (very fast); “rico, riquísimo” (very rich). */
function absolute(masculine: string): string {
  const stem = withoutAccent(masculine)
    .replace(/(?:ble)$/, 'bil')
    .replace(/[oe]$/, '')
    .replace(/c$/, 'qu')
    .replace(/g$/, 'gu')
    .replace(/z$/, 'c')
    .replace(/i$/, '');
  return `${stem}ísim`;
}

const shortForms = {
  bueno: 'buen',
  malo: 'mal',
  grande: 'gran',
  primero: 'primer',
  tercero: 'tercer',
  alguno: 'algún',
  ninguno: 'ningún',
  santo: 'san',
  cualquiera: 'cualquier',
};

export const spanishNominals: NominalRules = { plural, feminine, absolute, shortForms };
