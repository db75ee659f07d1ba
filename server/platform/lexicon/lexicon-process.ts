import { findWordAt, type WordQuestion } from '../../../domain/learning/find-word-at.ts';
import { explainSelection } from '../../../domain/reader/definition/explain-selection.ts';
import { matchWords } from '../../../domain/reader/listening/match-words.ts';
import { alignTexts } from '../../../domain/translation/align-texts.ts';
import { createMarker } from '../../../domain/translation/create-marker.ts';
import { judgeLines } from '../../../domain/translation/judge-lines.ts';
import { answerQuestions } from '../thread.ts';
import { isListed } from './is-listed.ts';
import type { AlignmentQuestion, LexiconMessage, PlacementQuestion } from './lexicon-messages.ts';
import { listRankedWords, rankFinder } from './list-ranked-words.ts';
import { listRealWords } from './list-real-words.ts';
import { openPrepared } from './open-prepared.ts';
import { loadPreparedLexicon } from './prepare-lexicon.ts';

// The lexicon runs in a separate process: loading it takes half a second and would block the event loop of the server.
// Matching the words of a long article would block it, too.
const { lexicon, examples, placementWords } = openPrepared(loadPreparedLexicon(String(process.argv[2])));

answerQuestions(answer);

function answer(message: LexiconMessage) {
  switch (message.kind) {
    case 'explain':
      return explainSelection(message.question, lexicon, examples);
    case 'explain-all':
      return message.question.map((question) => explainSelection(question, lexicon, examples));
    case 'match':
      return matchWords(message.question, lexicon);
    case 'words':
      return listRankedWords(message.question, lexicon);
    case 'is-listed':
      return isListed(message.question, lexicon);
    case 'real-words':
      return listRealWords(message.question, lexicon);
    case 'placement-words':
      return listAskable(message.question);
    case 'word-at':
      return findRankedWordAt(message.question);
    case 'judge-lines':
      return judgeLines(message.question, lexicon);
    case 'mark': {
      const marker = createMarker(message.question.language, lexicon);
      return message.question.sentences.map((sentence) => marker(sentence).marks);
    }
    case 'align':
      return alignTexts(mark(message.question.source), mark(message.question.translation));
  }
}

/**
 * Leaves out words that the learner recognises from the native language or from English: these words would not show
 * what the learner has learned.
 */
function listAskable({ language, native }: PlacementQuestion): string[] {
  return placementWords[language].flatMap((line) => {
    const [word, ...alikeIn] = line.split(' ');
    return word === undefined || alikeIn.some((other) => other === native || other === 'en') ? [] : [word];
  });
}

function mark({ language, paragraphs }: AlignmentQuestion['source']) {
  const marker = createMarker(language, lexicon);
  return paragraphs.map((sentences) => sentences.map(marker));
}

function findRankedWordAt(question: WordQuestion) {
  const word = findWordAt(question, lexicon);
  return word && { ...word, rank: rankFinder(question.language, lexicon)(word) };
}
