import type { ShownSense } from '../../english-word-sets.ts';

/** Common words with a second sense in news, studies, reviews and conversation, and the words that show it. */
export const writtenGeneral: readonly ShownSense[] = [
  [
    'cover covers',
    'cover-version-es/noun',
    {
      near: 'song songs band version versions track recorded recording sang beatles guitar',
      never: 'magazine book art',
    },
    'only',
  ],
  [
    'cover covers',
    'cover-of-book/noun',
    {
      near: 'book books magazine album issue comic edition front art page photo novel cd vinyl paperback image word title',
      reach: 7,
      never: 'duvet sofa cushion phone mattress protective cloud snow',
    },
  ],
  [
    'issue issues',
    'issue-magazine/noun',
    {
      near: 'magazine comic comics reprint cover journal copies subscribers subscribe',
      reach: 18,
      never: 'with address',
    },
  ],
  ['figure figures', 'figure-illustration-en/noun', { next: 'shows illustrates 1 2 3 4 5 6 7 8 9' }],
  [
    'guess guesses',
    'guess-noun-en/noun',
    { previous: 'my a best first wild good your educated his her their rough any another' },
    'only',
  ],
  [
    'cast casts',
    'cast-mould-en/noun',
    { previous: 'plaster bronze wax rubber', near: 'mould mold fossil fossils' },
    'only',
  ],
  [
    'record records',
    'track-record-en/noun',
    {
      previous: 'good poor strong proven safety bad academic service impressive perfect excellent rights voting track',
    },
    'only',
  ],
  [
    'record records',
    'record-music/noun',
    {
      near: 'hit hits album band singer song songs vinyl label rock music playing',
      never: 'sales world medical court',
    },
  ],
  [
    'term terms',
    'term-of-office/noun',
    {
      previous: 'second third presidential fourth four-year six-year five-year final',
      near: 'president mayor governor senator elected election reelected re-elected minister parliament served',
      reach: 7,
      never: 'long short used uses means refers coined called word in',
    },
  ],
  [
    'subjects',
    'test-subject-en/noun',
    {
      near: 'participants experiment experiments tested study trial group placebo control asked male female',
      reach: 8,
      never: 'school taught email british',
    },
  ],
  ['fair', 'blond/adjective', { next: 'hair skin complexion' }, 'only'],
  [
    'file files',
    'file-computer/noun',
    {
      near: 'delete deleted download upload attached computer folder pdf save saved open software data email format tab',
      reach: 6,
      never: 'police court personnel',
    },
  ],
  ['letter letters', 'letter-character/noun', { near: 'alphabet spelled capital vowel', next: 'b c d e f g' }],
  [
    'court courts',
    'court-royal/noun',
    {
      near: 'king queen king’s queen’s emperor royal imperial nobles courtiers',
      reach: 3,
      never: 'judge judges law justice appeal supreme ruled',
    },
  ],
  [
    'race races',
    'race-people/noun',
    { near: 'every religion gender ethnicity sex ethnic', reach: 4, never: 'win won horse car' },
  ],
  ['dry dries', 'dry/verb', { previous: 'let air hair to clothes fully will' }],
];
