import { expect, test } from 'vitest';
import { readArticles } from '../../content/read-articles.ts';
import { manualRequest } from '../support/creations.ts';
import { scaleTimeout } from '../support/machine-speed.ts';
import { startDoomedApp } from './doomed-app.ts';
import { killWhileCreating } from './kill-while-creating.ts';

// Short form of `npm run faults`.
test(
  'an article whose process is killed twice is created once, and stored steps are not repeated or paid for again',
  async () => {
    await using app = await startDoomedApp();
    const { ended, problems } = await killWhileCreating(app, {
      kills: ['while its second batch is being translated', 'when its narration starts'],
      request: { ...manualRequest, content: { text: quickToSay } },
    });
    expect({ ended, problems }).toEqual({ ended: 'done', problems: [] });
  },
  scaleTimeout(120_000),
);

/** Two batches that are quick to narrate: the shortest sentences of our library, whose translations the model knows. */
const quickToSay = readArticles()
  .articles.flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences))
  .map(({ versions }) => versions.es)
  .filter((sentence) => /^\p{Lu}[\p{L} ,]+\.$/u.test(sentence))
  .sort((one, other) => one.length - other.length)
  .slice(0, 20)
  .join(' ');
