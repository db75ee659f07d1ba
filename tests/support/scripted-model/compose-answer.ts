import type { ModelPurpose } from '../../../server/platform/language-model/language-model.ts';
import { type Behaviour, isContentFault } from './behaviour.ts';
import { defineScripted } from './define-words.ts';
import { rewriteScripted } from './rewrite-sentences.ts';
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
  if (behaviour === 'declines-in-words') return 'I’m sorry, but I can’t help with that request.';
  if (behaviour === 'declines-in-json') return '{"refusal": "This is against the rules."}';
  return typeof behaviour === 'string' ? wrapJson(answerTo(purpose, material, behaviour), behaviour) : '';
}

/** Changes the JSON in the ways that real servers and models do: they wrap it in text, cut it, nest it or add keys. */
function wrapJson(answer: object, behaviour: string): string {
  const json = JSON.stringify(answer);
  switch (behaviour) {
    case 'cut-short':
      return json.slice(0, json.length / 2);
    case 'fenced':
      return `<think>They want {JSON}.</think>Here it is:\n\`\`\`json\n${json}\n\`\`\``;
    case 'thinking':
      return `<thinking>They want {"title": "…"} or [so].</thinking>\n${json}`;
    case 'unopened-think':
      return `They want {"title": "…"}, so I answer.</think>\n${json}`;
    case 'braced':
      return `}\n{${json}}\n}`;
    case 'extra-keys':
      return JSON.stringify({ reasoning: 'I thought about it.', ...answer, confidence: 0.9 });
    case 'in-array':
      return `[${json}]`;
    case 'bare-list':
      return JSON.stringify(Object.values(answer)[0]);
    case 'huge':
      return JSON.stringify({ ...answer, noise: '{"x": ['.repeat(400_000) });
    case 'double-encoded':
      return JSON.stringify(json);
    case 'trailing-comma':
      return json.replace(/\]|\}$/g, ',$&');
    case 'line-breaks':
      return json.replace(/ /, '\n');
    default:
      return json;
  }
}

function answerTo(purpose: ModelPurpose, material: unknown, behaviour: Behaviour) {
  const fault = isContentFault(behaviour) ? behaviour : undefined;
  switch (purpose) {
    case 'write-article':
      return writeScriptedArticle(material, fault);
    case 'rewrite-sentences':
      return rewriteScripted(material);
    case 'translate-sentences':
      return translateScripted(material, fault);
    case 'define-words':
      return defineScripted(material, fault);
    case 'test-connection':
      return { isReady: true };
  }
}
