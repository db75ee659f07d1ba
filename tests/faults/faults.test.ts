import { expect, test } from 'vitest';
import { readArticles } from '../../content/read-articles.ts';
import { manualRequest } from '../support/creations.ts';
import { scaleTimeout } from '../support/machine-speed.ts';
import { startDoomedApp } from './doomed-app.ts';
import { killWhileCreating } from './kill-while-creating.ts';

// The short form of `npm run faults`.
test(
  'an article whose process is killed twice over it is made once, and nothing kept is asked or paid for again',
  async () => {
    await using app = await startDoomedApp();
    const { ended, problems } = await killWhileCreating(app, {
      kills: ['while its second batch is translated', 'when its sound is begun'],
      request: { ...manualRequest, content: { text: quickToSay } },
    });
    expect({ ended, problems }).toEqual({ ended: 'done', problems: [] });
  },
  scaleTimeout(120_000),
);

/** Two batches, and soon narrated: the shortest sentences of our own, whose translations the model knows. */
const quickToSay = readArticles()
  .articles.flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences))
  .map(({ versions }) => versions.es)
  .filter((sentence) => /^\p{Lu}[\p{L} ,]+\.$/u.test(sentence))
  .sort((one, other) => one.length - other.length)
  .slice(0, 20)
  .join(' ');
