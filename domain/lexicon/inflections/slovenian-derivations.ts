import { derivingRules, type EndingRule } from './inflection-rules.ts';

/** Words that are made from listed words by a suffix. Their meaning follows from the listed word. */
export const slovenianDerivations: readonly EndingRule[] = [
  // Possessive adjectives: “učiteljev” (teacher’s) from “učitelj” (teacher).
  ...derivingRules(['noun', 'name'], { partOfSpeech: 'adjective' }, [
    ['ova ovo ove ovi ovega ovemu ovem ovim ovih ovimi', '-', 'ov'],
    ['eva evo eve evi evega evemu evem evim evih evimi', '-', 'ev'],
    ['jeva jevo jeve jevi jevega jevemu jevem jevim jevih jevimi jev', '-', 'jev'],
    ['ina ino ine ini inega inemu inem inim inih inimi in', 'a', 'in'],
  ]),
  // Comparatives of adverbs: “točneje” (more exactly) from “točen” (exact).
  ...derivingRules(['adjective'], { partOfSpeech: 'adverb' }, [['eje', '- en', 'o']]),
  // Nouns for the act: “presajanje” (transplanting) from “presajati” (transplant).
  ...derivingRules(['verb'], { partOfSpeech: 'noun', gender: 'n' }, [
    ['anje anja anju anjem anji anjih', 'ati', 'anje'],
    ['enje enja enju enjem enji enjih', 'iti eti', 'enje'],
    ['jenje jenja jenju jenjem jenji jenjih', 'iti eti', 'jenje'],
  ]),
  // Present participles: “bližajoč” (approaching) from “bližati” (approach).
  ...derivingRules(['verb'], { partOfSpeech: 'adjective' }, [
    ['joča jočo joče joči jočega jočemu jočem jočim jočih jočimi joč', 'ti', 'joč'],
    ['ujoča ujočo ujoče ujoči ujočega ujočemu ujočem ujočim ujočih ujočimi ujoč', 'ovati evati', 'ujoč'],
    ['eča ečo eče eči ečega ečemu ečem ečim ečih ečimi eč', 'eti iti ati', 'eč'],
  ]),
  // Adjectives from nouns: “bruseljski” (of Brussels) from “Bruselj”, “kontrasten” (contrasting) from “kontrast” (contrast).
  ...derivingRules(['noun', 'name'], { partOfSpeech: 'adjective' }, [
    ['ska sko ske ski skega skemu skem skim skih skimi', '- a o e', 'ski'],
    ['na no ne ni nega nemu nem nim nih nimi', '- a o', 'en'],
    // Adjectives from nouns: “praški” (of Prague) from “Praga”, “teniški” (of tennis) from “tenis”.
    ['ška ško ške ški škega škemu škem škim ških škimi', '- ga gija ka ha ca g s c', 'ški'],
    ['ska sko ske ski skega skemu skem skim skih skimi', 'ija ja', 'ski'],
    // Adjectives from nouns: “cenoven” (of prices) from “cena” (price), “naložben” (of investments) from “naložba”
    // (investment).
    ['ovna ovno ovne ovni ovnega ovnemu ovnem ovnim ovnih ovnimi oven', '- a o', 'oven'],
    ['ena eno ene eni enega enemu enem enim enih enimi en', 'a', 'en'],
    // Adjectives from nouns: “storitven” (of services) from “storitev” (service), “igralski” (of actors) from “igralec”
    // (actor).
    ['vena veno vene veni venega venemu venem venim venih venimi ven', 'ev', 'ven'],
    ['ska sko ske ski skega skemu skem skim skih skimi', 'ec', 'ski'],
    ['ška ško ške ški škega škemu škem škim ških škimi', 'k', 'ški'],
    // Adjectives from nouns: “simetričen” (symmetrical) from “simetrija” (symmetry).
    ['ična ično ične ični ičnega ičnemu ičnem ičnim ičnih ičnimi ičen', 'ija ika -', 'ičen'],
    // Adjectives from nouns: “gubast” (folded) from “guba” (fold).
    ['asta asto aste asti astega astemu astem astim astih astimi ast', '- a o', 'ast'],
  ]),
  // Nouns for a woman: “slikarka” (female painter) from “slikar” (painter). English has one word for both.
  ...derivingRules(['noun'], { partOfSpeech: 'noun', gender: 'f' }, [
    ['arka arke arki arko ark arkam arkah arkami', 'ar', 'arka'],
    ['istka istke istki istko istk istkam istkah istkami', 'ist', 'istka'],
    ['orka orke orki orko ork orkam orkah orkami', 'or', 'orka'],
    ['anka anke anki anko ank ankam ankah ankami', 'an', 'anka'],
    ['omka omke omki omko omk omkam omkah omkami', 'om', 'omka'],
    ['ntka ntke ntki ntko ntk ntkam ntkah ntkami', 'nt', 'ntka'],
    ['afka afke afki afko afk afkam afkah afkami', 'af', 'afka'],
    ['ičarka ičarke ičarki ičarko ičark ičarkam ičarkah ičarkami', 'ik', 'ičarka'],
    ['ginja ginje ginji ginjo ginj ginjam ginjah ginjami', 'g', 'ginja'],
    ['finja finje finji finjo finj finjam finjah finjami', 'f', 'finja'],
    ['alka alke alki alko alk alkam alkah alkami', 'alec', 'alka'],
    ['ilka ilke ilki ilko ilk ilkam ilkah ilkami', 'ilec', 'ilka'],
    ['nica nice nici nico nic nicam nicah nicami', 'nik', 'nica'],
    ['ica ice ici ico ic icam icah icami', '- a', 'ica'],
  ]),
  // Diminutives: “vnuček” (little grandson) from “vnuk”, “lisička” (little fox) from “lisica”, “kolence” (little knee) from
  // “koleno”.
  ...derivingRules(['noun'], { partOfSpeech: 'noun', gender: 'm' }, [
    ['ček čka čku čkom čki čkov čke čkih čkoma', '- k c', 'ček'],
    ['iček ička ičku ičkom ički ičkov ičke ičkih ičkoma', '-', 'iček'],
  ]),
  ...derivingRules(['noun'], { partOfSpeech: 'noun', gender: 'f' }, [
    ['čka čke čki čko čk čkam čkah čkami', 'ca', 'čka'],
  ]),
  ...derivingRules(['noun'], { partOfSpeech: 'noun', gender: 'n' }, [['ce ca cu cem ci cih', 'o', 'ce']]),
  // Nouns for an activity: “jamarstvo” (caving) from “jamar” (caver), “planinstvo” (hiking) from “planinec” (hiker).
  ...derivingRules(['noun'], { partOfSpeech: 'noun', gender: 'n' }, [
    ['arstvo arstva arstvu arstvom', 'ar', 'arstvo'],
    ['ništvo ništva ništvu ništvom', 'nik', 'ništvo'],
    ['ljstvo ljstva ljstvu ljstvom', 'lj', 'ljstvo'],
    ['lstvo lstva lstvu lstvom', 'lec', 'lstvo'],
    ['nstvo nstva nstvu nstvom', 'nec', 'nstvo'],
  ]),
  // Nouns for a person: “zasledovalec” (pursuer) from “zasledovati” (pursue).
  ...derivingRules(['verb'], { partOfSpeech: 'noun', gender: 'm' }, [
    ['alec alca alcu alcem alci alcev alce alcih alcema', 'ati', 'alec'],
    ['ilec ilca ilcu ilcem ilci ilcev ilce ilcih ilcema', 'iti', 'ilec'],
  ]),
  // Adjectives from nouns: “evangeljski” (of the Gospel) from “evangelij” (Gospel), “lisičji” (of foxes) from “lisica” (fox).
  ...derivingRules(['noun'], { partOfSpeech: 'adjective' }, [
    ['jska jsko jske jski jskega jskemu jskem jskim jskih jskimi', 'ij', 'jski'],
    ['čja čjo čje čji čjega čjemu čjem čjim čjih čjimi', 'ca k c', 'čji'],
  ]),
  // Adjectives from adverbs: “tokraten” (of this time) from “tokrat” (this time), “dozdajšnji” (so far) from “dozdaj” (until
  // now).
  ...derivingRules(['adverb'], { partOfSpeech: 'adjective' }, [
    ['na no ne ni nega nemu nem nim nih nimi', '-', 'en'],
    ['šnja šnjo šnje šnji šnjega šnjemu šnjem šnjim šnjih šnjimi', '-', 'šnji'],
  ]),
  // Adjectives from verbs: “svetovalen” (advisory) from “svetovati” (advise).
  ...derivingRules(['verb'], { partOfSpeech: 'adjective' }, [
    ['alna alno alne alni alnega alnemu alnem alnim alnih alnimi alen', 'ati', 'alen'],
    ['ilna ilno ilne ilni ilnega ilnemu ilnem ilnim ilnih ilnimi ilen', 'iti', 'ilen'],
  ]),
  // Nouns for a quality: “zanesljivost” (reliability) from “zanesljiv” (reliable).
  ...derivingRules(['adjective'], { partOfSpeech: 'noun', gender: 'f' }, [
    ['ost osti ostjo ostim ostih ostmi', '-', 'ost'],
    // “gluhota” (deafness) from “gluh” (deaf)
    ['ota ote oti oto ot otah otam', '-', 'ota'],
  ]),
  ...derivingRules(['verb'], { partOfSpeech: 'noun', gender: 'f' }, [
    ['anost anosti anostjo', 'ati', 'anost'],
    ['enost enosti enostjo', 'iti eti', 'enost'],
    ['jenost jenosti jenostjo', 'iti eti', 'jenost'],
    // Nouns for the act: “razmejitev” (delimitation) from “razmejiti” (delimit).
    ['itev itve itvi itvijo itvah itvam itvami', 'iti', 'itev'],
  ]),
  // Verbs of the other aspect: “prekopavati” (be digging over) from “prekopati” (dig over).
  ...derivingRules(['verb'], { partOfSpeech: 'verb', aspect: 'ipf' }, [
    ['avati avam avaš ava avamo avate avajo aval avala avalo avali avale', 'ati', 'avati'],
    ['evati eval evala evalo evali evale ujem uješ uje ujemo ujete ujejo', 'iti ati', 'evati'],
    ['ovati oval ovala ovalo ovali ovale', 'iti ati', 'ovati'],
  ]),
];
