import type { ShownSense } from '../../english-word-sets.ts';

/** Senses of verbs in news, encyclopedias and novels, with the nearby words that show them. */
export const proseVerbs: readonly ShownSense[] = [
  [
    'qualify qualifies qualified qualifying',
    'be-eligible-en/verb',
    {
      next: 'for to as',
      near: 'benefits aid loan loans visa students applicants degrees income discount tax refund pension citizenship asylum',
      reach: 6,
      never:
        'final finals cup tournament olympics olympic round semi-final playoffs race championship championships league euro heats championship grand prix',
    },
  ],
  [
    'engage engages engaged engaging',
    'take-part-engage-en/verb',
    { next: 'in with', never: 'married marry fiancé ring gear clutch enemy' },
  ],
  [
    'enclose enclosed encloses enclosing',
    'surround-enclose-en/verb',
    {
      near: 'wall walls fence mountains garden hedge courtyard gate space area',
      reach: 5,
      never: 'letter letters file copy cheque check envelope please email',
    },
  ],
  [
    'pack packed packs packing',
    'crowd-pack-en/verb',
    {
      near: 'crowd crowds people fans streets stadium hall theatre theater church room crowds spectators audience courtroom arena',
      reach: 4,
      never: 'suitcase suitcases bag bags up luggage box boxes lunch winds',
    },
    'only',
  ],
  [
    'rest rests rested',
    'rest-lie-with-en/verb',
    {
      next: 'with on upon',
      near: 'power authority responsibility decision hope hopes blame burden sovereignty case argument theory',
      reach: 4,
      never: 'head arm arms hand elbow feet',
    },
    'only',
  ],
  [
    'drizzling drizzled drizzles drizzle',
    'drizzle-rain-lightly-en/verb',
    { near: 'rain raining weather sky outside clouds because it', reach: 4, never: 'oil honey sauce olive syrup over' },
  ],
  [
    'honour honours honoured honouring honor honors honored honoring',
    'honour-show-respect-en/verb',
    { never: 'cheque check agreement contract commitment commitments deal promise presence debt' },
  ],
  [
    'plead pleads pleaded pleading pled',
    'plead-in-court-en/verb',
    {
      next: 'guilty not innocent no',
      near: 'court charges charge judge case jury guilty trial lawyer attorney',
      reach: 5,
    },
  ],
  [
    'wage wages waged waging',
    'wage-war-en/verb',
    {
      next: 'war wars a the',
      near: 'war wars campaign battle battles warfare struggle jihad',
      reach: 4,
      never: 'minimum hourly average monthly paid low',
    },
  ],
  [
    'collect collects collected collecting',
    'collect/verb',
    {
      never:
        'money funds fund taxes tax donations revenue million donation charity stamps coins art antiques dust debt debts rent fees fee dues',
    },
  ],
  [
    'gather gathers gathered gathering',
    'gather-assemble-en/verb',
    {
      next: 'in at around outside to there here together for on near crowd',
      never: 'information evidence data wood food berries intelligence mushrooms flowers courage strength',
    },
  ],
  [
    'grow grows grew grown growing',
    'grow-plants/verb',
    {
      near: 'crops crop vegetables wheat corn rice flowers tomatoes potatoes fruit cotton tobacco coffee grapes herbs farmers farmer plants cannabis roses',
      reach: 4,
      never: 'up economy older tall taller population',
    },
  ],
  [
    'apply applies applied applying',
    'apply-put-to-use/verb',
    {
      next: 'a an the it them these this that his her their our what',
      never: 'cream paint glue makeup make-up oil coat coats lotion bandage ointment skin surface brakes job',
    },
  ],
  ['applying', 'apply-for/verb', { next: 'for', never: 'job post' }],
  [
    'order orders ordered ordering',
    'order-officially/verb',
    {
      previous: 'hereby judge court king president government',
      near: 'troops court judge police army investigation evacuation arrest general commander closure withdrawal release',
      reach: 4,
      never: 'food pizza online menu waiter meal drinks beer restaurant amazon',
    },
  ],
  [
    'remain remains remained remaining',
    'remain-be/verb',
    {
      next: 'a an the one unclear unchanged open silent calm unknown popular important high low strong active loyal true uncertain committed largely very relatively so as his her its their our in',
      never: 'only questions hours minutes days weeks still-to',
    },
  ],
  [
    'move moves moved moving',
    'move-change-position/verb',
    {
      next: 'over through across towards toward along inland north south east west closer around slowly quickly fast freely silently forward forwards backwards away',
      never: 'house flat apartment mountains furniture chairs table',
    },
  ],
  [
    'operating',
    'operate-be-active/verb',
    { never: 'machine machinery equipment crane forklift vehicle device controls lever patient surgeon' },
  ],
  [
    'operate operates operated',
    'operate-be-active/verb',
    {
      never:
        'machine machinery equipment crane forklift vehicle device controls lever patient surgeon a an the his her their its',
    },
  ],
  [
    'extend extends extended extending',
    'stretch-over-area/verb',
    {
      next: 'from to into over across beyond along only far northward southward westward eastward',
      never: 'deadline contract visa stay life offer thanks invitation hand',
    },
  ],
  [
    'hit',
    'hit-by-disaster-en/verb',
    {
      previous: 'was were been being is are badly hardest severely worst',
      near: 'tsunami earthquake storm hurricane crisis recession drought virus pandemic cyclone floods flood',
      reach: 5,
      never: 'song single album chart charts number big record car bus truck ball bullet head target',
    },
  ],
  [
    'please pleases pleased',
    'give-pleasure/verb',
    { next: 'everyone everybody them him her me the all people his my' },
  ],
  [
    'travelling traveling',
    'travel/verb',
    {
      near: 'was were been is are by train car while when from to',
      reach: 3,
      never: 'circus salesman community exhibition',
    },
  ],
];
