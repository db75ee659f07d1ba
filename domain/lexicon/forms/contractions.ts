import type { Language } from '../../language.ts';
import { perLanguage } from '../../per-language.ts';
import { normaliseForm } from './normalise-form.ts';

// The format is contraction=part+part. German has only the contractions that dictionaries list.
const lists: Record<Language, string> = {
  en: `don’t=do+not doesn’t=does+not didn’t=did+not isn’t=is+not aren’t=are+not wasn’t=was+not weren’t=were+not hasn’t=has+not
    haven’t=have+not hadn’t=had+not won’t=will+not wouldn’t=would+not can’t=can+not cannot=can+not couldn’t=could+not
    shouldn’t=should+not mustn’t=must+not needn’t=need+not i’m=I+am you’re=you+are we’re=we+are they’re=they+are i’ve=I+have
    you’ve=you+have we’ve=we+have they’ve=they+have i’ll=I+will you’ll=you+will he’ll=he+will she’ll=she+will it’ll=it+will
    we’ll=we+will they’ll=they+will let’s=let+us`,
  es: 'al=a+el del=de+el conmigo=con+mí contigo=con+ti consigo=con+sí',
  fr: 'au=à+le aux=à+les du=de+le auquel=à+lequel auxquels=à+lesquels auxquelles=à+lesquelles duquel=de+lequel desquels=de+lesquels',
  de: `am=an+dem ans=an+das aufs=auf+das beim=bei+dem durchs=durch+das fürs=für+das im=in+dem ins=in+das übers=über+das
    ums=um+das unterm=unter+dem vom=von+dem vors=vor+das zum=zu+dem zur=zu+der hinterm=hinter+dem überm=über+dem`,
  pt: `ao=a+o aos=a+os à=a+a às=a+as do=de+o da=de+a dos=de+os das=de+as no=em+o na=em+a nos=em+os nas=em+as pelo=por+o
    pela=por+a pelos=por+os pelas=por+as dum=de+um duma=de+uma num=em+um numa=em+uma nuns=em+uns numas=em+umas dele=de+ele
    dela=de+ela deles=de+eles delas=de+elas nele=em+ele nela=em+ela neles=em+eles nelas=em+elas deste=de+este desta=de+esta
    destes=de+estes destas=de+estas desse=de+esse dessa=de+essa desses=de+esses dessas=de+essas daquele=de+aquele
    daquela=de+aquela daqueles=de+aqueles daquelas=de+aquelas neste=em+este nesta=em+esta nestes=em+estes nestas=em+estas
    nesse=em+esse nessa=em+essa nesses=em+esses nessas=em+essas naquele=em+aquele naquela=em+aquela naqueles=em+aqueles
    naquelas=em+aquelas disto=de+isto disso=de+isso daquilo=de+aquilo nisto=em+isto nisso=em+isso naquilo=em+aquilo
    dalgum=de+algum dalguma=de+alguma dalguns=de+alguns dalgumas=de+algumas nalgum=em+algum nalguma=em+alguma
    nalguns=em+alguns nalgumas=em+algumas doutro=de+outro doutra=de+outra doutros=de+outros doutras=de+outras
    noutro=em+outro noutra=em+outra noutros=em+outros noutras=em+outras
    àquele=a+aquele àquela=a+aquela àquilo=a+aquilo daqui=de+aqui dali=de+ali daí=de+aí comigo=com+mim contigo=com+ti`,
  it: `al=a+il allo=a+lo alla=a+la ai=a+i agli=a+gli alle=a+le all’=a+l’ dal=da+il dallo=da+lo dalla=da+la dai=da+i
    dagli=da+gli dalle=da+le dall’=da+l’ del=di+il dello=di+lo della=di+la dei=di+i degli=di+gli delle=di+le dell’=di+l’
    nel=in+il nello=in+lo nella=in+la nei=in+i negli=in+gli nelle=in+le nell’=in+l’ sul=su+il sullo=su+lo sulla=su+la
    sui=su+i sugli=su+gli sulle=su+le sull’=su+l’ col=con+il coi=con+i`,
  sl: `nanj=na+njega vanj=v+njega zanj=za+njega pozenj=po+njega zame=za+me zate=za+te zanjo=za+njo nanjo=na+njo vanjo=v+njo
    name=na+me nate=na+te vame=v+me vate=v+te zase=za+se nase=na+se vase=v+se predse=pred+se podse=pod+se obenj=ob+njega
    medse=med+se skozenj=skozi+njega predenj=pred+njega`,
};

const contractions = perLanguage(
  (language) =>
    new Map(
      lists[language]
        .split(/\s+/)
        .map((entry) => entry.split('='))
        .map(([form = '', parts = '']) => [form, parts.split('+')]),
    ),
);

/** The parts of a contraction: “de” (of) and “el” (the) for Spanish “del”. */
export const expandContraction = (word: string, language: Language): string[] | undefined =>
  contractions[language].get(normaliseForm(word));

/** For each preposition, the contractions that begin with it: “del” (of the) for Spanish “de” (of). */
const endings = perLanguage((language) => {
  const found = new Map<string, string[]>();
  for (const [form, [first = '', ...rest]] of contractions[language])
    if (rest.length === 1 && !/^(?:n’t|not)$/.test(rest[0] ?? ''))
      found.set(first, [...(found.get(first) ?? []), form]);
  return found;
});

/** German adverbs that stand for a preposition with its object: “darauf” (on it), “womit” (with what). */
function pronominalAdverbs(prepositions: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const each of prepositions.split(' ')) {
    const joint = /^[aiuü]/.test(each) ? 'r' : '';
    found[each] = [`da${joint}${each}`, `wo${joint}${each}`];
  }
  return found;
}

const otherSpellings: Partial<Record<Language, Record<string, string[]>>> = {
  fr: { de: ['d’', 'des'], à: ['aux'], que: ['qu’'], si: ['s’'] },
  it: { di: ['d’'], a: ['ad'] },
  de: pronominalAdverbs('an auf aus bei durch für gegen in mit nach über um unter von vor zu'),
  sl: { z: ['s'], s: ['z'], k: ['h'] },
};

/**
 * All forms of a phrase that ends in a preposition, with its contractions and other spellings: “insieme a” and “insieme
 * alla” (together with).
 */
export function withContractions(phrase: string, language: Language): string[] {
  const [, before = '', last = ''] = /^(.* )(\S+)$/.exec(phrase) ?? [];
  if (before === '' || language === 'en') return [phrase];
  const others = [...(endings[language].get(last) ?? []), ...(otherSpellings[language]?.[last] ?? [])];
  return [phrase, ...others.map((other) => before + other)];
}
