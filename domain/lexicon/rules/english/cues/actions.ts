import type { Cue } from '../english-cue.ts';

/**
 * Senses of verbs and adjectives, recognised by nearby words: “season” means “add salt” in “season the soup with pepper”.
 */
export const cuesOfActions: readonly Cue[] = [
  ['season', 'season-food/verb', { next: 'with to' }],
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
    'treat treated treating',
    'treat-pay-for/verb',
    { near: 'lunch dinner drinks ice beer meal yourself', reach: 4, never: 'doctor like well' },
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
    'operated operate operating',
    'operate-surgery/verb',
    { next: 'on', near: 'surgeons? hospital tumou?r knee patients?', reach: 3, never: 'company companies' },
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
  ['parted', 'part-separate/verb', { next: 'ways as from with company', previous: 'we they' }],
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
    'end ends ended ending',
    'end-something/verb',
    {
      next: 'the his her their its this my our slavery violence discrimination poverty hunger racism',
      never: 'week day year up',
    },
  ],
  ['set sets setting', 'set-of-sun/verb', { near: 'sun moon', reach: 3, never: 'foot up sail' }],
  [
    'airs aired',
    'air-broadcast/verb',
    {
      near: 'show shows episode episodes series program programme tv television channel network commercial ads? season abc nbc cbs bbc',
    },
  ],
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
