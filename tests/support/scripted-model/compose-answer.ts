import type { ModelPurpose } from '../../../server/platform/language-model/language-model.ts';
import { type Behaviour, isContentFault } from './behaviour.ts';
import { defineScripted } from './define-words.ts';
import { translateScripted } from './translate-sentences.ts';
import { writeScriptedArticle } from './write-article.ts';

interface Asked {
  purpose: ModelPurpose;
  material: unknown;
}

/** Creates the text of an answer: JSON, unless the behaviour says otherwise. */
export function composeAnswer({ purpose, material }: Asked, behaviour: Behaviour): string {
  if (behaviour === 'no-json') return 'Certainly! Here is what you asked for: {"title": ';
  if (behaviour === 'declined') return '';
  const json = JSON.stringify(answerTo(purpose, material, behaviour));
  if (behaviour === 'cut-short') return json.slice(0, json.length / 2);
  if (behaviour === 'fenced') return `<think>They want {JSON}.</think>Here it is:\n\`\`\`json\n${json}\n\`\`\``;
  return json;
}

function answerTo(purpose: ModelPurpose, material: unknown, behaviour: Behaviour) {
  const fault = isContentFault(behaviour) ? behaviour : undefined;
  switch (purpose) {
    case 'write-article':
      return writeScriptedArticle(material, fault);
    case 'translate-sentences':
      return translateScripted(material, fault);
    case 'define-words':
      return defineScripted(material, fault);
    case 'test-connection':
      return { isReady: true };
  }
}
