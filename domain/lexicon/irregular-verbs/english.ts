import type { IrregularVerb, IrregularVerbs } from './irregular-verb.ts';

// Dictionary form, past, and the participle where that is another one.
const listed = `
  become became *, begin began begun, bend bent, bite bit bitten, blow blew blown, break broke broken, bring brought, build built,
  buy bought, catch caught, choose chose chosen, come came *, deal dealt, dig dug, do did done, draw drew drawn, dream dreamt,
  drink drank drunk, drive drove driven, eat ate eaten, fall fell fallen, feed fed, feel felt, fight fought, find found, fly flew flown,
  forget forgot forgotten, forgive forgave forgiven, freeze froze frozen, get got, give gave given, go went gone, grow grew grown,
  hang hung, have had, hear heard, hide hid hidden, hold held, keep kept, know knew known, lay laid, lead led, learn learnt, leave left,
  lend lent, lie lay lain, light lit, lose lost, make made, mean meant, meet met, pay paid, ride rode ridden, ring rang rung,
  rise rose risen, run ran *, say said, see saw seen, seek sought, sell sold, send sent, shake shook shaken, shine shone, shoot shot,
  sing sang sung, sink sank sunk, sit sat, sleep slept, slide slid, smell smelt, speak spoke spoken, spend spent, spin spun, stand stood,
  steal stole stolen, stick stuck, strike struck, sweep swept, swim swam swum, swing swung, take took taken, teach taught, tear tore torn,
  tell told, think thought, throw threw thrown, understand understood, wake woke woken, wear wore worn, weave wove woven, win won,
  withdraw withdrew withdrawn, write wrote written`;

export const englishVerbs: IrregularVerbs = {
  ...Object.fromEntries(listed.split(',').map(readVerb)),
  be: { present: 'am are is are are are', past: 'was were was were were were', participle: 'been', gerund: 'being' },
  have: { present: '* * has * * *', 'past-or-participle': 'had' },
  lie: { past: 'lay', participle: 'lain', gerund: 'lying' },
  die: { gerund: 'dying' },
  show: { participle: 'shown' },
  beat: { participle: 'beaten' },
};

function readVerb(line: string): [string, IrregularVerb] {
  const [base = '', past = '', participle] = line.trim().split(/\s+/);
  return [base, participle === undefined ? { 'past-or-participle': past } : { past, participle }];
}
