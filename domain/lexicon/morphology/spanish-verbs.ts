import { type GeneratedForm, type Lemma, partAt, putEndings } from './lemma.ts';
import { findIrregular, type Irregular, listForms, override, participleOf, type Tenses } from './romance-verb.ts';
import { spanishIrregular, spanishStemChanges } from './spanish-verb-table.ts';

type Conjugation = 'a' | 'e' | 'i';

/** All forms of a Spanish verb, except those with attached pronouns. */
export function spanishVerbForms(lemma: Lemma): GeneratedForm[] {
  const infinitive = lemma.base;
  const ending = /[aeií]r$/.exec(infinitive)?.[0];
  if (ending === undefined) return [[infinitive, '']];
  const verb = new SpanishVerb(lemma, infinitive.slice(0, -2), ending.charAt(0).replace('í', 'i') as Conjugation);
  return listForms(verb.conjugate());
}

const changesByVerb = new Map(
  Object.entries(spanishStemChanges).flatMap(([change, verbs]) =>
    verbs.split(/\s+/).map((verb): [string, string] => [verb, change]),
  ),
);

/**
 * Finds the vowel change of a verb, or of the verb without its prefix: “descontar” (deduct) changes like “contar” (count).
 */
function findChange(base: string): string | undefined {
  const own = changesByVerb.get(base);
  if (own !== undefined) return own;
  const prefix = /^(?:des|sobre|entre|ante|contra|auto|trans)(?=.{5})/.exec(base)?.[0];
  return prefix === undefined ? undefined : changesByVerb.get(base.slice(prefix.length));
}

class SpanishVerb {
  private readonly irregular: Irregular;
  private readonly prefix: string;
  private readonly change: string | undefined;

  private readonly lemma: Lemma;
  private readonly stem: string;
  private readonly conjugation: Conjugation;

  constructor(lemma: Lemma, stem: string, conjugation: Conjugation) {
    this.lemma = lemma;
    this.stem = stem;
    this.conjugation = conjugation;
    const found = lemma.classes.includes('reg') ? undefined : findIrregular(lemma.base, spanishIrregular);
    const [presentI, pastI, participle] = [0, 1, 2].map((place) => partAt(lemma, place));
    this.prefix = found?.prefix ?? '';
    const noPrefix = (form: string) => (form.startsWith(this.prefix) ? form.slice(this.prefix.length) : form);
    this.irregular = {
      ...found?.verb,
      ...(presentI && {
        pres: `${noPrefix(presentI)} * * * * *`,
        subjunctiveStem: noPrefix(presentI).replace(/o$/, ''),
      }),
      ...(pastI && { past: putEndings(noPrefix(pastI).replace(/[eé]$/, ''), 'e iste o imos isteis ieron').join(' ') }),
      ...(participle && { participleStem: noPrefix(participle).replace(/o$/, '') }),
    };
    this.change =
      ['ie', 'ue', 'i', 'í', 'ú'].find((each) => lemma.classes.includes(each)) ??
      (lemma.classes.includes('reg') ? undefined : findChange(lemma.base));
  }

  conjugate() {
    const { irregular, prefix, conjugation, stem } = this;
    const theme = { a: 'a', e: 'e', i: 'i' }[conjugation];
    const infinitive = this.lemma.base;
    const pres = override(this.present(), irregular.pres, prefix);
    const past = override(this.past(), irregular.past, prefix);
    const futureStem =
      irregular.futureStem === undefined
        ? stem + (infinitive.endsWith('ír') ? 'ir' : `${theme}r`)
        : prefix + irregular.futureStem;
    const subjStem = irregular.subjunctiveStem;
    const subjunctiveEndings = conjugation === 'a' ? 'e es e emos éis en' : 'a as a amos áis an';
    const subj = override(
      subjStem === undefined ? this.subjunctive() : putEndings(prefix + subjStem, subjunctiveEndings),
      irregular.subj,
      prefix,
    );
    const command = pres[2]?.split('/')[0] ?? '*';
    const tenses: Partial<Tenses> = {
      pres,
      past,
      impf: override(
        conjugation === 'a'
          ? putEndings(stem, 'aba abas aba ábamos abais aban')
          : putEndings(stem, 'ía ías ía íamos íais ían'),
        irregular.impf,
        prefix,
      ),
      fut: putEndings(futureStem, 'é ás á emos éis án'),
      cond: putEndings(futureStem, 'ía ías ía íamos íais ían'),
      subj,
      psubj: pastSubjunctive(past[5] ?? ''),
      imp: override(['*', command, '*', subj[3] ?? '*', infinitive.replace(/r$/, 'd'), '*'], irregular.imp, prefix),
    };
    const participle = irregular.participle
      ? override(['*', '*', '*', '*'], irregular.participle, prefix)
      : participleOf(
          irregular.participleStem === undefined ? this.participleStem() : prefix + irregular.participleStem,
          'o a os as',
        );
    return {
      tenses,
      participle,
      gerund: [irregular.gerund === undefined ? this.gerund() : prefix + irregular.gerund],
      infinitive,
    };
  }

