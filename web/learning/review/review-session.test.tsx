import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultKeys } from '../../../domain/access/shortcuts.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { defaultSettings } from '../../access/queries.ts';
import { listLoggedReviews } from '../../device/review-log.ts';
import { aCard } from '../saved-word.fixture.ts';
import { ReviewSession } from './review-session.tsx';

const second = { base: 'rumbo', form: 'rumbo', sentence: 'El barco cambió de rumbo.', ranges: [[19, 24] as const] };

function startReview({ areShortcutsOn = true } = {}) {
  const userId = crypto.randomUUID();
  const preferences = { ...defaultSettings.preferences, shortcuts: { isOn: areShortcutsOn, keys: defaultKeys } };
  const first = aCard();
  const queue = { cards: [first, aCard(second)], retention: 0.9, next: null, later: 0 };
  const asked = answerApi({
    'GET /api/profile': { body: { profile: { ...defaultSettings, preferences } } },
    'POST /api/learning/reviews': { body: { cards: [] } },
    [`PATCH /api/learning/words/${first.word.id}`]: { body: { word: first.word } },
  });
  const rendered = renderComponent(
    <ReviewSession queue={queue} userId={userId} language="es" inShell={(page) => page} onMore={() => {}} />,
  );
  const listReviews = () => listLoggedReviews(userId).map(({ review }) => review);
  return { ...rendered, asked, queue, listReviews };
}

test('a missing accent is shown but counts as right, and Space picks the suggested grade', async () => {
  const { user, listReviews, queue } = startReview();
  expect(screen.getByText('1 of 2')).toBeTruthy();
  await user.keyboard('parpadeo{Enter}');
  expect(screen.getByText('ó').tagName).toBe('U');
  expect(screen.getByRole('heading', { name: 'parpadear' })).toBeTruthy();
  await user.keyboard(' ');
  expect(await screen.findByText('2 of 2')).toBeTruthy();
  expect(listReviews()).toMatchObject([{ wordId: queue.cards[0]?.word.id, grade: 3, way: 'type' }]);
});

test('Space in the empty field shows the answer, 1 to 4 grade, U undoes, and the end counts', async () => {
  const { user, listReviews, asked } = startReview();
  await user.keyboard(' ');
  expect(screen.getByRole('button', { name: /Good/ })).toBe(document.activeElement);
  await user.keyboard('1');
  await user.keyboard(' ');
  await user.keyboard('u');
  expect(await screen.findByText('1 of 2')).toBeTruthy();
  await user.keyboard('{Enter}4');
  await user.keyboard(' 1');
  expect(await screen.findByText('Once more')).toBeTruthy();
  await user.keyboard(' 3');
  expect(await screen.findByRole('heading', { name: '2 words reviewed' })).toBeTruthy();
  expect(screen.getByText('Next: tomorrow, 1 word.')).toBeTruthy();
  expect(screen.getByText('Harder today')).toBeTruthy();
  expect(listReviews().map((review) => (review.kind === 'undo' ? 'undo' : review.grade))).toEqual([1, 'undo', 4, 1]);
  await waitFor(() => expect(asked).toContain('POST /api/learning/reviews'));
});

