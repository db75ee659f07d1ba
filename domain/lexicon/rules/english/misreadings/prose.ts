import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading, Neighbours } from '../../misreading.ts';
import { isOnly } from '../../word-classes.ts';

const some = (words: readonly ReadWord[], pattern: RegExp) => words.some(({ form }) => pattern.test(form));
const objectPronoun = /^(?:me|you|him|her|it|us|them)$/;
const determiner = /^(?:the|an?|my|your|his|her|its|our|their|this|that|these|those|some|any|no|\d.*)$/;

const talks =
  /^(?:talks?|negotiations?|order|communications?|marriage|relationships?|relations|system|society|ceasefire|deal|discipline|trust|barriers?|law|cooperation)$/;
const tears = /^(?:tears|crying|cried|cry|wept|weeping|sobbing|sobbed|confess|confessed|admit|admitted|emotional)$/;
const territory =
  /^(?:compan(?:y|ies)|firms?|control|countr(?:y|ies)|government|cit(?:y|ies)|banks?|streets|worlds?|industry|sites?|airports?|business(?:es)?|clubs?|land|territor(?:y|ies)|markets?|towns?|factor(?:y|ies)|regions?|rivals?|buildings?|end|house)$/;
const help = /^(?:help|advice|support|comfort|assistance|aid|answers|guidance|protection|relief)$/;
const shares =
  /^(?:\d.*|per|percent|half|most|majority|third|quarter|bulk|part|parts|two-thirds|nearly|almost|about|roughly|over|around)$/;
const rulers =
  /^(?:governments?|regimes?|presidents?|ministers?|leaders?|dictators?|empires?|cabinets?|coalition|aircraft|planes?|helicopters?|walls?)$/;
const files =
  /^(?:files?|data|computers?|disks?|phones?|photos|drive|cloud|server|system|documents|traffic|car|truck|cars)$/;
const children =
  /^(?:child|children|kids?|boys?|girls?|he|she|they|you|i|clothes|shoes|habit|phase|son|daughter|teenagers?)$/;
const lessons =
  /^(?:spanish|english|french|german|italian|language|languages|skills?|accent|habits?|words|phrases|tricks?|basics)$/;
const outdoors = /^(?:gardens?|parks?|cit(?:y|ies)|streets?|towns?|grounds|clothes|table)$/;
const shops = /^(?:business(?:es)?|compan(?:y|ies)|firms?|shops?|stores?|stalls?|studio|practice|restaurant)$/;
const devices =
  /^(?:computers?|laptops?|phones?|router|wi-?fi|printers?|accounts?|software|device|tv|network|email|e-mail|page|profile|server|website)$/;
const voices = /^(?:elections?|office|parliament|mayor|president|congress|re-election|leadership)$/;

/** A rule for a phrase with two meanings. The given words nearby show the meaning of the given concept. */
const twoMeanings = (base: RegExp, conceptId: string, isMeant: (neighbours: Neighbours) => boolean): Misreading => ({
  language: 'en',
  base,
  isSeen: (neighbours) => neighbours.conceptId.startsWith(`${conceptId}/`) !== isMeant(neighbours),
});

