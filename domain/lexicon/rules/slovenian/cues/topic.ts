import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';

/**
 * A meaning that is recognised by words about its topic, anywhere in the sentence. `near` lists the beginnings of these
 * words.
 */
type TopicCue = { forms: string; means: string; near: string; weightElsewhere?: number };

const cues: readonly TopicCue[] = [
  {
    // “cilj” means “finish” in “kolesar je prvi pripeljal v cilj” (reached the finish first), but “goal” in “cilj politike”
    // (goal of the policy)
    forms: 'cilj cilja cilju ciljem cilji cilje ciljev ciljih',
    means: 'finish-cilj/noun',
    near: 'zmagoval kolesar tekač tekmoval etap dirk dirkač šprint sprint maraton smuč ovinek ovinku kilomet pripelj pritek štart startu starta ravnini',
    weightElsewhere: 1e-6,
  },
  {
    // “partija” means “game” in “odigrala sta partijo šaha” (played a game of chess), but “party” in “komunistična partija”
    // (Communist party)
    forms: 'partija partije partiji partijo partij partijah partijami',
    means: 'game-of-chess/noun',
    near: 'šah velemojst kart figur igra odigra potez tarok poker biljard nasprotnik remi',
  },
  {
    // “mreža” means “net” in “ribič vrže mrežo” (the fisherman casts a net), but “network” in “mreža trgovin” (network of
    // shops)
    forms: 'mreža mreže mreži mrežo mrež mrežah mrežami',
    means: 'net/noun',
    near: 'ribič ribišk ribolov rib ulov vratar žog gol golov strel komar odboj teniš pajk ujel ujame',
  },
  {
    // “množica” means “set” in “množica točk” (set of points), but “crowd” in “množica ljudi” (crowd of people)
    forms: 'množica množice množici množico množic množicah množicami',
    means: 'set-mnozica/noun',
    near: 'točk števil podmnož funkcij presek matemat preslikav element',
    weightElsewhere: 1e-6,
  },
  {
    // “priteči” means “flow” in “kri mu je pritekla iz nosu” (blood flowed from his nose), but “run” in “pritekel je pes” (a
    // dog came running)
    forms: 'priteče pritečejo pritekel pritekla priteklo pritekle pritekli pritekati',
    means: 'flow-priteci/verb',
    near: 'kri krvi krvjo solz vod slin potok pot rek znoj gnoj sok tekočin izvir',
    weightElsewhere: 1e-4,
  },
  {
    // “kot” means “angle” in “vsota kotov v trikotniku” (sum of the angles in a triangle), but “corner” in “v kotu sobe” (in
    // the corner of the room)
    forms: 'kota kotu koti kotov kote kotih kotom',
    means: 'angle/noun',
    near: 'trikotn pravokot stopinj premic daljic razdalj vektor štirikot ravnin geometr krak lom vpad naklon',
  },
  {
    // “gola” means “goals” in “zabil je dva gola” (scored two goals), but “bare” in “gola koža” (bare skin)
    forms: 'gol gola gole goli golov golu golom golih',
    means: 'goal-sport/noun',
    near: 'dose dal dala dali dosež zadel zadet zabi prejel prejem vratar strel tekm minut gost domačin izenač nogomet rokomet vodstv napadal igral lig prednost',
    weightElsewhere: 1e-3,
  },
  {
    // “trg” means “square” in “vodnjak na trgu” (the fountain in the square), but “market” in “evropski trg” (the European
    // market)
    forms: 'trg trga trgu trgom trgi trge trgih',
    means: 'square-in-town/noun',
    near: 'svetilk vodnjak spomenik cerkv katedral mestni mestnega mestnem ulic hiše hiša kavarn prazn golob zvonik demonstr protestnik množic kamniti glavni glavnem glavnega osrednjem',
  },
  {
    // “položaj” means “position” in “napadli so položaje sovražnika” (attacked the positions of the enemy), but “situation”
    // in “gospodarski položaj” (economic situation)
    forms: 'položaj položaja položaje položaji položajev položajih položaju',
    means: 'position/noun',
    near: 'raket bombard vojaš sovraž artiler obramb napadli napadel topniš obstrel vodja direktor imenov odstop funkcij direktorja vratar geograf zemljep obseg najdišč izračun planet',
  },
  {
    // “paleta” means “pallet” in “lesene palete za tovor” (wooden pallets for freight), but “palette” in “paleta barv”
    // (palette of colours)
    forms: 'paleta palete paleto paleti palet paletah paletami',
    means: 'pallet-paleta/noun',
    near: 'tovor viličar skladišč embalaž lesa lesene zaboj prevoz natovor',
    weightElsewhere: 1e-6,
  },
  {
    // “tehnika” means “technology” in “znanost in tehnika” (science and technology), but “technique” in “tehnika plavanja”
    // (swimming technique)
    forms: 'tehnika tehnike tehniki tehniko',
    means: 'technology-tehnika/noun',
    near: 'znanost napred stroj sodobn računal industr vojaš razvoj fakultet izum gradben kmetijs muzej inženir avtomobil zabavn',
    weightElsewhere: 1e-4,
  },
  {
    // “prenos” means “broadcast” in “prenos tekme” (broadcast of the match), but “transfer” in “prenos podatkov” (transfer
    // of data)
    forms: 'prenos prenosa prenosu prenosi prenose prenosov prenosih prenosom',
    means: 'broadcast-prenos-sl/noun',
    near: 'tekm radijsk neposredn živo gledal spremlja prvenstv slovesnost maše olimpijsk zaslon kanal',
    weightElsewhere: 1e-4,
  },
  {
    // “vročina” means “fever” in “otrok ima vročino” (the child has a fever), but “heat” in “poletna vročina” (summer heat)
    forms: 'vročina vročine vročini vročino',
    means: 'fever/noun',
    near: 'bolnik bolnic bolez telo telesa otrok zbolel zboli kašelj kašlj mrzlic glavobol bolečin okužb virus grip zdravnik utrujen bruhanj visoko visoka povišan vnetj zdravil simptom',
    weightElsewhere: 0.1,
  },
  {
    // “prava” means “law” in “študij prava” (the study of law), but “right” in “prava pot” (the right way)
    forms: 'prava pravu pravo pravom',
    means: 'law-pravo-sl/noun',
    near: 'študij študija študiju študiral študirala študent diplomiral profesor doktor fakultet kazensk civiln mednarodn evropskega ustavn rimsk kršit vladavin',
    weightElsewhere: 1,
  },
  {
    // “zaleči” means “lay” in “kokoš je zalegla jajca” (the hen laid eggs), but “have an effect” in “opozorila niso zalegla”
    // (the warnings had no effect)
    forms: 'zalegel zalegla zaleglo zalegli zalegle zaleže zaležejo zaleči',
    means: 'lay-eggs/verb',
    near: 'jajc jajca kokoš samica samice ptic ptica gnezd žuželk muha',
    weightElsewhere: 1e-6,
  },
  {
    // “tirnica” means “orbit” in “satelit v nizki tirnici” (satellite in a low orbit), but “rail” in “železniška tirnica”
    // (railway rail)
    forms: 'tirnica tirnice tirnici tirnico tirnic tirnicah tirnicami',
    means: 'orbit-tirnica-sl/noun',
    near: 'planet satelit sonce sonca soncu zemlj lune lunina luno komet asteroid zvezd krož vesolj sond eliptičn izstrel plovil',
    weightElsewhere: 1e-6,
  },
  {
    // “motiv” means “motif” in “glavni motiv romana” (main motif of the novel), but “motive” in “motiv za zločin” (motive
    // for the crime)
    forms: 'motiv motiva motivu motivi motive motivov motivih motivom',
    means: 'motif-motiv-sl/noun',
    near: 'roman romana romanu pesm pesn poezij pripoved pravljic mit miti mitih mitov mitolog slik slika slike slikar likovn umetn glasb skladb literar ljudsk ljudske fotograf razglednic znamk relief fresk vzor vzorec okras cvetlič rastlins religioz svetopis bibl zgodb legend pojavlja upodobl film drame krajin tetov',
    weightElsewhere: 1e-4,
  },
  {
    // “zaprtje” means “constipation” in “zaprtje in bolečine v trebuhu” (constipation and stomach ache), but “closure” in
    // “zaprtje meje” (closure of the border)
    forms: 'zaprtje zaprtja zaprtju zaprtjem zaprtij',
    means: 'constipation/noun',
    near: 'drisk črev črevo prebav odvajal odvaja trebuh blat blato vlaknin kronič akutn akutnem bruhanj slabost napihnj hemoroid iztreblj bolnik zdravil nosečnic trpi trpijo lajša',
    weightElsewhere: 1e-4,
  },
  {
    // “oprostiti” means “acquit” in “sodišče ga je oprostilo” (the court acquitted him), but “forgive” in “oprostila mu je”
    // (forgave him)
    forms: 'oprostilo oprostil oprostila oprostili oproščen oproščena oproščeni oprosti oprostijo oprostiti',
    means: 'acquit/verb',
    near: 'sodišč sodnik sodnic senat porot obtož obtožb krivde sodb zločin',
    weightElsewhere: 1e-3,
  },
  {
    // “tekoč” means “liquid” in “tekoči dušik” (liquid nitrogen), but “current” in “tekoče leto” (current year)
    forms: 'tekoč tekoča tekoče tekoči tekočo tekočega tekočemu tekočem tekočih tekočim tekočimi',
    means: 'liquid-tekoci-sl/adjective',
    near: 'dušik vodik kisik helij plin plina plinov goriv zlat kovin jekl agregat trdn trdna trdno trdne trdni snov snovi kristal mil milo milom gnojil kovine maščob stanj stanju čokolad hran med kost tekočin amonijak železo magma lava',
    weightElsewhere: 1e-4,
  },
];

/** Whether one of the words around begins with one of the stems. A stem of up to three letters must be a whole word. */
function isNear(stems: readonly string[], { earlier, after }: Place): boolean {
  const shows = ({ form }: { form: string }) =>
    stems.some((stem) => (stem.length > 3 ? form.startsWith(stem) : form === stem));
  return earlier.some(shows) || after.some(shows);
}

export const slovenianTopicCues: readonly Rule[] = cues.map(({ forms, means, near, weightElsewhere = 0.01 }) => {
  const stems = near.split(' ');
  return {
    forms: { sl: forms },
    means: isConcept(means),
    holds: (place: Place) => isNear(stems, place),
    weightElsewhere,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  };
});