  private present(): string[] {
    const { conjugation } = this;
    const endings = { a: 'o as a amos áis an', e: 'o es e emos éis en', i: 'o es e imos ís en' }[conjugation].split(
      ' ',
    );
    return endings.map((ending, person) => {
      const isStressed = person < 3 || person === 5;
      return this.join(isStressed ? this.stressed(ending) : this.stem, ending, person === 0);
    });
  }

  private subjunctive(): string[] {
    const endings = (this.conjugation === 'a' ? 'e es e emos éis en' : 'a as a amos áis an').split(' ');
    return endings.map((ending, person) => {
      const isStressed = person < 3 || person === 5;
      return this.join(isStressed ? this.stressed(ending) : this.weak(), ending, true);
    });
  }

  private past(): string[] {
    const { conjugation, stem } = this;
    if (conjugation === 'a')
      return 'é aste ó amos asteis aron'.split(' ').map((ending) => this.join(stem, ending, false));
    const weak = this.weak();
    if (/[aeo]$/.test(stem)) return putEndings(stem, 'í íste yó ímos ísteis yeron');
    if (this.isUir()) return putEndings(stem, 'í iste yó imos isteis yeron');
    const short = /(?:ñ|ll)$/.test(weak);
    return [
      `${stem}í`,
      `${stem}iste`,
      `${weak}${short ? 'ó' : 'ió'}`,
      `${stem}imos`,
      `${stem}isteis`,
      `${weak}${short ? 'eron' : 'ieron'}`,
    ];
  }

  private gerund(): string {
    const { conjugation, stem } = this;
    if (conjugation === 'a') return `${stem}ando`;
    if (/[aeo]$/.test(stem) || this.isUir()) return `${stem}yendo`;
    const weak = this.weak();
    return /(?:ñ|ll)$/.test(weak) ? `${weak}endo` : `${weak}iendo`;
  }

  private participleStem(): string {
    if (this.conjugation === 'a') return `${this.stem}ad`;
    return /[aeo]$/.test(this.stem) ? `${this.stem}íd` : `${this.stem}id`;
  }

  private isUir = () => this.conjugation === 'i' && /[^gq]u$/.test(this.stem);

  /** The stem with a stressed vowel: “cuent-” for “contar” (count). */
  private stressed(ending: string): string {
    const { stem, change } = this;
    if (this.isUir()) return /^i/.test(ending) ? stem : `${stem}y`;
    switch (change) {
      case 'ie':
        return replaceLast(stem, 'e', 'ie').replace(/^ie/, 'ye');
      case 'ue':
        return replaceLast(stem, 'o', 'ue')
          .replace(/gue(?=[^n]*nz|ll)/, 'güe')
          .replace(/^ue/, 'hue');
      case 'i':
        return replaceLast(stem, 'e', 'i');
      case 'í':
        return replaceLast(stem, 'i', 'í');
      case 'ú':
        return replaceLast(stem, 'u', 'ú');
      default:
        return stem;
    }
  }

  /** The stem of some forms whose ending is stressed. Verbs in -ir change their vowel even there: “sintió” (felt). */
  private weak(): string {
    const { stem, change, conjugation } = this;
    if (this.isUir()) return `${stem}y`;
    if (conjugation !== 'i') return stem;
    if (change === 'ie' || change === 'i') return replaceLast(stem, 'e', 'i');
    return change === 'ue' ? replaceLast(stem, 'o', 'u') : stem;
  }

  /**
   * Joins stem and ending. The spelling changes so that the sound of the stem stays the same: “busqué” (I looked for),
   * from “buscar” (look for).
   */
  private join(stem: string, ending: string, mayInsert: boolean): string {
    const isFront = /^[eéií]/.test(ending);
    if (this.conjugation === 'a') {
      if (!isFront) return stem + ending;
      return stem.replace(/gu$/, 'gü').replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c') + ending;
    }
    if (isFront) return stem + ending;
    if (mayInsert && /[aeiouáéíóú]c$/.test(stem)) return `${stem.slice(0, -1)}zc${ending}`;
    return stem.replace(/c$/, 'z').replace(/g$/, 'j').replace(/gu$/, 'g').replace(/qu$/, 'c') + ending;
  }
}

function replaceLast(text: string, from: string, to: string): string {
  const place = text.lastIndexOf(from);
  return place < 0 ? text : text.slice(0, place) + to + text.slice(place + from.length);
}

/** Both past subjunctives, “hablara” and “hablase” (spoke), derived from “hablaron” (they spoke). */
function pastSubjunctive(theyPast: string): string[] {
  const stem = theyPast.replace(/ron$/, '');
  const stressed = stem.replace(/[ae]$/, (vowel) => (vowel === 'a' ? 'á' : 'é'));
  return ['ra/se', 'ras/ses', 'ra/se', 'ramos/semos', 'rais/seis', 'ran/sen'].map((endings, person) =>
    endings
      .split('/')
      .map((ending) => (person === 3 ? stressed : stem) + ending)
      .join('/'),
  );
}