test('a card graded Again comes back until it is right, as practice that does not count as a review', async () => {
  const { user, listReviews } = startReview();
  await user.keyboard(' ');
  expect(screen.getByRole('button', { name: /^Again soon/ })).toBeTruthy();
  await user.keyboard('1');
  expect(await screen.findByText('2 of 2')).toBeTruthy();
  await user.keyboard(' 3');
  expect(await screen.findByText('Once more')).toBeTruthy();
  await user.keyboard('banco{Enter} ');
  await user.keyboard('parpadear{Enter}');
  expect(screen.getByRole('button', { name: /^Good 1 day/ })).toBe(document.activeElement);
  expect(screen.queryByRole('button', { name: /^(Hard|Easy)/ })).toBeNull();
  await user.keyboard(' ');
  expect(await screen.findByRole('heading', { name: '2 words reviewed' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo the last grade' }));
  expect(await screen.findByText('Once more')).toBeTruthy();
  await user.keyboard(' 3');
  expect(await screen.findByRole('heading', { name: '2 words reviewed' })).toBeTruthy();
  expect(listReviews()).toMatchObject([{ grade: 1 }, { grade: 3 }]);
  expect(listReviews()).toHaveLength(2);
});

test('a misspelt base form is shown as a misspelling', async () => {
  const { user } = startReview();
  await user.keyboard('parpadaer{Enter}');
  expect(screen.getByText(/You wrote/).textContent).toBe('You wrote parpadaer. Almost; here it’s spelled parpadeó.');
  expect(screen.getByRole('button', { name: /^Hard/ })).toBe(document.activeElement);
});

test('a meaning is corrected during a review, and grading goes on with the keys', async () => {
  const { user, queue, asked } = startReview();
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit the meaning' }));
  const field = await screen.findByRole('textbox', { name: 'Meaning of parpadear' });
  expect(screen.queryByRole('button', { name: /Good/ })).toBeNull();
  await user.clear(field);
  await user.type(field, 'to flicker{Enter}');
  expect(await screen.findByText('to flicker')).toBeTruthy();
  expect(asked).toContain(`PATCH /api/learning/words/${queue.cards[0]?.word.id}`);
  expect(screen.getByRole('button', { name: /Good/ })).toBe(document.activeElement);
  await user.keyboard('3');
  expect(await screen.findByText('2 of 2')).toBeTruthy();
});

test('a wrong answer suggests Again', async () => {
  const { user } = startReview();
  await user.keyboard('banco{Enter}');
  expect(screen.getByText(/The word is/).textContent).toContain('You wrote banco. The word is parpadeó.');
  expect(screen.getByRole('button', { name: /Again/ })).toBe(document.activeElement);
});

test('with the shortcuts turned off, single characters do nothing and Space still grades', async () => {
  const { user, listReviews } = startReview({ areShortcutsOn: false });
  await user.keyboard(' ');
  await waitFor(() => expect(screen.queryByText('4')).toBeNull());
  await user.keyboard('1ru?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(listReviews()).toEqual([]);
  await user.keyboard(' ');
  expect(listReviews()).toMatchObject([{ grade: 3 }]);
});

test('a focused grade stays until the next field has the focus, so that screen readers announce the field', async () => {
  const { user } = startReview();
  await user.keyboard(' ');
  const graded = document.activeElement;
  if (graded === null) throw new Error('Nothing has the focus.');
  fireEvent.keyDown(graded, { key: '3' });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Type the missing word' }));
  expect(graded.isConnected).toBe(true);
  await waitFor(() => expect(graded.isConnected).toBe(false));
});

test('the grades are a toolbar: screen readers pass keys to the page, and arrow keys move between grades', async () => {
  const { user } = startReview();
  await user.keyboard(' ');
  const grades = screen.getByRole('toolbar');
  expect(grades.contains(document.activeElement)).toBe(true);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: /Easy/ })).toBe(document.activeElement);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('button', { name: /Hard/ })).toBe(document.activeElement);
});

test('the end of a review has the focus on its heading, and no progress bar is announced in between', async () => {
  const { user } = startReview();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.keyboard(' 3');
  await user.keyboard(' 3');
  const heading = await screen.findByRole('heading', { name: '2 words reviewed' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('for a word without a sentence, the question is its meaning, and its audio is played after the answer', async () => {
  const played: string[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played.push(new URL(this.src).pathname);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const alone = { base: 'levadura', form: 'levadura', sentence: '', ranges: [], translation: null, meaning: 'yeast' };
  const audioUrl = '/api/learning/words/a/audio/b.mp3';
  const cards = [{ ...aCard({ ...alone, articleTitle: null }), audioUrl }];
  answerApi({ 'GET /api/profile': { body: { profile: defaultSettings } } });
  const queue = { cards, retention: 0.9, next: null, later: 0 };
  const { user } = renderComponent(
    <ReviewSession
      queue={queue}
      userId={crypto.randomUUID()}
      language="es"
      inShell={(page) => page}
      onMore={() => {}}
    />,
  );
  expect(screen.getByRole('main').textContent).not.toContain('levadura');
  expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBe(screen.getByText('yeast').id);
  await user.keyboard(' ');
  expect(screen.getAllByText('yeast')).toHaveLength(1);
  expect(screen.getAllByText('levadura')).toHaveLength(1);
  expect(played).toEqual([audioUrl]);
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
});
