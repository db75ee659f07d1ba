import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '../../../domain/language.ts';
import type { Level } from '../../../domain/level.ts';
import { type DefinedPart, type Definition, isUnknown } from '../../../domain/reader/definition/definition.ts';
import { isFittingExample } from '../../../domain/reader/definition/is-fitting-example.ts';
import { Colon } from '../../ui/layout/colon.tsx';
import styles from './definition-body.module.css';
import { kindMessage } from './definition-words.ts';
import { findPartOf } from './find-units.ts';
import { MarkedText } from './marked-text.tsx';
import { OutsideDictionaryLink } from './outside-dictionary-link.tsx';
import { useNotes } from './use-notes.ts';
import { Word } from './word.tsx';
import { WordAlone } from './word-alone.tsx';

interface DefinitionBodyProps {
  definition: Definition;
  languages: { source: Language; native: Language };
  /** Shown below the meaning. */
  otherMeanings?: React.ReactNode;
  /** Shown between the meaning and the details. */
  actions?: React.ReactNode;
  /** The button that saves the selected word of an expression, or the expression around the selected word. */
  otherAction?: React.ReactNode;
  /** The level of the learner. An example far above it is not shown. */
  level?: Level | undefined;
}

export function DefinitionBody(props: DefinitionBodyProps) {
  const { definition, languages, otherMeanings, actions, otherAction, level } = props;
  const { t } = useLingui();
  const sayNote = useNotes();
  const { text, expression, meaning, inTranslation, baseForm, partOfSpeech, literal, parts, example } = definition;
  const partOf = findPartOf(definition.grammar);
  const grammar = definition.grammar.filter((note) => note !== partOf);
  const [word, ...otherWords] = parts;
  const isWordOfExpression = expression && word !== undefined && otherWords.length === 0;
  const hasMeaning = meaning !== null || inTranslation !== null;
  const isOtherInTranslation =
    meaning !== null &&
    inTranslation !== null &&
    !isSame(meaning.word, inTranslation) &&
    !(partOf && isSame(partOf.meaning, inTranslation));
  // For an unknown word, the sentence on the screen and its translation are the only help.
  const isExampleShown = example !== null && (isUnknown(definition) || isFittingExample(example, level));
  // False if the whole sentence is selected: its translation is enough, so its words are not explained one by one.
  const isPhrase = parts.length > 0 && inTranslation !== example?.translation;

  return (
    <>
      {(hasMeaning || isWordOfExpression || partOf) && (
        <div className={styles.meanings}>
          {hasMeaning && (
            <div className={styles.meaning}>
              <p lang={languages.native}>{meaning === null ? inTranslation : <Word {...meaning} />}</p>
              {meaning === null && isPhrase && (
                <p className={styles.where}>
                  <Trans>in this sentence</Trans>
                </p>
              )}
            </div>
          )}
          {isWordOfExpression && (
            <div className={styles.other}>
              <WordAlone word={word} expressionMeaning={meaning} languages={languages} />
              {otherAction}
            </div>
          )}
          {partOf && (
            <div className={styles.other}>
              <p>{sayNote(partOf)}</p>
              {otherAction}
            </div>
          )}
        </div>
      )}
      {isUnknown(definition) && (
        <p className={styles.unknown}>
          {t`“${text}” isn’t in Foxtale’s dictionary. The rest of the sentence may help.`}{' '}
          <OutsideDictionaryLink text={text} native={languages.native} />
        </p>
      )}
      {otherMeanings}
      {actions}
      <div className={styles.details}>
        <dl className={styles.facts}>
          {isOtherInTranslation && (
            <Fact name={t`Here`} lang={languages.native}>
              {inTranslation}
            </Fact>
          )}
          {baseForm !== null && !isSame(baseForm.word, expression?.text ?? text) && (
            <Fact name={t`Base form`} lang={languages.source}>
              {baseForm.word}
            </Fact>
          )}
          {partOfSpeech !== null && (
            <Fact name={t`Part of speech`}>{t(kindMessage(partOfSpeech, baseForm?.gender))}</Fact>
          )}
          {literal !== null && (
            <Fact name={t`Literally`} lang={languages.native}>
              {literal}
            </Fact>
          )}
          {grammar.length > 0 && (
            <Fact name={t`Grammar`}>
              {grammar.map((note) => (
                <p key={note.kind}>{sayNote(note)}</p>
              ))}
            </Fact>
          )}
        </dl>
        {parts.length > 0 && !isWordOfExpression && <Parts parts={parts} languages={languages} />}
      </div>
      {isExampleShown && (
        <figure className={styles.example}>
          <figcaption>
            {example.isSameSentence ? <Trans>In this sentence</Trans> : <Trans>Another example</Trans>}
            <Colon />
          </figcaption>
          <p lang={languages.source}>
            <MarkedText text={example.source} marks={example.marks.source} />
          </p>
          {example.translation !== null && (
            <p lang={languages.native}>
              <MarkedText text={example.translation} marks={example.marks.translation} />
            </p>
          )}
        </figure>
      )}
    </>
  );
}

function Fact({ name, lang, children }: { name: string; lang?: Language; children: React.ReactNode }) {
  return (
    <>
      <dt>
        {name}
        <Colon />
      </dt>
      <dd lang={lang}>{children}</dd>
    </>
  );
}

/** The words of a phrase, each in the form used in the phrase. */
function Parts({ parts, languages }: { parts: readonly DefinedPart[]; languages: DefinitionBodyProps['languages'] }) {
  return (
    <dl className={styles.parts}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may occur twice, and the list never changes
        <div key={index}>
          <dt lang={languages.source}>
            {part.text}
            <Colon />
          </dt>
          <dd lang={languages.native}>{part.meaning === null ? '–' : <Word {...part.meaning} />}</dd>
        </div>
      ))}
    </dl>
  );
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
