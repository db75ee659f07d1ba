import type { Rule } from '../grammar-rule.ts';
import { cued } from './english-senses.ts';

type Cue = readonly [forms: string, conceptId: string, cues: Parameters<typeof cued>[2]];

/** Near its cues, only this sense is meant. Elsewhere, the sense keeps its weight. */
const strong = { weightElsewhere: 1, weightOfOthers: 1e-6 };

const government = 'government president minister ministers prime parliament congress cabinet';

/** Senses that certain words nearby show: “the trial” is in court, “a free trial” is not. */
const cues: readonly Cue[] = [
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
    'story stories',
    'story-floor/noun',
    {
      previous: 'two three four five six ten twelve 20 30 40 multi single one',
      next: 'building house home hotel tower buildings houses',
    },
  ],
  ['column columns', 'column-text/noun', { near: 'table rows? spreadsheet excel left right cells? data click shows' }],
  [
    'goal goals',
    'goal-sport/noun',
    { near: 'scored score scoring minute match keeper season league penalty striker football soccer hockey club' },
  ],
  ['season', 'season-food/verb', { next: 'with to' }],
  ['spring springs', 'spring-water/noun', { near: 'water hot mineral thermal source fresh underground bathing' }],
  [
    'fall',
    'autumn/noun',
    {
      previous: 'last this next every each late early that',
      near: 'summer winter spring semester leaves foliage september october november',
      never: 'prices',
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
    'key keys',
    'key-on-keyboard/noun',
    {
      near: 'keyboard press pressed pressing enter shift piano type typing ctrl escape button',
      never: 'car door lock house room',
    },
  ],
  [
    'link links',
    'link/noun',
    {
      next: 'between',
      near: 'strong causal direct genetic close crime evidence',
      reach: 3,
      never: 'click website page web',
    },
  ],
  [
    'post posts',
    'post-online/noun',
    {
      near: 'blog blogs comments? forum website facebook online read twitter thread written reply page instagram author',
      never: 'office offices letters? box',
    },
  ],
  [
    'plot plots',
    'plot-story/noun',
    { near: 'story film movie book novel characters? twists? acting thin script play main series ending' },
  ],
  ['plot plots', 'plot-land/noun', { next: 'of', near: 'land acres? garden burial', reach: 3 }],
  [
    'character characters',
    'character-letter/noun',
    { near: 'password letters? keyboard chinese japanese ascii alphabet symbols? 140 280 bytes font' },
  ],
  [
    'figure figures',
    'public-figure/noun',
    {
      previous:
        'public political religious historical leading key major prominent central important father well-known literary senior opposition',
    },
  ],
  ['figure fig', 'figure-in-text/noun', { next: '\\d.*', near: 'caption', reach: 2 }],
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
    'account accounts',
    'account-telling/noun',
    {
      near: 'gave give gives eyewitness detailed firsthand historical written first-hand witnesses events narrative',
      never: 'bank email number password savings',
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
    'volume volumes',
    'volume-book/noun',
    {
      near: 'published book poems edition pages author series wrote three-volume poetry essays encyclopedia',
      never: 'sound loud music',
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
    'course courses',
    'course-of-meal/noun',
    { near: 'soup menu dinner dessert wine three-course meal tasting main appetizer' },
  ],
  [
    'cover covers covered covering',
    'cover-a-subject/verb',
    {
      near: 'book chapters? article course report story documentary reporter journalist topics? insurance',
      reach: 3,
      never: 'snow blanket',
    },
  ],
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
    'case cases',
    'cover-case/noun',
    { previous: 'phone iphone laptop guitar camera pencil violin hard carrying glass glasses display' },
  ],
  ['case cases', 'case-of-bottles/noun', { near: 'beer wine champagne soda bottles', reach: 2 }],
  [
    'treat treated treating',
    'treat-pay-for/verb',
    { near: 'lunch dinner drinks ice beer meal yourself', reach: 4, never: 'doctor like well' },
  ],
  [
    'joint',
    'joint-eating-place/noun',
    { previous: 'pizza burger bbq barbecue food taco chicken pancake little local sushi sandwich' },
  ],
  [
    'network networks',
    'network-of-television/noun',
    { previous: 'tv television cable broadcast news nbc cbs abc fox' },
  ],
  [
    'conduct conducted conducting conducts',
    'conduct-an-orchestra/verb',
    { near: 'orchestra symphony choir philharmonic' },
  ],
  [
    'hard',
    'hard-firm/adjective',
    { near: 'ground surface bed rock shell wood stone floor bread mattress soft plastic shell crust' },
  ],
  [
    'run runs ran running',
    'run-work/verb',
    {
      near: 'engine water tap machine program programs software computer battery windows car’s electricity generator',
      reach: 3,
      never: 'company business marathon out into',
    },
  ],
  [
    'joint joints',
    'joint-body/noun',
    { near: 'knee hip pain shoulder arthritis bones? muscles? hurts? ankle swollen replacement aches? inflammation' },
  ],
  ['bar bars', 'bar-of-chocolate/noun', { near: 'chocolate candy granola protein energy', reach: 2 }],
  ['bar bars', 'bar-of-metal/noun', { near: 'metal iron steel gold prison cage window', reach: 3 }],
  [
    'check',
    'check-in-restaurant/noun',
    {
      near: 'waiter waitress server dinner restaurant meal tip table brought',
      never: 'write wrote bank cash deposit out in',
    },
  ],
  [
    'menu menus',
    'menu-on-screen/noun',
    {
      near: 'click button screen select drop-down icon settings right-click dropdown',
      never: 'food dinner lunch wine chef',
    },
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
  ['bat bats', 'bat-sport/noun', { near: 'ball baseball cricket hit swing swung beat wooden' }],
  [
    'yard yards',
    'yard-measure/noun',
    { previous: '\\d.* two three four five ten twenty fifty hundred few thousand several' },
  ],
  [
    'sound',
    'sound-sensible/adjective',
    {
      next: 'plan advice judgment judgement investment reasoning basis argument policy mind decision financial business science policies principles foundation',
    },
  ],
  [
    'poor',
    'poor-quality/adjective',
    {
      near: 'quality service performance taste communication judgment job design workmanship maintenance grades hygiene visibility eyesight management planning choice results condition diet attitude excuse customer',
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
    'appeal',
    'appeal-charm/noun',
    { previous: 'certain mass broad sex popular universal wide its wider obvious main visual its lasting your' },
  ],
  [
    'deliver delivers delivered delivering',
    'deliver-a-baby/verb',
    { near: 'baby babies birth pregnant twins midwife', reach: 4 },
  ],
  [
    'serve serves served serving',
    'serve-a-sentence/verb',
    { near: 'prison jail sentence sentences', reach: 5, never: 'food dinner' },
  ],
  ['driven', 'drive-motivate/verb', { next: 'by' }],
  ['struck', 'strike-hit/verb', { previous: 'was were been is are be being', next: 'by at down' }],
  [
    'address addressed addressing addresses',
    'address-an-audience/verb',
    { near: 'crowd audience nation congress assembly parliament rally troops students delegates conference', reach: 4 },
  ],
  [
    'lead',
    'lead-metal/noun',
    { near: 'metal paint pipes? poisoning copper zinc mercury toxic unleaded arsenic', never: 'singer role by team' },
  ],
  [
    'hold holds held holding',
    'hold-capacity/verb',
    {
      next: '\\d.* fifty about twenty thirty hundred',
      near: 'gallons? lit(?:re|er)s? passengers',
      reach: 4,
      never: 'hours meeting hostage',
    },
  ],
  [
    'set',
    'set-determine/verb',
    {
      near: 'prices? dates? goals? limits? standards? deadlines? rules? targets? bail pace tone records? example agenda precedent',
      reach: 4,
      never: 'table fire off up',
    },
  ],
  [
    'basin basins',
    'river-basin/noun',
    { near: 'river mountains? water lake sea valley amazon ocean drainage city smog' },
  ],
  [
    'copies copy',
    'printed-copy/noun',
    { near: 'books? sold bookstore novel magazine album newspaper edition signed library million' },
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
  [
    'work',
    'work-of-art/noun',
    {
      previous: 'splendid literary major seminal musical poetic famous greatest important',
      near: 'poet poets novel author composer masterpiece',
      reach: 4,
    },
  ],
  [
    'operated operate operating',
    'operate-surgery/verb',
    { next: 'on', near: 'surgeons? hospital tumou?r knee patients?', reach: 3, never: 'company companies' },
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
    'raised',
    'raise-young/verb',
    { previous: 'born', next: 'in by as catholic', never: 'money prices? funds question voice' },
  ],
  [
    'flat',
    'flat-level/adjective',
    {
      previous: 'completely very fairly totally perfectly',
      next: 'area land surface tire tyre screen rate stone rock top roof piece country terrain ground bottom white',
    },
  ],
  [
    'funny',
    'funny-odd/adjective',
    { previous: 'smells smell smelled tastes tasted felt feels looked acting something' },
  ],
  [
    'regular',
    'regular-normal/adjective',
    {
      next: 'price prices guy guys gas coffee people size old season person phone food milk store version human army troops',
      near: 'decaf',
      reach: 2,
    },
  ],
  [
    'part parts',
    'part-role/noun',
    {
      previous: 'speaking leading acting',
      near: 'played plays actor actress film movie cast role',
      reach: 3,
      never: 'spare body took take large small',
    },
  ],
  ['parted', 'part-separate/verb', { next: 'ways as from with company', previous: 'we they' }],
  [
    'line lines',
    'queue/noun',
    {
      near: 'waiting wait waited stand stood people customers checkout door front hours cashier register',
      previous: 'long in',
      never: 'phone power drawn draw poem bus train coast',
    },
  ],
  [
    'line lines',
    'line-connection/noun',
    { previous: 'phone telephone power help hot gas water sewer electric dial-up land fax' },
  ],
  [
    'line lines',
    'line-of-text/noun',
    {
      near: 'poem song script read text page wrote actor code verse dialogue subject quote',
      never: 'phone wait waiting',
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
    'rest',
    'rest-break/noun',
    {
      previous: 'some much little bed enough any more need needed',
      next: 'day stop area period',
      never: 'people them money',
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
  [
    'charge charged charging charges',
    'charge-with-crime/verb',
    {
      next: 'with',
      near: 'police prosecutors? murder arrested crime felony fraud court',
      reach: 4,
      never: 'battery phone fee fees dollars price extra money',
    },
  ],
  [
    'contract contracted contracting',
    'contract-disease/verb',
    { near: 'disease diseases malaria virus hiv aids illness pneumonia cholera infection flu covid', reach: 4 },
  ],
  [
    'record records',
    'record-music/noun',
    { next: 'company label store player shop deal collection', near: 'vinyl', never: 'world criminal' },
  ],
  ['cause causes', 'cause-aim/noun', { previous: 'good noble worthy great just lost charitable common political' }],
  [
    'end ends ended ending',
    'end-something/verb',
    {
      next: 'the his her their its this my our slavery violence discrimination poverty hunger racism',
      never: 'week day year up',
    },
  ],
  ['set sets setting', 'set-of-sun/verb', { near: 'sun moon', reach: 3, never: 'foot up sail' }],
  [
    'shot shots',
    'shot-injection/noun',
    {
      near: 'dog dogs vet flu vaccine vaccines? doctor nurse rabies tetanus puppy cat arm allergy needle booster',
      never: 'police gun killed fired dead',
    },
  ],
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
  [
    'works',
    'work-of-art/noun',
    {
      previous:
        'his her their early later major selected complete collected literary published famous musical greatest art',
      next: 'of',
      near: 'art artist shakespeare poet author museum composer exhibition painter novels',
      never: 'he she it public road',
    },
  ],
  [
    'call calls',
    'phone-call/noun',
    {
      previous:
        'all your my phone your conference sales emergency cold missed incoming free local long-distance these several many made telephone obscene',
      never: 'action duty',
    },
  ],
  [
    'airs aired',
    'air-broadcast/verb',
    {
      near: 'show shows episode episodes series program programme tv television channel network commercial ads? season abc nbc cbs bbc',
    },
  ],
  ['steal', 'bargain/noun', { previous: 'a real absolute total such' }],
  [
    'still',
    'still-motionless/adjective',
    { previous: 'stand stood sit sat keep kept hold held lie lay perfectly very standing sitting absolutely' },
  ],
  [
    'novel',
    'novel-unusual/adjective',
    {
      next: 'idea ideas approach approaches method methods way concept solution coronavirus technique techniques method',
    },
  ],
  [
    'mean',
    'mean-average/adjective',
    {
      next: 'temperature value score age annual reversion number length distance rate income height values scores weight square',
    },
  ],
];

/** Senses that are meant only near their cues. */
const rare = { weightElsewhere: 1e-4, weightOfOthers: 1e-4 };
const rareSenses =
  /^(?:story-floor|figure-in-text|balance-of-account|case-of-bottles|menu-on-screen|church-service|deliver-a-baby|drive-motivate|strike-hit|address-an-audience|air-broadcast|novel-unusual|mean-average|check-in-restaurant|conduct-an-orchestra|joint-eating-place|network-of-television|regular-normal|part-role|part-separate|cause-aim|end-something)\//;

export const cueTable: readonly Rule[] = cues.map(([forms, conceptId, where]) =>
  cued(forms, conceptId, where, rareSenses.test(conceptId) ? rare : strong),
);
