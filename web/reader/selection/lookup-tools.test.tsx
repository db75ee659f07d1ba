import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { LookupTools } from './lookup-tools.tsx';

const asked = {
  selection: { language: 'es', start: { sentence: 1, offset: 0 }, end: { sentence: 1, offset: 4 } },
  text: 'Hola',
  isTooLong: false,
  pieces: [{ sentence: 1, start: 0, end: 4 }],
} as const;

test('says that the meaning is being looked up, even before the definition window has loaded', () => {
  answerApi({});
  const selection = {
    tools: { kind: 'definition' as const, asked: { ...asked, pieces: [...asked.pieces] }, takesFocus: true },
    define() {},
    close() {},
  };
  const lines = { language: 'es' as const, sentences: ['Hola.'], translations: ['Hello.'] };
  const row = (
    <div id="sentence-1">
      <p data-source>Hola.</p>
    </div>
  );
  const { rerender } = renderComponent(row);
  rerender(
    <>
      {row}
      <LookupTools articleId="first" nativeLanguage="en" lines={lines} selection={selection} />
    </>,
  );
  expect(screen.getByText('Looking up the meaning').closest('[role=status]')).not.toBeNull();
});
