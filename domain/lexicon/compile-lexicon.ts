import type { Language } from '../language.ts';
import { type PerLanguage, perLanguage } from '../per-language.ts';
import type { Concept, WordEntry } from './concept.ts';
import { type Commonness, estimateCommonness } from './concept-frequencies.ts';
import { type ExpressionEntry, packExpressions } from './expressions/expression-list.ts';
import { createPartsFinder } from './forms/find-parts.ts';
import { type CompiledForms, compileForms } from './forms/form-index.ts';
import { normaliseForm, splitForm } from './forms/normalise-form.ts';
import { gendersByEnding } from './forms/rank-genders.ts';
import { type IndexedWord, packWords } from './forms/word-list.ts';
import { inflectEntry, listForms } from './forms/word-patterns.ts';
import { separatePrefix } from './morphology/german-verbs.ts';
import type { GeneratedForm, Lemma } from './morphology/lemma.ts';
import type { RankedWord } from './ranked-word.ts';

export type CompiledLanguage = {
  /** See word-list.ts. */
  words: string;
  forms: CompiledForms;
  /**
   * See expression-list.ts. If an expression has several meanings, the meaning that it has before an infinitive comes first,
   * then the main meaning.
   */
  expressions: string;
  elided: string[];
};

/** Compiles all languages. Their frequency lists together show how common each meaning of a word is. */
export function compileLanguages(
  concepts: readonly Concept[],
  ranks: PerLanguage<readonly RankedWord[]>,
): PerLanguage<CompiledLanguage> {
  const commonness = estimateCommonness(concepts, ranks);
  return perLanguage((language) => compileLanguage(concepts, language, ranks[language], commonness[language]));
}

/** Compiles the search data of a language into plain data that can be stored in a file. */
export function compileLanguage(
  concepts: readonly Concept[],
  language: Language,
  ranked: readonly RankedWord[] = [],
  commonnessOf?: Commonness,
): CompiledLanguage {
  const entries = concepts.flatMap((concept) => concept.words[language].entries.map((entry) => ({ entry, concept })));
  const withParts = createPartsFinder(
    entries.map(({ entry }) => entry),
    language,
  );
  const collected = new Collector(language, commonnessOf);
  for (const { entry, concept } of entries) collected.add(withParts(entry), concept);
  collected.addRanked(ranked);
  return collected.finish();
}

class Collector {
  private readonly words = new Map<
    string,
    { word: IndexedWord; commonness: number[]; partners: string[]; forms: GeneratedForm[] }
  >();
  private readonly expressions: { entry: ExpressionEntry; isFirst: boolean; commonness: number }[] = [];
  private readonly elided = new Set<string>();
  private readonly verbs = new Set<string>();
  private readonly language: Language;
  private readonly commonnessOf: Commonness | undefined;

  constructor(language: Language, commonnessOf: Commonness | undefined) {
    this.language = language;
    this.commonnessOf = commonnessOf;
  }

  add(entry: WordEntry, { id, words }: Concept): void {
    const inflected = inflectEntry(entry, this.language);
    const isFirst = words[this.language].entries[0]?.pattern === entry.pattern;
    if (inflected.kind === 'word')
      this.addWord({ entry, lemma: inflected.lemma, isReflexive: inflected.isReflexive, conceptId: id, isFirst });
    else {
      const { isReflexive, isBeforeInfinitive } = inflected;
      for (const pattern of inflected.patterns)
        this.addExpression({ pattern, entry, conceptId: id, isFirst, isReflexive, isBeforeInfinitive });
      if (inflected.verb !== undefined) this.verbs.add(inflected.verb);
    }
    for (const form of entry.forms)
      if (/[\s…]/.test(form) || splitForm(form, this.language).length > 1)
        this.addExpression({
          pattern: form,
          entry,
          conceptId: id,
          isFirst: false,
          isReflexive: false,
          isBeforeInfinitive: false,
        });
  }

