/**
 * Dictionary form, past, and the participle if it differs; “a/b” are two forms. Prefixed verbs inflect in the same way:
 * “overcome” like “come”.
 */
export const englishIrregular = `
  arise arose arisen, awake awoke awoken, bear bore borne/born, beat beat beaten, become became become, begin began begun, bend bent,
  bet bet/betted, bind bound, bite bit bitten, bleed bled, blow blew blown, break broke broken, breed bred, bring brought, broadcast broadcast,
  build built, burn burnt/burned, burst burst, bust bust/busted, buy bought, cast cast, catch caught, choose chose chosen, cling clung, come came come,
  cost cost/costed, creep crept, cut cut, deal dealt, dig dug, dive dived/dove dived, do did done, draw drew drawn, dream dreamt/dreamed, drink drank drunk,
  drive drove driven, dwell dwelt/dwelled, eat ate eaten, fall fell fallen, feed fed, feel felt, fight fought, find found, fit fitted/fit, flee fled, fling flung,
  fly flew flown, forbid forbade/forbad forbidden, forecast forecast, foresee foresaw foreseen, forget forgot forgotten, forgive forgave forgiven,
  forsake forsook forsaken, freeze froze frozen, get got got/gotten, give gave given, go went gone, grind ground, grow grew grown, hang hung/hanged,
  have had, hear heard, hide hid hidden, hit hit, hold held, hurt hurt, keep kept, kneel knelt/kneeled, knit knitted/knit, know knew known, lay laid,
  lead led, lean leant/leaned, leap leapt/leaped, learn learnt/learned, leave left, lend lent, let let, lie lay lain, light lit/lighted, lose lost,
  make made, mean meant, meet met, mow mowed mown/mowed, pay paid, plead pleaded/pled, prove proved proven/proved, put put, quit quit/quitted, read read, rid rid,
  ride rode ridden, ring rang rung, rise rose risen, run ran run, saw sawed sawn/sawed, say said, see saw seen, seek sought, sell sold,
  send sent, set set, sew sewed sewn/sewed, shake shook shaken, shave shaved shaven/shaved, shear sheared shorn/sheared, shed shed, shine shone/shined, shit shit/shat, shoot shot,
  show showed shown/showed, shrink shrank shrunk, shut shut, sing sang sung, sink sank sunk, sit sat, slay slew slain, sleep slept, slide slid,
  sling slung, slit slit, smell smelt/smelled, sow sowed sown/sowed, speak spoke spoken, speed sped/speeded, spell spelt/spelled, spend spent,
  spill spilt/spilled, spin spun, spit spat/spit, split split, spoil spoilt/spoiled, spread spread, spring sprang sprung, stand stood,
  steal stole stolen, stick stuck, sting stung, stink stank stunk, stride strode stridden, strike struck struck/stricken, string strung, strive strove/strived striven/strived,
  swear swore sworn, sweat sweated/sweat, sweep swept, swell swelled swollen/swelled, swim swam swum, swing swung, take took taken, teach taught, tear tore torn,
  tell told, think thought, thrive thrived/throve, throw threw thrown, thrust thrust, tread trod trodden, understand understood, undergo underwent undergone,
  upset upset, wake woke woken, wear wore worn, weave wove woven, weep wept, wet wetted/wet, win won, wind wound, withdraw withdrew withdrawn,
  withstand withstood, wring wrung, write wrote written, beget begot begotten, behold beheld, bid bid, cleave cleft, clothe clothed/clad, input input, offset offset,
  swing swung, unwind unwound, slink slunk, mislead misled, misunderstand misunderstood, oversee oversaw overseen`;

/** Verbs of two or more syllables that double the last letter: “preferred”. Most are stressed on the last syllable. */
export const englishDoubling = `abet abhor acquit admit allot annul appal begin commit compel concur confer control corral debar defer demur deter
  disbar dispel distil embed emit enrol enthral equip excel expel extol fulfil handicap humbug impel incur infer instil kidnap occur omit outfit patrol permit
  prefer program propel rebel rebut recap recur refer regret remit repel submit transfer transmit unpin unwrap unzip upset worship zigzag format overlap`;

