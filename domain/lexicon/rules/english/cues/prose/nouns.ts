import type { ShownSense } from '../../english-word-sets.ts';

/** Senses of nouns in news, encyclopedias and novels, with the nearby words that show them. */
export const proseNouns: readonly ShownSense[] = [
  [
    'litter',
    'litter-for-cats-en/noun',
    { previous: 'kitty cat clumping', next: 'box boxes tray trays', near: 'cat cats kitten kittens' },
    'only',
  ],
  [
    'stand',
    'stance-en/noun',
    {
      previous: 'a tough firm strong his her their its our principled public moral political clear bold creative last',
      next: 'on against for',
      never: 'fruit taxi hot-dog lemonade music concession up to not can’t will would could can',
      reach: 2,
    },
    'only',
  ],
  ['hold', 'grip-hold-en/noun', { previous: 'a firm its his their strong tight her the', next: 'on over' }, 'only'],
  ['insight insights', 'insight-knowledge-en/noun', { never: 'psychological flash lack' }],
  [
    'surgery surgeries',
    'surgical-operation-en/noun',
    {
      near: 'back knee heart brain hip cosmetic plastic two three several multiple after many',
      reach: 3,
      never: 'gp appointment',
    },
  ],
  [
    'engagement engagements',
    'involvement-engagement-en/noun',
    {
      previous:
        'civic public community political student social global active customer employee user military public stakeholder diplomatic parental',
      next: 'with in',
      never: 'ring party wedding fiancé fiancée broke announced couple marry marriage bride',
    },
  ],
  [
    'pin pins',
    'pin-for-clothes-en/noun',
    { never: 'bowling code number card lapel drawing board notice bank enter rolling' },
  ],
  [
    'principal',
    'principal-of-loan-en/noun',
    {
      near: 'loan loans interest repay payment payments repayment debt mortgage bond bonds borrower borrowers',
      reach: 4,
      never: 'school teacher',
    },
    'only',
  ],
  [
    'return returns',
    'yield-return-en/noun',
    {
      previous:
        'fair high higher total annual good better average expected low positive negative real investment healthy',
      next: 'on',
      near: 'investors investor investment investments invested capital fund funds equity portfolio dividends profit profits labour labor',
      reach: 4,
      never: 'to from trip journey ticket home tax policy',
    },
    'only',
  ],
  [
    'schedule schedules',
    'agenda-schedule-en/noun',
    { previous: 'busy hectic full tight social packed gruelling', never: 'train bus' },
    'only',
  ],
  [
    'setting settings',
    'setting-surroundings/noun',
    {
      previous:
        'online natural beautiful classroom clinical social rural urban idyllic romantic hospital perfect peaceful academic school family work formal informal',
      never: 'sun default privacy menu device',
    },
  ],
  [
    'settlement settlements',
    'settlement-place/noun',
    {
      previous:
        'first human jewish israeli early ancient permanent roman greek urban rural new earliest largest small prehistoric pre-historic viking european celtic iron-age medieval neolithic dispersed coastal',
      near: 'village town bank west settlers river inhabitants century population founded bc built valley coast island colony houses archaeological west-bank',
      never: 'court lawsuit paid million claims legal divorce negotiated payment reached dispute dollars',
    },
  ],
  [
    'sights',
    'tourist-attraction/noun',
    {
      near: 'see seeing tourists tourist city visit town famous main best tour interesting take must-see',
      reach: 4,
      never: 'gun rifle set set-up lowered high higher telescopic',
    },
  ],
  [
    'square squares',
    'square-in-town/noun',
    {
      previous:
        'city town main market public central cathedral village red trafalgar times tahrir parliament leafy cobbled town’s city’s',
      near: 'streets street fountain statue cathedral crowd church buildings park parks café cafés protesters gathered avenues town city houses market hotel',
      never:
        'metres meters feet miles kilometres root mile inches red-and-white triangle circle draw chess cloth paper',
    },
  ],
  [
    'subject subjects',
    'test-subject-en/noun',
    {
      previous:
        'test same control human healthy research study male female normal adult experimental elderly young individual',
      near: 'study studies experiment exposure trial participants measures tested testing placebo group groups scores researchers longitudinal',
      never:
        'librarians teacher school matter king queen british exam change research-subject e-mail email sentence verb',
    },
    'only',
  ],
  [
    'supplies',
    'necessities-supplies/noun',
    {
      previous:
        'office school art cleaning medical pet photography party craft building plumbing studio equipment household cleaning kitchen laboratory sewing painting writing bathroom beauty wedding janitorial',
    },
    'only',
  ],
  [
    'supporter supporters',
    'supporter/noun',
    { never: 'club team match stadium football goal soccer league cup rugby game fans united city' },
  ],
  [
    'supporter supporters',
    'supporters/noun',
    { near: 'club team match stadium football goal soccer league cup rugby fans', reach: 6 },
    'only',
  ],
  [
    'turn turns',
    'turn-change-of-direction-en/noun',
    {
      previous:
        'sharp decisive dramatic left right wrong sudden hard new unexpected first second hairpin u bad final strange tragic downward better',
      next: 'from toward towards into away',
      never: 'my your his her whose each everyone’s take takes took taking century events',
    },
  ],
  [
    'way',
    'way-manner/noun',
    {
      previous: 'same different only right wrong best another this that traditional every new',
      next: 'of',
      never: 'home lost long back',
    },
  ],
  [
    'device devices',
    'literary-device-en/noun',
    { previous: 'literary rhetorical poetic narrative plot stylistic dramatic framing' },
    'only',
  ],
  [
    'device devices',
    'explosive-device-en/noun',
    {
      previous: 'explosive incendiary nuclear improvised suspicious thermonuclear',
      near: 'bomb bombs exploded explode explosion detonated detonate blast defused police',
      reach: 5,
    },
    'only',
  ],
  [
    'provision',
    'provision-of-services-en/noun',
    { next: 'of', never: 'law act title section contract clause constitution bill treaty' },
    'only',
  ],
  [
    'provision provisions',
    'provision-clause/noun',
    {
      previous:
        'any this legal special statutory relevant constitutional key that contract these other such new multiple transitional',
      near: 'law act title section contract clause constitution bill treaty agreement code court legislation statute article rule tax amendment',
      reach: 6,
      never: 'food services service healthcare care',
    },
  ],
  [
    'damages',
    'damage-losses-en/noun',
    {
      near: 'estimated storm hurricane flood floods earthquake fire cyclone billion million property repair war',
      never:
        'court sued sue award awarded lawsuit compensation seek seeking jury punitive claim claims pay paid plaintiff',
    },
  ],
  [
    'display displays',
    'display-screen/noun',
    {
      near: 'technology technologies phone phones electronic digital led lcd computer screen screens resolution pixels touch monitor monitors pixel inch battery laptop laptops tablet camera cameras',
      reach: 5,
      never: 'affection museum art works emotion fireworks',
    },
  ],
  [
    'department departments',
    'department/noun',
    {
      near: 'college colleges university universities faculty penn academic professor professors fire police store stores english history physics sales marketing hr sciences campus',
      reach: 4,
    },
  ],
  [
    'dive dives',
    'dive/noun',
    {
      previous: 'scuba deep first top night',
      next: 'spots spot sites site shop shops centre center boat boats trip trips into',
      near: 'diving divers diver scuba wreck reef underwater swimming',
      reach: 5,
    },
  ],
  [
    'figure figures',
    'figure-body/noun',
    {
      previous:
        'imposing tall dark slender slim still lonely lone small human shadowy hunched stooped motionless solitary female male graceful cloaked tiny thin ghostly familiar black white central',
      near: 'shadows appeared doorway stood standing silhouette emerged hooded silhouetted shape approached standing darkness',
      reach: 4,
      never: 'percent per cent sales number numbers million billion official statistics unemployment',
    },
  ],
  [
    'grade grades',
    'grade-year/noun',
    {
      previous:
        'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth each my 1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th',
      near: 'classes pupils grader elementary kindergarten school classroom',
      reach: 4,
      never: 'exam exams good bad test average failing marks got received steel',
    },
  ],
  [
    'medicine',
    'medicine-science/noun',
    {
      previous:
        'nuclear alternative internal emergency sports modern western chinese traditional veterinary academic preventive tropical folk family herbal reproductive palliative',
      near: 'university school studied study professor practise practice nobel doctor degree graduated faculty journal physiology law college',
      never: 'bottle cabinet cough take took taking prescribed dose spoonful pills',
    },
  ],
  [
    'trail trails',
    'footpath/noun',
    {
      previous: 'hiking nature bike cycling mountain walking forest horse snowmobile ski dirt main',
      near: 'hike hiking hikers park mountain mountains walk walking forest lake miles river bike biking waterfall canyon wood woods',
      reach: 6,
      never: 'blood smoke vapor evidence paper money dust crumbs',
    },
  ],
  ['racket', 'racket-noise/noun', { never: 'tennis ball badminton squash drug crime criminal protection' }],
  [
    'medicine medicines',
    'medicine/noun',
    { near: 'bottle cabinet cough take took taking prescribed dose spoonful pills tablets cold', reach: 4 },
  ],
  [
    'stunt stunts',
    'stunt-trick-en/noun',
    {
      previous: 'publicity political pr marketing little cheap media advertising',
      never: 'double doubles film movie driver aerial flying',
    },
    'only',
  ],
];
