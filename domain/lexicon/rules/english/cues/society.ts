import type { Cue } from '../english-cue.ts';

const government = 'government president minister ministers prime parliament congress cabinet';

/**
 * Senses of nouns about politics, law, work and money, recognised by nearby words: near “judge”, “sentence” means a
 * punishment.
 */
export const cuesOfSociety: readonly Cue[] = [
  [
    'trial trials',
    'test/noun',
    { previous: 'free clinical drug field time vaccine randomi[sz]ed day', next: 'period version run offer' },
  ],
  [
    'chair chairs',
    'chairman/noun',
    { near: 'committee commission party board department resigned elected federal vice' },
  ],
  [
    'cabinet cabinets',
    'cabinet-government/noun',
    { near: `${government} reshuffle posts? secretary appointed resigned coalition` },
  ],
  [
    'sentence sentences',
    'sentence-punishment/noun',
    {
      near: 'prison jail judge court years? death life guilty convicted murder serving served parole suspended crime',
      never: 'word words grammar write read paragraph',
    },
  ],
  [
    'race races',
    'race-people/noun',
    { near: 'gender ethnic ethnicity religion color racial racism black white human sex class mixed racist' },
  ],
  [
    'plant plants',
    'factory/noun',
    {
      near: 'nuclear power workers factory production produces? produced assembly steel chemical cars? manufacturing bottling treatment processing closed gas coal electricity engineers?',
      never: 'flowers? water garden seeds? leaves soil trees? species',
    },
  ],
  [
    'cell cells',
    'cell-prison/noun',
    {
      near: 'prison prisoners? jail locked guards? inmates? bars police solitary sat',
      never: 'phone blood stem cancer brain',
    },
  ],
  [
    'figure figures',
    'public-figure/noun',
    {
      previous:
        'public political religious historical leading key major prominent central important father well-known literary senior opposition',
    },
  ],
  [
    'balance balances',
    'balance-of-account/noun',
    {
      near: 'account bank credit card due owed payment pay outstanding remaining paid loan',
      never: 'power life diet work nature',
    },
  ],
  [
    'bonds bond',
    'bond-finance/noun',
    {
      near: 'government treasury buy bought junk investors? market yields? stocks? municipal corporate interest issue issued',
      never: 'between emotional family',
    },
  ],
  [
    'stock stocks',
    'share-stock/noun',
    {
      next: 'fell rose price prices market exchange options? dropped jumped soared rises falls',
      near: 'company’s nasdaq dow investors? shares wall',
    },
  ],
  [
    'capital',
    'capital-money/noun',
    {
      near: 'raise raised invest investors? investment venture working growth financial bank economic foreign human social market equity debt',
      previous: 'need enough more venture',
      never: 'city punishment letters?',
    },
  ],
  [
    'term terms',
    'term-of-office/noun',
    {
      near: 'president presidential senate office elected mayor governor second four-year serve served congress re-election council limits six-year',
      never: 'contract agreement conditions',
    },
  ],
  [
    'practice practices',
    'practice-custom/noun',
    {
      near: 'business common illegal best religious cultural standard widespread banned traditional sexual farming agricultural medical ancient current',
      never: 'piano team players? coach dental',
    },
  ],
  [
    'minister ministers',
    'pastor/noun',
    { near: 'church methodist baptist sermon preacher wedding presbyterian ordained lutheran congregation' },
  ],
  [
    'subjects',
    'subject-concerned/noun',
    { near: 'study experiment tested control participants healthy trial test male female human researchers' },
  ],
  ['course courses', 'course-of-events/noun', { next: 'of' }],
  [
    'condition',
    'condition-state/noun',
    {
      next: 'of characteri[sz]ed',
      near: 'disease brain symptoms damage disorder skin patients? illness diagnosed weather',
      previous:
        'good poor bad excellent mint great critical stable medical serious terrible perfect physical mental heart skin human',
      never: 'release employment anonymity agreement contract sale',
    },
  ],
  [
    'network networks',
    'network-of-television/noun',
    { previous: 'tv television cable broadcast news nbc cbs abc fox' },
  ],
  [
    'service services',
    'church-service/noun',
    {
      previous: 'church funeral memorial religious worship prayer sunday burial',
      near: 'hymns? sermon congregation',
      never: 'customer food',
    },
  ],
  [
    'branch branches',
    'branch-company/noun',
    {
      near: 'bank office offices local store library opened company manager closest citibank',
      never: 'tree trees leaves',
    },
  ],
  [
    'appeal appeals',
    'appeal-court/noun',
    {
      near: 'court rejected judge filed lawyers? conviction ruling supreme sentence denied verdict legal',
      never: 'popular sex',
    },
  ],
  [
    'operation operations',
    'operation/noun',
    {
      near: 'mines? mining factory plant railway line resumed began hours in daily commercial service',
      reach: 3,
      never: 'military police rescue hospital doctor army',
    },
  ],
  ['return', 'return-of-goods/noun', { next: 'policy policies shipping label labels' }],
  [
    'claim claims',
    'entitlement/noun',
    {
      near: 'insurance denied filed legal compensation damages territorial land proprietary throne ownership',
      previous: 'insurance legal',
    },
  ],
  [
    'views',
    'opinion/noun',
    {
      previous:
        'strong political religious liberal conservative personal radical different differing opposing extreme my your his her our own expressed',
      never: 'ocean mountain city beautiful great window',
    },
  ],
  [
    'stage stages',
    'phase/noun',
    {
      previous: 'early late next final initial later advanced each every planning different first second last',
      near: 'disease development process cancer life growth pregnancy project',
      never: 'band actors? theat(?:re|er) sing dance',
    },
  ],
  [
    'attack attacks',
    'attack/noun',
    {
      previous: 'missile rocket air military surprise israeli shark verbal personal german counter drone enemy',
      near: 'troops army soldiers missiles? rockets? planes artillery launched',
      reach: 4,
      never: 'terror terrorist suicide bomb heart panic',
    },
  ],
  ['cause causes', 'cause-aim/noun', { previous: 'good noble worthy great just lost charitable common political' }],
  [
    'cut cuts',
    'lowering/noun',
    {
      previous:
        'job tax budget spending pay price rate wage interest deep funding service benefit staff government salary proposed defense drastic emission',
    },
  ],
  ['cut cuts', 'cut/noun', { previous: 'hair paper crew clean great nice fresh director’s final short small' }],
  ['match matches', 'match-agreement/noun', { previous: 'perfect exact no dna' }],
  ['bill bills', 'banknote/noun', { previous: 'dollar euro pound \\$\\d+ fake counterfeit' }],
  ['steal', 'bargain/noun', { previous: 'a real absolute total such' }],
];