/** Plurals that no rule generates. */
export const englishPlurals = `
  child children, foot feet, tooth teeth, goose geese, mouse mice, louse lice, ox oxen, person people/persons, man men, leaf leaves, knife knives, wife wives, life lives,
  half halves, wolf wolves, calf calves, shelf shelves, self selves, thief thieves, loaf loaves, scarf scarves/scarfs, hoof hooves/hoofs, elf elves,
  dwarf dwarfs/dwarves, sheaf sheaves, wharf wharves, sheep sheep, fish fish/fishes, deer deer, series series, species species, aircraft aircraft, spacecraft spacecraft, offspring offspring,
  salmon salmon, trout trout, swine swine, means means, crossroads crossroads, headquarters headquarters, barracks barracks, dice dice,
  phenomenon phenomena, criterion criteria, bacterium bacteria, medium media/mediums, datum data, stratum strata, curriculum curricula/curriculums,
  nucleus nuclei, stimulus stimuli, fungus fungi/funguses, cactus cacti/cactuses, radius radii/radiuses, alumnus alumni, focus focuses/foci, syllabus syllabuses/syllabi,
  formula formulas/formulae, antenna antennae/antennas, larva larvae, alga algae, vertebra vertebrae, index indexes/indices, appendix appendices/appendixes,
  matrix matrices/matrixes, vertex vertices, potato potatoes, tomato tomatoes, hero heroes, echo echoes, torpedo torpedoes, veto vetoes, mosquito mosquitoes/mosquitos,
  volcano volcanoes/volcanos, tornado tornadoes/tornados, mango mangoes/mangos, cargo cargoes/cargos, buffalo buffaloes/buffalo, penny pence/pennies, quiz quizzes, bus buses,
  gas gases, lens lenses, brother-in-law brothers-in-law, passer-by passers-by, bison bison, shrimp shrimp/shrimps, squid squid/squids, bureau bureaux/bureaus, plateau plateaux/plateaus,
  gateau gateaux, ellipse ellipses, axe axes, yes yeses, grandchild grandchildren, stepchild stepchildren, human humans, german germans, roman romans, shaman shamans, ottoman ottomans, woman women`;

/** Positive, comparative and superlative; “0” means that the form does not exist. */
export const englishDegrees = `
  good better best, well better best, bad worse worst, badly worse worst, ill worse worst, far farther/further farthest/furthest, little less/littler least/littlest, much more most, many more most,
  old older/elder oldest/eldest, late later latest/last, fun 0 0, real 0 0, right 0 0, wrong 0 0, dead 0 0, own 0 0, same 0 0, like 0 0, due 0 0, left 0 0, male 0 0, past 0 0, prime 0 0, live 0 0, main 0 0, sole 0 0, mere 0 0, last 0 0, next 0 0, first 0 0, french 0 0, dutch 0 0, welsh 0 0,
  early earlier earliest, fast faster fastest, hard harder hardest, high higher highest, low lower lowest, soon sooner soonest, long longer longest, near nearer nearest, often oftener oftenest,
  quiet quieter quietest, clever cleverer cleverest, polite politer politest, common commoner commonest, stupid stupider stupidest, pleasant pleasanter pleasantest, handsome handsomer handsomest, cruel crueller/crueler cruellest/cruelest, loud louder loudest, deep deeper deepest, close closer closest, quick quicker quickest, slow slower slowest, straight straighter straightest, wide wider widest, bitter 0 0, eager 0 0, former 0 0, latter 0 0, other 0 0, upper 0 0, inner 0 0, outer 0 0, proper 0 0, sober soberer soberest, tender tenderer tenderest, tired 0 0, lost 0 0`;