/** Rules against false matches of phrases in news, encyclopedias and novels. */
export const proseMisreadings: readonly Misreading[] = [
  {
    // False match: “promised to us”. True match: “promised to help”.
    language: 'en',
    base: /^(?:promise|undertake) to$/,
    isSeen: ({ next }) => next !== undefined && (objectPronoun.test(next.form) || determiner.test(next.form)),
  },
  {
    // False match: “the women aren’t all over me”. True match: “all over the country”.
    language: 'en',
    base: /^all (?:over|across)$/,
    isSeen: ({ next }) => next === undefined || objectPronoun.test(next.form) || next.form === 'cooked',
  },
  {
    // False match: “it is all over the news”. True match: “he was all over me” (did not leave me alone).
    language: 'en',
    base: /^be all over$/,
    isSeen: ({ next }) => next === undefined || !/^(?:me|you|him|her|us|them)$/.test(next.form),
  },
  {
    // False match: “the trails pop you back out into the city”. True match: “she backed out of the deal”.
    language: 'en',
    base: /^back out$/,
    isSeen: ({ span: [first], before, next }) =>
      first?.form === 'back' &&
      (next?.form === 'into' || !/^(?:to|will|would|can|could|may|might|not|they|we|i|you)$/.test(before?.form ?? '')),
  },
  {
    // False match: “I call it like I see it, the glasses are off”. True match: “they saw him off at the station”.
    language: 'en',
    base: /^(?:see|call) (?:… )?off$/,
    isSeen: ({ span, before }) =>
      span.length > 6 || before?.form === 'as' || /^(?:is|are|was|were)$/.test(span.at(-2)?.form ?? ''),
  },
  {
    // False match: “just to let you know” or “just to be sure”. True match: “he lied just to win” (at any cost).
    language: 'en',
    base: /^just to$/,
    isSeen: ({ before, next }) =>
      before === undefined ||
      /^(?:let|be|make|say|clarify|confirm|name|check|see|give|recap|add|remind|get|keep|show)$/.test(next?.form ?? ''),
  },
  {
    // False match: “the law has been settled for years”. True match: “we settled for a draw”.
    language: 'en',
    base: /^settle for$/,
    isSeen: ({ before, later }) =>
      /^(?:been|was|were|is|are|be)$/.test(before?.form ?? '') || some(later.slice(0, 4), /^(?:years|months|decades)$/),
  },
  {
    // False match: “it has taken an important position in tourism”. True match: “they took the girl in” (gave a home).
    language: 'en',
    base: /^take (?:… )?in$/,
    isSeen: ({ span, next }) =>
      span.length > 2 &&
      next !== undefined &&
      (span.length > 4 || !some(span, objectPronoun) || determiner.test(next.form) || /\p{Lu}/u.test(next.text)),
  },
  // “the talks broke down”, but not “the car broke down”
  twoMeanings(/^break down$/, 'collapse-break-down-en', ({ earlier, later }) =>
    some([...earlier.slice(-3), ...later.slice(0, 2)], talks),
  ),
  {
    // False match: “the car broke down”. True match: “he broke down and confessed”.
    language: 'en',
    base: /^break down$/,
    isSeen: ({ conceptId, later }) =>
      conceptId.startsWith('break-down/') &&
      (some(later.slice(0, 3), tears) || (later[0]?.form === 'and' && later[1]?.form === 'tell')),
  },
  // “took over the company”, but not “he took over as manager”
  twoMeanings(/^take over$/, 'seize-take-over-en', ({ later }) => some(later.slice(0, 4), territory)),
  {
    // False match: “he turned to face her” or “he turned to me for help”. True match: “she turned to writing” (began).
    language: 'en',
    base: /^turn to$/,
    isSeen: ({ conceptId, next, later, lexicon }) => {
      if (conceptId.startsWith('turn-to-turn-towards-en/')) return false;
      const isForHelp =
        some(later.slice(0, 6), help) || later.slice(1, 4).some((word, index) => word.form === 'for' && index > 0);
      if (isOnly(next, ['verb'], lexicon) && !/ing$/.test(next?.form ?? '')) return true;
      if (conceptId.startsWith('ask-turn-to-en/')) return !isForHelp && !objectPronoun.test(next?.form ?? '');
      return isForHelp || objectPronoun.test(next?.form ?? '');
    },
  },
  {
    // False match: “women make up half of the staff” (form). True match: “he made up a story” (invented).
    language: 'en',
    base: /^make (?:… )?up$/,
    isSeen: ({ conceptId, next, later }) => {
      const isShare = shares.test(next?.form ?? '') || (next?.form === 'the' && shares.test(later[1]?.form ?? ''));
      if (conceptId.startsWith('make-up-invent/'))
        return isShare || /^(?:after|with|again|for)$/.test(next?.form ?? '');
      if (conceptId.startsWith('put-on-make-up/') && isShare) return true;
      if (conceptId.startsWith('make-up-consist/')) return !isShare;
      return conceptId.startsWith('make-up-reconcile/') && !/^(?:after|with|again)$/.test(next?.form ?? '');
    },
  },
  // “brought down the government”, but not “bring down the boxes”
  twoMeanings(/^bring (?:… )?down$/, 'bring-down-topple-en', ({ later }) => some(later.slice(0, 4), rulers)),
  {
    // False match: “backed up the claim” (supported). True match: “back up your files”.
    language: 'en',
    base: /^back (?:… )?up$/,
    isSeen: ({ conceptId, earlier, span, later }) =>
      conceptId.startsWith('back-up-data/') !== some([...earlier.slice(-3), ...span, ...later.slice(0, 4)], files),
  },
  // “it grew out of a club”, but not “he grew out of his shoes”
  twoMeanings(
    /^grow out of$/,
    'arise-from-grow-en',
    ({ earlier, later }) => !some([...earlier.slice(-3), ...later.slice(0, 3)], children),
  ),
  // “picked up Spanish”, but not “picked up the phone”
  twoMeanings(/^pick (?:… )?up$/, 'learn-pick-up-en', ({ later }) => some(later.slice(0, 3), lessons)),
  // “laid out the plan”, but not “laid out a garden”
  twoMeanings(/^lay out$/, 'explain-lay-out-en', ({ later }) => !some(later.slice(0, 4), outdoors)),
  {
    // False match: “set up a meeting” (arranged). True match: “set up a business” and “set up the printer”.
    language: 'en',
    base: /^set (?:… )?up$/,
    isSeen: ({ conceptId, span, later }) => {
      const near = [...span, ...later.slice(0, 4)];
      if (conceptId.startsWith('set-up-found/')) return !some(near, shops);
      if (/^set-up(?:-configure)?\//.test(conceptId)) return !some(near, devices);
      return (
        (conceptId.startsWith('establish-set-up-en/') && (some(near, shops) || some(near, devices))) ||
        /^(?:pair-off|set-up-prepare)\//.test(conceptId)
      );
    },
  },
  {
    // False match: “stand for election”. True match: “the letters stand for peace”.
    language: 'en',
    base: /^stand for$/,
    isSeen: ({ conceptId, later }) =>
      !conceptId.startsWith('represent-stand-for-en/') || some(later.slice(0, 2), voices),
  },
  // “turn over the keys to him” (hand over), but not “turn over the page”
  twoMeanings(
    /^turn (?:… )?over$/,
    'turn-over-hand-en',
    ({ span, later }) =>
      some(later.slice(0, 5), /^to$/) &&
      some(
        [...span, ...later.slice(0, 4)],
        /^(?:keys?|control|power|reins?|documents?|evidence|records?|files?|suspects?|money|job|him|them|her|it)$/,
      ),
  ),
  {
    // False match: “they headed off to school”. True match: “it headed off a crisis” (prevented).
    language: 'en',
    base: /^head off$/,
    isSeen: ({ next }) =>
      next === undefined || /^(?:to|for|into|on|in|home|now|early|towards?|down|up|and|at|together)$/.test(next.form),
  },
  {
    // False match: “she opened up the shop”. True match: “he opened up about his past”.
    language: 'en',
    base: /^open up$/,
    isSeen: ({ conceptId, next }) =>
      conceptId.startsWith('open-up-talk-en/') && next?.form !== 'about' && next?.form !== 'to',
  },
  {
    // False match: “he met with her”. True match: “it met with opposition”.
    language: 'en',
    base: /^meet with$/,
    isSeen: ({ conceptId, later }) => {
      const isResult = some(
        later.slice(0, 3),
        /^(?:success|opposition|approval|resistance|failure|criticism|disaster|an?|accident|silence|hostility|support|enthusiasm|scepticism|skepticism|disapproval)$/,
      );
      return conceptId.startsWith('meet-with-success-en/') ? !isResult || later[0]?.form === 'a' : false;
    },
  },
];
