import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useEffect, useRef, useState } from 'react';
import {
  type Cell,
  changeCell,
  hasTranslations,
  joinWithNext,
  moveTranslation,
  type PairSheet,
  rowsOf,
  type Side,
  splitCell,
} from '../../../domain/creation/pair-sheet.ts';
import type { Language } from '../../../domain/language.ts';
import { languageName } from '../../platform/language-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { PairCell } from './pair-cell.tsx';
import styles from './pair-editor.module.css';

interface PairEditorProps {
  sheet: PairSheet;
  languages: Record<Side, Language>;
  onChange: (sheet: PairSheet) => void;
}

/** Moves the focus to the first translation without a sentence. */
export const focusUnpaired = (form: HTMLElement) =>
  form.querySelector<HTMLElement>(`.${styles.missing} + .${styles.cell} textarea`)?.focus();

const sides: readonly Side[] = ['source', 'translation'];

/** Two columns of sentence pairs. The user joins and splits sentences to correct the alignment. */
export function PairEditor({ sheet, languages, onChange }: PairEditorProps) {
  const { t, i18n } = useLingui();
  const editor = useRef<HTMLElement>(null);
  const [past, setPast] = useState<PairSheet[]>([]);

  // The first press of the submit button shows this editor, the second press saves the article. The focus moves from the button
  // to the editor, so that a double press of a key does not save.
  useEffect(() => {
    if (document.activeElement?.matches('[type="submit"]')) editor.current?.focus();
  }, []);

  function change(next: PairSheet) {
    if (next === sheet) return;
    setPast((before) => [...before.slice(-99), sheet]);
    onChange(next);
  }

  function undo() {
    const last = past.at(-1);
    if (last === undefined) return;
    setPast(past.slice(0, -1));
    onChange(last);
  }

  function nameCell({ paragraph, side, row }: Cell) {
    const language = names[side];
    const [paragraphNumber, sentenceNumber] = [paragraph + 1, row + 1];
    return t`${language}, paragraph ${paragraphNumber}, sentence ${sentenceNumber}`;
  }

  const names = {
    source: languageName(languages.source, i18n.locale),
    translation: languageName(languages.translation, i18n.locale),
  };

  return (
    <section ref={editor} tabIndex={-1} className={styles.editor} aria-label={t`Sentence pairs`}>
      <div className={styles.head}>
        <p>
          {hasTranslations(sheet) ? (
            <Trans>
              Every sentence is next to its translation. Press Enter where a sentence should end; Backspace at its start
              joins it to the one before.
            </Trans>
          ) : (
            <Trans>
              There’s room for a translation next to every sentence. Press Enter where a sentence should end; Backspace
              at its start joins it to the one before.
            </Trans>
          )}
        </p>
        <Button variant="outline" size="compact" icon="undo" disabled={past.length === 0} onClick={undo}>
          <Trans>Undo</Trans>
        </Button>
      </div>
      {[...sheet.entries()].map(([index, paragraph]) => (
        <div key={index} className={styles.paragraph}>
          {rowsOf(paragraph).map((row) => (
            <Fragment key={row}>
              {sides.map((side) => {
                const cell: Cell = { paragraph: index, side, row };
                return (
                  <PairCell
                    key={side}
                    label={nameCell(cell)}
                    language={languages[side]}
                    text={paragraph[side][row] ?? (side === 'translation' ? '' : undefined)}
                    placeholder={side === 'source' ? t`No sentence left to pair with` : t`No translation`}
                    hasNext={row + 1 < paragraph[side].length}
                    actions={{
                      change: (text) => change(changeCell(sheet, cell, text)),
                      split: (at) => change(splitCell(sheet, cell, at)),
                      join: () => change(joinWithNext(sheet, cell)),
                      joinBefore: () => row > 0 && change(joinWithNext(sheet, { ...cell, row: row - 1 })),
                      move:
                        side === 'translation'
                          ? (direction) => change(moveTranslation(sheet, cell, direction))
                          : undefined,
                    }}
                  />
                );
              })}
            </Fragment>
          ))}
        </div>
      ))}
    </section>
  );
}
