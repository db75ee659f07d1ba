import type { Rule } from '../../grammar-rule.ts';
import { cued } from '../english-senses.ts';

/**
 * Senses of common words in news, encyclopedias and stories. Words nearby show the sense: near “loss”, “post” means
 * “report”.
 */
export const textCues: readonly Rule[] = [
  cued('post posts posted posting', 'post-a-result/verb', {
    near: 'loss losses profits? gains? earnings revenues? quarter quarterly',
    reach: 4,
    never: 'website online blog forum photo photos message messages',
  }),
  cued(
    'share shares',
    'share-stock/noun',
    {
      near: 'fell rose percent stock stocks trading traded closed shareholders? nyse nasdaq investors? gained dropped slid jumped climbed plunged surged index outstanding',
      reach: 6,
    },
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  cued('counterpart counterparts', 'counterpart-official/noun', {
    near: 'president minister ministers secretary chancellor officials foreign talks meet met meeting visit premier',
    reach: 7,
  }),
  cued('coat coats', 'coat-of-paint/noun', { near: 'paint painted varnish primer', reach: 7 }),
  cued('apply applies applied applying', 'apply-spread/verb', {
    near: 'paint coat coats varnish cream glue lotion ointment layer layers makeup pressure primer',
    reach: 4,
  }),
  cued('cut cuts cutting', 'cut-reduce/verb', {
    near: 'risk rates? costs? taxes tax spending budget jobs emissions prices workforce staff deficit production output percent benefits funding',
    reach: 5,
    never: 'knife scissors hair paper wood bread grass tree trees rope',
  }),
  cued('drug drugs', 'medicine/noun', {
    near: 'risk patients? disease diseases treatment treat treats treated trials? doctors? clinical prescription pharmaceutical cancer heart approved fda blood effects vaccine companies company generic therapy infection',
    reach: 7,
    never:
      'illegal dealers? dealing trafficking traffickers cartel smuggling addicts? addiction abuse cocaine heroin police',
  }),
  cued('hit hits hitting', 'hit-target/verb', {
    near: 'storm hurricane earthquake quake bomb bombs missiles? bullets? rockets? crisis floods? tornado typhoon cyclone coast shell shells lightning',
    reach: 5,
  }),
  cued('draw', 'draw-result/noun', { near: 'match game ended goalless season league team cup score', reach: 6 }),
  cued('job jobs', 'job-employment/noun', {
    near: 'cut cuts lose lost losing create created creating unemployment workers economy percent hundred thousand',
    reach: 4,
  }),
  cued(
    'party parties',
    'political-party/noun',
    {
      near: 'won election elections majority seats parliament political vote votes voters leader leaders opposition ruling coalition democratic republican conservative labour socialist communist liberal candidates? campaign minister government members?',
      reach: 6,
      never: 'birthday guests invited dance drinks wedding dinner dress host hosted',
    },
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  cued('employ employs employed employing', 'employ-have-workers/verb', {
    near: 'people workers staff thousand company firm hundred factory men women industry',
    reach: 6,
    never: 'method methods techniques? tactics strategy',
  }),
  cued(
    'move moves moved moving',
    'move-house/verb',
    {
      near: 'abroad city town country overseas house flat apartment family london york paris',
      reach: 4,
      never: 'quickly slowly forward towards toward',
    },
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  cued(
    'display displays',
    'display-screen/noun',
    {
      near: 'screen phone computer laptop camera device monitor pixels? lcd led touch tablet watch resolution worked works',
      reach: 5,
    },
    { weightElsewhere: 1e-3, weightOfOthers: 1e-6 },
  ),
  cued(
    'succeed succeeds succeeded',
    'succeed-in-office/verb',
    {
      near: 'king queen throne president father brother emperor pope director chairman leader minister',
      next: 'by him her',
      reach: 5,
      never: 'in at',
    },
    { weightElsewhere: 1e-3, weightOfOthers: 1e-6 },
  ),
];
