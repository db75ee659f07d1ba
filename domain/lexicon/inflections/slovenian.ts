import { endingRules, type InflectionRules, longestFirst } from './inflection-rules.ts';

export const slovenianInflections: InflectionRules = {
  endings: longestFirst([
    ...endingRules(
      ['noun', 'name'],
      [
        // stol: stola, stolu, stolom; mož: možem, možje
        ['a u i om em e ov ev oma ema ih je', '-'],
        // hiša: hiše, hiši, hišo; mesto: mesta, mestu; polje: polja
        ['e i o am ah ama ami oma -', 'a'],
        ['a u om i ih oma -', 'o'],
        ['a u em i ih ema -', 'e'],
        // noč: noči, nočjo, nočema, nočmi
        ['i jo ema ma im mi ih', '-'],
        // oče: očeta; ime: imena
        ['eta etu etom eti etov', 'e'],
        ['ena enu enom eni en', 'e'],
        ['mi am ah em', '-'],
        // Longer plural forms: sin, sinovi, sinove.
        ['ovi ove ovom ovih ovoma', '-'],
      ],
    ),
    // Possessive adjectives: šejk, šejkov; voznik, voznikovega; učiteljica, učiteljičin.
    ...endingRules(
      ['noun', 'name'],
      [
        ['ova ovo ovega ovemu ovem ovim ovi ove ovih ovimi', '-'],
        ['eva evo evega evemu evem evim evi eve evih evimi jev jeva jevo jevega jevem jevim jevi jeve jevih', '-'],
        ['in ina ino inega inemu inem inim ini ine inih inimi', 'a'],
      ],
    ),
    ...endingRules(
      ['adjective', 'determiner', 'pronoun', 'numeral'],
      [
        ['i a o e ega emu em im ih imi ima', '- i'],
        ['ejši ejša ejše ejšega ejšemu ejšem ejšim ejših ejšo ejšimi', '- en'],
        ['ši ša še šega šemu šem ših šo jši jša jše jšega jšem jših jšo', '- ek ok'],
      ],
    ),
    ...endingRules(['adjective'], [['o e eje', '- en']]),
    ...endingRules(
      ['verb'],
      [
        ['m š mo te jo va ta l la lo li le n na no ni ne j jte jmo -', 'ti'],
        ['em eš e emo ete ejo eva eta', 'ati iti eti ti'],
        ['im iš i imo ite ijo iva ita il ila ilo ili ile', 'iti eti ati'],
        ['ujem uješ uje ujemo ujete ujejo ujeva ujeta', 'ovati evati'],
        ['nem neš ne nemo nete nejo', 'niti ti'],
        ['en ena eno eni ene enega enem enih jen jena jeno jeni jene', 'iti eti ti'],
        ['an ana ano ani ane anega anem anih', 'ati'],
        ['el ela elo eli ele', 'eti iti'],
        // Nouns for the act: presajati, presajanje; redčiti, redčenje.
        ['anje anja anju anjem anji anjih', 'ati'],
        ['enje enja enju enjem enji enjih jenje jenja jenju jenjem', 'iti eti'],
        // Present participles: bližati, bližajoč; službovati, službujoč; viseti, viseč.
        ['joč joča joče joči jočo jočega jočemu jočem jočim jočih jočimi', 'ti'],
        ['ujoč ujoča ujoče ujoči ujočo ujočega ujočemu ujočem ujočim ujočih ujočimi', 'ovati evati'],
        ['eč eča eče eči ečo ečega ečemu ečem ečim ečih ečimi', 'eti iti ati'],
      ],
    ),
    // Adjectives of nouns: Bruselj, bruseljski; padalo, padalski; noht, nohtni; kontrast, kontrastno.
    ...endingRules(
      ['noun', 'name'],
      [
        ['ski ska sko ske skega skemu skem skim skih skimi', '- a o e'],
        ['ni na no ne nega nemu nem nim nih nimi', '- a o'],
        // Praga, praški; sociologija, sociološki; tenis, teniški; Zagreb, zagrebški
        ['ški ška ško ške škega škemu škem škim ških škimi', '- ga gija ka ha ca g s c'],
        ['ski ska sko ske skega skemu skem skim skih skimi', 'ija ja'],
        // cena, cenovni; prihodek, prihodkovni; naložba, naložbeni
        ['ovni ovna ovno ovne ovnega ovnemu ovnem ovnim ovnih ovnimi oven', '- a o'],
        ['eni ena eno ene enega enemu enem enim enih enimi en', 'a'],
        // storitev, storitveni; igralec, igralski; dolžnik, dolžniški
        ['veni vena veno vene venega venemu venem venim venih venimi ven', 'ev'],
        ['ski ska sko ske skega skemu skem skim skih skimi', 'ec'],
        ['ški ška ško ške škega škemu škem škim ških škimi', 'k'],
        // simetrija, simetričen; akustika, akustičen; nacionalist, nacionalističen
        ['ičen ična ično ične ični ičnega ičnemu ičnem ičnim ičnih ičnimi', 'ija ika -'],
      ],
    ),
    // A woman has the same name as a man in English: slikar, slikarka; judoist, judoistka; rokometaš, rokometašica.
    ...endingRules(
      ['noun'],
      [
        ['arka arke arki arko ark arkam arkah arkami', 'ar'],
        ['istka istke istki istko istk istkam istkah istkami', 'ist'],
        ['orka orke orki orko ork orkam orkah orkami', 'or'],
        ['alka alke alki alko alk alkam alkah alkami', 'alec'],
        ['ilka ilke ilki ilko ilk ilkam ilkah ilkami', 'ilec'],
        ['nica nice nici nico nic nicam nicah nicami', 'nik'],
        ['ica ice ici ico ic icam icah icami', '- a'],
      ],
    ),
    // tokrat, tokratni; dozdaj, dozdajšnji
    ...endingRules(
      ['adverb'],
      [
        ['ni na no ne nega nemu nem nim nih nimi', '-'],
        ['šnji šnja šnje šnjo šnjega šnjemu šnjem šnjim šnjih šnjimi', '-'],
      ],
    ),
    // svetovati, svetovalen; braniti, branilen
    ...endingRules(
      ['verb'],
      [
        ['alni alna alno alne alnega alnemu alnem alnim alnih alnimi alen', 'ati'],
        ['ilni ilna ilno ilne ilnega ilnemu ilnem ilnim ilnih ilnimi ilen', 'iti'],
      ],
    ),
    // Qualities: zanesljiv, zanesljivost; zahteven, zahtevnost.
    ...endingRules(['adjective'], [['ost osti ostjo ostim ostih ostmi', '-']]),
    // Acts, and verbs of the other aspect: razmejiti, razmejitev; prekopati, prekopavati; zožiti, zoževati.
    ...endingRules(
      ['verb'],
      [
        ['itev itve itvi itvijo itvah itvam itvami', 'iti'],
        // angažirati, angažiranost; oddaljiti, oddaljenost
        ['anost anosti anostjo', 'ati'],
        ['enost enosti enostjo jenost jenosti jenostjo', 'iti eti'],
        ['avati avam avaš ava avamo avate avajo aval avala avalo avali avale', 'ati'],
        ['evati eval evala evalo evali evale ujem uješ uje ujemo ujete ujejo', 'iti ati'],
        ['ovati oval ovala ovalo ovali ovale', 'iti ati'],
      ],
    ),
  ]),
  stemChanges: [
    // Restores the vowel that disappears before endings: konca, konec; dobrega, dober.
    [/([^aeiou])([^aeiou])$/, '$1e$2'],
    [/([^aeiou])([^aeiou])$/, '$1a$2'],
    // lepljenje, lepiti; čiščenje, čistiti
    [/([pbvm])lj$/, '$1'],
    [/šč$/, 'st'],
    [/lj$/, 'l'],
    [/č$/, 'k'],
    [/č$/, 'c'],
    [/c$/, 'k'],
    [/ž$/, 'g'],
    [/š$/, 's'],
    [/j$/, ''],
    [/r$/, ''],
  ],
  wordChanges: [[/^naj/, '']],
  prefixes: [
    // zakrožiti, krožiti; izbrskati, brskati
    [/^(?:pri|pre|pod|nad|raz|iz|od|do|za|na|po)(?=\p{L}{5})/u, ['verb']],
  ],
};
