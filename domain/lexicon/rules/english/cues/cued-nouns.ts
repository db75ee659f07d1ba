import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { cued, formOf, isAfter, isBefore, isNear, ofNoun, raised, sense } from '../english-senses.ts';

const degree = { weightElsewhere: 0.01, weightOfOthers: 1e-3 };

/** Words that make “department” a part of the government: “the Department of Justice”, “the State Department”. */
const offices =
  /^(?:justice|state|defen[cs]e|education|energy|labou?r|commerce|agriculture|interior|treasury|transportation|health|homeland|war|veterans)$/;

const isIn = (pattern: RegExp) => isNear(pattern, 6);

/** Less common senses of nouns. The words around the noun show the sense. */
export const cuedNouns: readonly Rule[] = [
  ofNoun('gain gains', 'gain-profit/noun', (place) => !isNear(/^(?:weight|population|productivity|seats?)$/)(place), {
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
  }),
  cued('force forces', 'force-troops/noun', {
    near: 'army armies troops military soldiers general armed air naval police ground security command rebels? enemy allied coalition invasion invading task peacekeeping expeditionary occupying marines defen[cs]e',
    never: 'gravity magnetic economic market driving physics',
  }),
  ofNoun('authorities', 'authorities-officials/noun', () => true, { weightElsewhere: 1, weightOfOthers: 1e-3 }),
  cued('authority', 'authority-power/noun', {
    next: 'to over under',
    near: 'transfer powers? legal delegated? exercised? government congress court law jurisdiction statutory president acted within constitutional',
  }),
  cued('affair affairs', 'affair-matter/noun', {
    near: 'festive whole sad family small expensive public private formal big quiet social dull strange messy current it’s',
    never: 'love wife husband married extramarital lover secretary cheating having',
  }),
  cued('board boards', 'board-plank/noun', {
    near: 'wood wooden nail nails nailed plank pine floor cut saw sawed boat fence cedar oak',
  }),
  cued('body bodies', 'body-corpse/noun', {
    near: 'dead murder murdered police buried bury burial coffin killed autopsy morgue corpse funeral victim’s recovered grave discovered drowned identified',
    never: 'heart exercise muscles language mind',
  }),
  cued('break breaks', 'break-pause/noun', {
    previous:
      'lunch coffee tea commercial spring christmas short quick winter summer tax restroom cigarette toilet little much-needed',
    near: 'take taking took need needed',
    reach: 3,
  }),
  cued('campaign campaigns', 'campaign-election/noun', {
    near: 'election elections presidential candidates? vote voters political republican democratic president senate trump clinton obama trail',
  }),
  cued('company', 'company-being-together/noun', {
    near: 'enjoy enjoyed pleasant',
    previous: 'good excellent in',
    reach: 2,
    never: 'law shares business employees firm owns',
  }),
  cued('credit', 'credit-praise/noun', {
    near: 'deserves? gets? gave give given giving take takes took full share due',
    reach: 2,
    never: 'cards? bank loans? tax union debt',
  }),
  ofNoun(
    'department departments',
    'department-ministry/noun',
    (place) =>
      offices.test(formOf(place.before)) ||
      (isBefore(/^of$/)(place) && offices.test(formOf(place.after[1])) && isCapitalised(place.after[1])),
    { weightElsewhere: 1e-3 },
  ),
  cued('deposit deposits', 'deposit-in-ground/noun', {
    near: 'mineral minerals gold oil coal ore iron sediment sediments rock rocks clay fossil silver copper river mine mining',
  }),
  ofNoun(
    'diet diets',
    'diet-food/noun',
    (place) =>
      !(isAfter(/^(?:a|strict|crash)$/)(place) && isNear(/^(?:on|go|going|went|lose|weight|start)$/, 3)(place)),
    { weightElsewhere: 0.01, weightOfOthers: 0.01 },
  ),
  cued('division divisions', 'division-disagreement/noun', {
    near: 'political racial ethnic deep social class seeds hatred unity religious bitter partisan',
    never: 'labor labour cell',
  }),
  cued('division divisions', 'division-of-company/noun', {
    near: 'company sales manager head director marketing research corporate business department company’s employees',
    never: 'labor labour',
  }),
  ofNoun('efforts', 'effort-attempt/noun', () => true, degree),
  cued(
    'effort',
    'effort-attempt/noun',
    { next: 'to by at', previous: 'every joint combined concerted this an' },
    degree,
  ),
  ofNoun(
    'exposure exposures',
    'exposure-contact/noun',
    (place) => !isNear(/^(?:camera|film|photo|photograph|shutter|indecent)$/)(place),
    degree,
  ),
  cued(
    'extent',
    'extent-degree/noun',
    { next: 'to of', previous: 'full great large some what certain same true' },
    degree,
  ),
  cued(
    'fashion',
    'fashion-manner/noun',
    { previous: 'similar this same orderly timely such traditional usual predictable typical haphazard systematic' },
    { weightElsewhere: 1e-3 },
  ),
  cued('grounds', 'grounds-reason/noun', {
    next: 'that for',
    previous: 'legal reasonable moral religious constitutional medical humanitarian economic political',
  }),
  cued('major majors', 'major-at-university/noun', {
    previous:
      'biology english history psychology art business chemistry physics math music communications engineering economics college journalism science theater film philosophy sociology',
  }),
  ofNoun(
    'measure',
    'measure-degree/noun',
    (place) => isAfter(/^(?:a|some|certain|large|good|the)$/)(place) && isBefore(/^of$/)(place),
    { weightElsewhere: 1e-3 },
  ),
  ofNoun(
    'nature',
    'nature-character/noun',
    (place) =>
      (isAfter(/^(?:the|true|exact|very|precise|its|their)$/)(place) && isBefore(/^of$/)(place)) ||
      isAfter(/^(?:human|sensitive|temporary|complex|political|general|specific|similar|this|such|serious)$/)(place),
    { weightElsewhere: 1e-3 },
  ),
  cued('office offices', 'office-public/noun', {
    previous: 'public political elected high elective took takes holds? held left leave assumed federal',
    near: 'term mayor governor sworn elected candidates? impeach(?:ed|ment)? oath',
    reach: 3,
    never: 'post box desk floor',
  }),
  cued('property properties', 'property-characteristic/noun', {
    near: 'chemical physical materials? metals? medicinal magnetic mathematical thermal optical mechanical substances? properties',
    never:
      'house houses estate land owners? owner taxes tax rent tenants? value values stolen damage rights intellectual private',
  }),
  cued('relief', 'relief-easing/noun', { previous: 'debt tax loan pain stress student financial economic mortgage' }),
  cued('resident residents', 'resident-doctor/noun', {
    near: 'medical radiology surgery hospital rotation residency pediatric attending surgical doctors? interns? medicine',
  }),
  cued('resolution', 'resolution-of-image/noun', {
    near: 'high low screen image images pixels? display camera video spatial printer',
  }),
  cued('resolution resolutions', 'resolution-intention/noun', { previous: 'year’s years new' }),
  ofNoun(
    'rock rocks',
    'rock-boulder/noun',
    (place) =>
      !isNear(
        /^(?:type|types|formations?|geolog\w+|volcanic|layers?|sedimentary|igneous|metamorphic|molten|limestone|minerals?|bands?|groups?|music|roll|songs?|stars?|albums?|punk|concert|hard|singer|guitar|play|plays|played|jazz|pop|blues|genres?)$/,
      )(place),
    { weightElsewhere: 0.01, weightOfOthers: 0.01 },
  ),
  cued(
    'rock',
    'rock-music/noun',
    { near: 'play plays played music bands? songs? albums? punk pop jazz blues genres? singer' },
    raised,
  ),
  ofNoun('roll rolls', 'roll-cylinder/noun', isBefore(/^of$/), { weightElsewhere: 1e-3 }),
  cued('sample samples', 'sample-for-test/noun', {
    near: 'blood study survey random size participants tested test tests data soil water population urine dna statistical representative laboratory analysis collected respondents',
    never: 'free',
  }),
  cued('scene', 'scene-place/noun', {
    previous: 'crime accident murder',
    near: 'police arrived fled ambulance crash accident murder firefighters paramedics officers witnesses',
    never: 'film movie play actors? love opening music art',
  }),
  ofNoun(
    'sense',
    'sense-feeling/noun',
    (place) =>
      isAfter(/^(?:a|the|this|any|some|no|great|strong|deep|real|growing|false|shared|my|his|her|their)$/)(place) &&
      isBefore(/^(?:of|that)$/)(place) &&
      !/^(?:humou?r|direction|smell|touch|sight|taste|hearing|irony|style|duty|justice|rhythm|timing|word|term|how|what|why)$/.test(
        formOf(place.after[1]),
      ),
    { weightElsewhere: 1e-3 },
  ),
  cued('settings', 'setting-of-device/noun', {
    near: 'privacy camera click phone app device screen computer default browser button menu change adjust account',
  }),
  cued('setting', 'setting-of-device/noun', { previous: 'privacy default heat temperature camera low high medium' }),
  ofNoun(
    'setting settings',
    'setting-surroundings/noun',
    (place) =>
      isAfter(
        /^(?:language|natural|classroom|social|rural|urban|beautiful|clinical|educational|group|work|school|formal|informal|hospital|quiet|this|that|a|perfect|academic|professional)$/,
      )(place) && !isBefore(/^(?:of|the)$/)(place),
    degree,
  ),
  ofNoun(
    'shift shifts',
    'shift-change/noun',
    (place) =>
      isAfter(/^(?:paradigm|sudden|fundamental|dramatic|cultural|significant)$/)(place) ||
      (isAfter(/^(?:a|the|this|any|major|big|recent|such)$/)(place) && isBefore(/^(?:in|towards?|away)$/)(place)),
    { weightElsewhere: 1e-3 },
  ),
  cued('station stations', 'station-facility/noun', {
    previous: 'research polling weather docking field aid charging base work ranger monitoring naval hill',
    near: 'scientists antarctic orbit astronauts',
  }),
  cued('strain strains', 'strain-of-virus/noun', {
    near: 'virus viruses bacteria bacterial flu influenza resistant dna new disease',
  }),
  cued('strength', 'strength-power/noun', {
    near: 'weakness currency economy economic military winds? storm signal material bond numbers cyclones? hurricane market',
  }),
  ofNoun('strengths', 'strength-power/noun', () => true, degree),
  ofNoun(
    'string',
    'string-series/noun',
    (place) =>
      isAfter(/^(?:a|long|the)$/)(place) &&
      isBefore(/^of$/)(place) &&
      !/^(?:beads|pearls|lights|guitar)$/.test(formOf(place.after[1])),
    { weightElsewhere: 1e-3 },
  ),
  cued('string', 'string-for-parcels/noun', { near: 'tie tied cut piece ball kite around knot paper rope' }, raised),
  cued('structure structures', 'structure-building/noun', {
    near: 'built stone wooden tall collapsed erected roof bridge tower demolished story storey brick concrete walls metres? feet oldest buildings?',
    never: 'economic social sentence political power data organi[sz]ational dna careful process flat system language',
  }),
  cued('student students', 'student-at-school/noun', {
    near: 'school schools pupils elementary grade grader high middle kindergarten teacher teachers classroom parents homework',
    never: 'university universities college colleges campus loans? graduate undergraduate professor penn',
  }),
  cued('tour tours', 'tour-of-band/noun', {
    near: 'band album concert concerts singer rock fans music world dates songs',
    never: 'guided museum bus walking',
  }),
  cued('cup cups', 'cup-trophy/noun', {
    near: 'world final finals league won team football soccer champions championship tournament stanley davis ryder fa uefa',
    never: 'tea coffee sugar flour milk',
  }),
  cued('tide', 'tide-wave/noun', { next: 'of' }),
  cued('vessel vessels', 'blood-vessel-tube/noun', { previous: 'blood lymph lymphatic', near: 'heart artery brain' }),
  cued('preparation preparations', 'preparation-of-food/noun', {
    near: 'food foods meal meals dish dishes cooking ingredients recipe recipes minutes dinner sauce',
  }),
  cued('date dates', 'date-meeting/noun', {
    near: 'friends gym girl girls boy boys boyfriend girlfriend romantic dinner kiss kissed dating valentine’s cute blind guy tinder cinema movie movies',
    never: 'birth due deadline calendar release publication effective file',
  }),
  cued('player players', 'media-player/noun', {
    previous: 'tape record cd dvd mp3 music media cassette video blu-ray',
  }),
  ofNoun(
    'exhibit exhibits',
    'exhibit-object/noun',
    (place) => !isIn(/^(?:court|evidence|trial|jury|attached|agreement)$/)(place),
    { weightElsewhere: 0.01, weightOfOthers: 0.01 },
  ),
  cued('hunting', 'hunting-search/noun', { previous: 'house job apartment flat bargain treasure egg home' }),
  ofNoun('goods', 'merchandise/noun', () => true, { weightElsewhere: 1, weightOfOthers: 1e-3 }),
  ofNoun(
    'finding findings',
    'finding-conclusion/noun',
    (place) => place.word.form === 'findings' && !isNear(/^(?:archaeolog\w+|excavations?|tombs?)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  sense('vendor vendors', 'street-vendor/noun', isNear(/^(?:street|streets|carts?|sidewalk|hot|ice|flower|stalls?)$/), {
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
  }),
  sense(
    'ticket tickets',
    'admission-ticket/noun',
    isNear(
      /^(?:concerts?|shows?|games?|movies?|theat(?:re|er)|festival|museum|events?|match|cinema|film|stadium|opera|fans|admission|box|sold|performance|zoo|park)$/,
    ),
    raised,
  ),
  sense(
    'trail trails',
    'footpath/noun',
    isNear(
      /^(?:hik(?:e|ed|ing|ers?)|walk(?:ed|ing)?|mountains?|park|forest|path|miles?|bike|summit|trees|loop|woods)$/,
    ),
    raised,
  ),
  sense('demands', 'rights-demand/noun', isAfter(/^(?:their|his|her|its|the|our|these|your|workers’)$/), raised),
  cued('load loads', 'load-of-washing/noun', { near: 'wash washing laundry dryer clothes washer detergent' }),
  ofNoun(
    'scale',
    'scale-extent/noun',
    (place) =>
      isAfter(/^(?:the|sheer|full|vast)$/)(place) &&
      isBefore(/^of$/)(place) &&
      !isNear(/^(?:end|fish|music|measuring|ends)$/)(place),
    raised,
  ),
  cued('shipwreck shipwrecks', 'shipwreck-wreck/noun', {
    near: 'dive dives diving divers? sites? underwater sunken bottom',
  }),
  cued('racket', 'racket-noise/noun', { near: 'noise loud hear heard making make made cut awful' }, raised),
  cued('holder holders', 'holder-device/noun', { previous: 'candle cup card pencil pen phone paper bottle' }, raised),
  cued('occasion occasions', 'occasion-event/noun', {
    previous: 'solemn momentous special festive historic formal happy joyous sad social such this important',
  }),
  // “I send you love”
  sense(
    'love',
    'love/noun',
    ({ earlier }) => /^(?:send|sends|sent|sending|give|gives|gave|show|showed|shows)$/.test(formOf(earlier.at(-2))),
    raised,
  ),
  cued('room', 'space-room/noun', { next: 'for', previous: 'enough more no much leg little head plenty' }, raised),
];
