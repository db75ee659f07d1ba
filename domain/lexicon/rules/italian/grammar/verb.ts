import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, mayBe } from '../../word-classes.ts';
import { byAgent, formsOfLet, nextForm } from '../italian-context.ts';

export const italianVerbRules: readonly Rule[] = [
  {
    // “lascia” means “let” in “lascia parlare” (lets speak), but not in “lascia la città” (leaves the city).
    forms: { it: formsOfLet },
    means: isConcept('let/verb'),
    holds: ({ after, language, lexicon }) =>
      after[0]?.form === 'che' ||
      (isInfinitive(after[0], language, lexicon) && !mayBe(after[0], ['noun'], lexicon)) ||
      (/^(?:mi|ti|ci|vi|lo|la|li|le|gli|me|non)$/.test(after[0]?.form ?? '') &&
        isInfinitive(after[1], language, lexicon)),
    weightElsewhere: 0.02,
    weightOfOthers: 0.05,
  },
  {
    // “previsto” means “provided for” in “previsto dalla legge” (provided for by law).
    forms: { it: 'previsto prevista previsti previste' },
    means: isConcept('provide-for-foresee-law/verb'),
    holds: ({ after: [next, afterNext] }) =>
      byAgent.test(next?.form ?? '') && !/^(?:tempo|anni)$/.test(afterNext?.form ?? ''),
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    // “disposto” means “ordered” in “disposto dal giudice” (ordered by the judge), but not in “disposto a” (willing to).
    forms: { it: 'disposto disposta disposti disposte' },
    means: isConcept('order-officially/verb'),
    holds: (place) => byAgent.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “diretto” means “directed” in “un film diretto da” (a film directed by).
    forms: { it: 'diretto diretta diretti dirette dirige diresse' },
    means: isConcept('direct-a-film/verb'),
    holds: ({ earlier, after }) =>
      [...earlier, ...after].some(({ form }) =>
        /^(?:film|pellicol[ae]|lungometraggio|cortometraggio|regista|serie)$/.test(form),
      ),
    weightElsewhere: 0.05,
    weightOfOthers: 0.01,
  },
  {
    // “guidato da” means “led by”.
    forms: { it: 'guidato guidata guidati guidate' },
    means: isConcept('lead-head/verb'),
    holds: (place) => byAgent.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “comprende” means “include” in “il gruppo comprende tre paesi” (the group includes three countries), but not in
    // “comprende che” (understands that).
    forms: {
      it: 'comprende comprendono comprendeva comprendevano comprenderà comprenderanno comprendente comprendenti',
    },
    means: isConcept('include/verb', 'include-comprendere-it/verb'),
    holds: ({ before, after: [next] }) =>
      before !== undefined &&
      before.form !== 'non' &&
      !/^(?:che|come|perché|bene|cosa|quanto|se)$/.test(next?.form ?? ''),
    weightElsewhere: 0.2,
    weightOfOthers: 0.01,
  },
  {
    // “parte” is a verb in “il treno parte alle otto” (the train leaves at eight), but not in “fa parte” (is part).
    forms: { it: 'parte parti' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before, after: [next], lexicon }) =>
      /^(?:da|dal(?:l[aeo’])?|per|alle|domani|subito|oggi|presto)$/.test(next?.form ?? '') &&
      !/^(?:gran|fa|fanno|far|fare|faceva|fatto|prende|a|in|d|di|da|la|una|altra|buona|maggior)$/.test(
        before?.form ?? '',
      ) &&
      mayBe(before, ['noun', 'name', 'pronoun', 'adverb'], lexicon),
    weightElsewhere: 0.03,
    weightOfOthers: 0.3,
  },
  {
    // “successe” means “succeeded” in “Carlo gli successe come re” (Carlo succeeded him as king), but not in “gli successe
    // una disgrazia” (a misfortune happened to him).
    forms: {
      it: 'successe succedette succedettero successero succeduto succeduta succeduti succede succedono succederà',
    },
    means: isConcept('succeed-come-after/verb'),
    holds: ({ word, before, after: [next, afterNext] }) =>
      /^succed(?:ett|ut)/.test(word.form) ||
      (/^(?:gli|le|vi)$/.test(before?.form ?? '') && /^(?:come|nel|nella|al|alla|il|suo)$/.test(next?.form ?? '')) ||
      (/^a(?:l|d|lla|ll’)?$/.test(next?.form ?? '') &&
        ((isCapitalised(afterNext) && !/^(?:cosa|cos’|che|ciò|questo|quello|niente|nulla)$/.test(before?.form ?? '')) ||
          /^(?:trono|padre|re|fratello|zio)$/.test(afterNext?.form ?? ''))),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-3,
  },
];