  private addWord({ entry, lemma, isReflexive, conceptId, isFirst }: Added): void {
    const key = [entry.base, entry.partOfSpeech, entry.gender ?? '', lemma.parts.join(), lemma.classes.join()].join(
      '|',
    );
    const known = this.words.get(key);
    const commonness = this.commonnessOf ? [this.commonnessOf(entry, conceptId)] : [];
    const forms = listForms(lemma, entry.forms, this.language).map(
      ([form, features]): GeneratedForm => [normaliseForm(form), features],
    );
    for (const [form] of forms) if (form.endsWith('’')) this.elided.add(form);
    // German “fällt … ein” (occurs to), from “einfallen”, is found by the forms of “fallen” (fall). So these forms are
    // needed even if the lexicon does not list “fallen”.
    const parted = this.language === 'de' && lemma.partOfSpeech === 'verb' ? separatePrefix(lemma) : undefined;
    if (parted) this.verbs.add(parted.rest);
    if (known) {
      if (!known.word.conceptIds.includes(conceptId)) {
        const place = isFirst ? known.word.firstCount : known.word.conceptIds.length;
        known.word.conceptIds.splice(place, 0, conceptId);
        known.commonness.splice(place, 0, ...commonness);
        known.partners.splice(place, 0, entry.partner ?? '');
        if (isFirst) known.word.firstCount += 1;
      }
      known.forms.push(...forms);
      known.word.aspect ??= entry.aspect;
      known.word.partner ??= entry.partner;
      return;
    }
    const { base, partOfSpeech, gender, aspect, partner } = entry;
    const partners = [partner ?? ''];
    this.words.set(key, {
      commonness,
      partners,
      word: {
        base,
        partOfSpeech,
        gender,
        aspect,
        partner,
        partners,
        isReflexive,
        conceptIds: [conceptId],
        firstCount: isFirst ? 1 : 0,
        commonness,
      },
      forms,
    });
  }

  private addExpression({ pattern, entry, isFirst, ...rest }: AddedExpression): void {
    const parts = pattern
      .split('…')
      .map((part) =>
        part.split(/\s+/).flatMap((word) => (/^[=#]/.test(word) ? [word] : splitForm(word, this.language))),
      )
      .filter((part) => part.length > 0);
    for (const word of parts.flat()) if (word.endsWith('’')) this.elided.add(word);
    const wordCount = parts.flat().length;
    if (wordCount > 1)
      this.expressions.push({
        entry: { ...rest, base: entry.base, parts, wordCount },
        isFirst,
        commonness: this.commonnessOf?.(entry, rest.conceptId) ?? 0,
      });
  }

  /** Adds common words that have no concept. For these, only the base form is known, not the meaning. */
  addRanked(ranked: readonly RankedWord[]): void {
    const listed = new Set([...this.words.values()].map(({ word }) => `${word.base} ${word.partOfSpeech}`));
    for (const { base, partOfSpeech } of ranked) {
      if (partOfSpeech !== 'noun' && partOfSpeech !== 'verb' && partOfSpeech !== 'adjective') continue;
      if (listed.has(`${base} ${partOfSpeech}`) || this.verbs.has(base)) continue;
      const genders =
        partOfSpeech === 'noun' && this.language !== 'en' ? gendersByEnding(base, this.language) : [undefined];
      const forms = genders.flatMap((gender) => this.formsOf({ base, partOfSpeech, gender, parts: [], classes: [] }));
      const word = { base, partOfSpeech, isReflexive: false, conceptIds: [], firstCount: 0, commonness: [] };
      this.words.set(`${base}|${partOfSpeech}|ranked`, { word, commonness: [], partners: [], forms });
    }
  }

  private formsOf(lemma: Lemma): GeneratedForm[] {
    return listForms(lemma, [], this.language).map(
      ([form, features]): GeneratedForm => [normaliseForm(form), features],
    );
  }

  finish(): CompiledLanguage {
    const listed = new Set(
      [...this.words.values()].filter(({ word }) => word.partOfSpeech === 'verb').map(({ word }) => word.base),
    );
    for (const base of this.verbs)
      if (!listed.has(base)) {
        const lemma: Lemma = { base, partOfSpeech: 'verb', parts: [], classes: [] };
        const forms = listForms(lemma, [], this.language).map(
          ([form, features]): GeneratedForm => [normaliseForm(form), features],
        );
        this.words.set(`${base}|hidden`, {
          commonness: [],
          partners: [],
          word: { base, partOfSpeech: 'verb', isReflexive: false, conceptIds: [], firstCount: 0, commonness: [] },
          forms,
        });
      }
    const all = [...this.words.values()];
    return {
      words: packWords(all.map(({ word }) => word)),
      forms: compileForms(all.map(({ forms }) => forms)),
      expressions: packExpressions(
        this.expressions
          .sort(
            (a, b) =>
              Number(b.entry.isBeforeInfinitive) - Number(a.entry.isBeforeInfinitive) ||
              Number(b.isFirst) - Number(a.isFirst) ||
              b.commonness - a.commonness,
          )
          .map(({ entry }) => entry),
      ),
      elided: [...this.elided],
    };
  }
}

type AddedExpression = {
  pattern: string;
  entry: WordEntry;
  conceptId: string;
  isFirst: boolean;
  isReflexive: boolean;
  isBeforeInfinitive: boolean;
};

type Added = { entry: WordEntry; lemma: Lemma; isReflexive: boolean; conceptId: string; isFirst: boolean };
