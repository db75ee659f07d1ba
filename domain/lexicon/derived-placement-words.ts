import type { Language } from '../language.ts';

interface Affixes {
  prefixes: string;
  suffixes: string;
  /** Endings that a word may lose before a suffix: the “y” of “happy” in “happiness”. */
  endings: string;
  /** Letters between the two words of a compound. Only for languages with compounds. */
  links?: readonly string[];
}

/**
 * Prefixes and suffixes, without accents. There are more than in word-family.ts, because a placement test leaves out all
 * words that most learners can work out.
 */
const affixes: Record<Language, Affixes> = {
  en: {
    prefixes: 'un in im ir il dis mis re over under non out pre anti super sub inter co self fore',
    suffixes:
      'ly ily ness iness er or ing ed d ful less able ible ment ion ation ition ity y ish ship hood ist ism al ial ic ical ous ive ative ance ence ant ent en ize ise ify age ery ess ward wards like th ry s es',
    endings: ' e y le',
    links: ['', 's'],
  },
  es: {
    prefixes: 'des dis in im ir i re sobre sub anti contra inter pre super ex auto entre co mal bien',
    suffixes:
      'amente mente ito ita illo illa cito cita cillo isimo ero era eria ista ismo cion acion icion sion miento amiento imiento dor ador ador edor idor adora edora able ible bilidad idad dad ez eza oso osa ado ada ido ida ante ente iente al ial ico ica azo on ona ura anza encia ancia aje ia io ivo iva or ora ano ano ento ar ear izar ecer',
    endings: ' o a e ar er ir ear',
  },
  fr: {
    prefixes: 'de des dis in im ir il re r sur sous anti contre inter pre super ex auto entre co mal mi',
    suffixes:
      'ement ment amment emment ette et eur euse rice ier iere erie iste isme tion ation ition sion age issage able ible ite te esse eux euse e ee i ie u ant ent ance ence al el ique if ive ure ade ien ienne in ine aire oir oire ard er iser ir on',
    endings: ' e er ir re eux que ent ant',
  },
  de: {
    prefixes: 'un miss wieder vor haupt gegen mit uber unter zuruck zusammen selbst nicht ur',
    suffixes:
      'heit keit igkeit ung lich ig isch bar los voll chen lein in er erin ler schaft sam haft haftig nis tum ei erei weise s en t end ieren ierung ation ion istisch ist ismus ling e',
    endings: ' e en n er ig lich eln ern',
    links: ['', 's', 'n', 'en', 'e', 'es', 'er'],
  },
  pt: {
    prefixes: 'des dis in im ir i re sobre sub anti contra inter pre super ex auto entre co mal bem',
    suffixes:
      'amente mente inho inha zinho zinha issimo eiro eira aria ista ismo cao acao icao sao mento amento imento dor ador edor idor adora vel avel ivel bilidade idade dade ez eza oso osa ado ada ido ida ante ente al ial ico ica ao ona ura anca encia ancia agem ia io ivo iva or ora ano ento ar ear izar ecer',
    endings: ' o a e ar er ir ear',
  },
  it: {
    prefixes: 'dis s in im ir il ri re sopra sotto anti contro inter pre super ex auto mal bene stra',
    suffixes:
      'amente mente ino ina etto etta ello ella issimo iere iera aio eria ista ismo zione azione izione sione mento amento imento tore atore itore trice evole abile ibile bilita ita ta ezza oso osa ato ata uto uta ito ita ante ente ale iale ico ica one ona ura anza enza aggio ia io ivo iva ore ano ario are eggiare izzare',
    endings: ' o a e are ere ire io',
  },
  sl: {
    prefixes: 'ne pre brez so proti naj samo pra nad pod med pro',
    suffixes:
      'no ko ro o ce krat nejsi ejsi ski ski ni en kov ov ev in an jen ica cek icek ka kica anje enje nost ost ek ec ar ist izem icno icen ski stvo telj teljica nik nica ovati irati iti ati ilo alo je ljiv av ast cica a',
    endings: ' a o e i ati iti eti en ek ec k n je ja',
  },
};

const shortestStem = 3;
const shortestAfterPrefix = 4;

/**
 * Removes accents and writes “c” for “z”, because “z” changes before some suffixes: Spanish “trozo” (piece), “trocito”
 * (small piece).
 */
const fold = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('z', 'c');

/**
 * Returns a function that says whether a word can be worked out from a commoner word: “zapatero” (shoemaker) from “zapato”
 * (shoe). `ranked` is sorted, the commonest word first.
 */
export function createDerivedFinder(
  ranked: readonly { base: string }[],
  language: Language,
): (word: string) => boolean {
  const { prefixes, suffixes, endings, links = [] } = affixes[language];
  const [before, after, ends] = [prefixes, suffixes, endings].map((list) => [...new Set(fold(list).split(' '))]);
  const rankOf = new Map<string, number>();
  for (const [index, { base }] of ranked.entries()) if (!rankOf.has(fold(base))) rankOf.set(fold(base), index);

  return (word) => {
    const folded = fold(word);
    const rank = rankOf.get(folded) ?? Number.POSITIVE_INFINITY;
    const isCommoner = (base: string) => (rankOf.get(base) ?? Number.POSITIVE_INFINITY) < rank;
    return isDerived(folded, isCommoner) || isCompound(folded, isCommoner);
  };

  /** Both a prefix and a suffix, or two suffixes, may be added: “inexistente” from “existir”. */
  function isDerived(word: string, isCommoner: (base: string) => boolean, depth = 2): boolean {
    if (depth === 0) return false;
    const isSource = (base: string) => isCommoner(base) || isDerived(base, isCommoner, depth - 1);
    const rests = (before ?? []).flatMap((prefix) => (word.startsWith(prefix) ? [word.slice(prefix.length)] : []));
    if (rests.some((rest) => rest.length >= shortestAfterPrefix && isSource(rest))) return true;
    const stems = (after ?? []).flatMap((suffix) => (word.endsWith(suffix) ? [word.slice(0, -suffix.length)] : []));
    return stems
      .filter(({ length }) => length >= shortestStem)
      .some((stem) => (ends ?? []).some((end) => stem + end !== word && isCommoner(stem + end)) || isSource(stem));
  }

  function isCompound(word: string, isCommoner: (base: string) => boolean): boolean {
    return links.some((link) => {
      for (let at = shortestStem; at <= word.length - link.length - shortestStem; at += 1)
        if (word.startsWith(link, at) && isCommoner(word.slice(0, at)) && isCommoner(word.slice(at + link.length)))
          return true;
      return false;
    });
  }
}
