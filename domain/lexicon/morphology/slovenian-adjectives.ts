import { findIn, type GeneratedForm, isAbsent, type Lemma, partAt } from './lemma.ts';
import { isSoft, readTag } from './slovenian-endings.ts';

const adjectiveTable = (isSoftStem: boolean) => `
  a:f.ns,m.nd,m.ad,n.np,n.ap ${isSoftStem ? 'e' : 'o'}:n.ns,n.as,f.as,f.is e:f.gs,f.np,f.ap,m.ap i:m.np,f.ds,f.ls,f.nd,f.ad,n.nd,n.ad ega:m.gs,m.as,n.gs emu:m.ds,n.ds em:m.ls,n.ls im:m.is,n.is,dp
  ih:gp,lp,gd,ld imi:ip ima:dd,id ${isSoftStem ? 'o:f.as,f.is' : ''}`;

const degreeCells = (stem: string, features: string): GeneratedForm[] =>
  adjectiveTable(isSoft(stem))
    .trim()
    .split(/\s+/)
    .flatMap((cell) => {
      const [ending = '', tags = ''] = cell.split(':');
      return tags.split(',').map((tag): GeneratedForm => {
        const [gender, rest] = tag.includes('.') ? tag.split('.') : ['', tag];
        return [stem + ending, `${features} ${gender} ${readTag(rest ?? '')}`.trim().replace(/\s+/g, ' ')];
      });
    });

export function slovenianAdjectiveForms(lemma: Lemma): GeneratedForm[] {
  const { base, classes, partOfSpeech } = lemma;
  if (classes.includes('inv')) return [[base, '']];
  if (partOfSpeech === 'adverb') return adverb(lemma);
  const stem = (partAt(lemma, 0) ?? `${adjectiveStem(base)}a`).replace(/[ao]$/, '');
  const positive: GeneratedForm[] = [
    [base, 'm nom sg'],
    [base, 'm acc sg'],
    ...(base.endsWith('i') ? [] : [[`${stem}i`, 'm nom sg def'] as const, [`${stem}i`, 'm acc sg def'] as const]),
    ...degreeCells(stem, ''),
  ];
  const listed = partAt(lemma, 1) ?? findIn(comparatives, base);
  if (
    isAbsent(listed) ||
    partOfSpeech !== 'adjective' ||
    (listed === undefined && /(?:ski|ški|čki|ji|ov|ev|in)$/.test(base))
  )
    return positive;
  const comparative = (listed ?? `${stem}ejši`).replace(/i$/, '');
  return [
    ...positive,
    [`${comparative}i`, 'cmp m nom sg'],
    ...degreeCells(comparative, 'cmp'),
    [`naj${comparative}i`, 'spl m nom sg'],
    ...degreeCells(`naj${comparative}`, 'spl'),
  ];
}

const comparatives: Readonly<Record<string, string>> = {
  dober: 'boljši',
  slab: 'slabši',
  lep: 'lepši',
  velik: 'večji',
  majhen: 'manjši',
  mlad: 'mlajši',
  lahek: 'lažji',
  težek: 'težji',
  visok: 'višji',
  nizek: 'nižji',
  globok: 'globlji',
  širok: 'širši',
  ozek: 'ožji',
  kratek: 'krajši',
  dolg: 'daljši',
  drag: 'dražji',
  blizek: 'bližji',
  bližnji: 'bližji',
  tanek: 'tanjši',
  sladek: 'slajši',
  grd: 'grši',
  trd: 'trši',
  tih: 'tišji',
  suh: '0',
  hud: 'hujši',
  gladek: 'glajši',
  redek: 'redkejši',
  krepek: 'krepkejši',
  mehek: 'mehkejši',
  debel: 'debelejši',
  star: 'starejši',
  nov: 'novejši',
  rad: 'rajši',
  močen: 'močnejši',
  mehak: 'mehkejši',
  lahak: 'lažji',
  gost: 'gostejši',
  plitek: 'plitvejši',
  strog: 'strožji',
  ljub: 'ljubši',
};

/** The stem of an adjective, which often loses a vowel: “priden, pridna” (diligent). */
function adjectiveStem(base: string): string {
  if (/i$/.test(base)) return base.slice(0, -1);
  if (/(?<=[^aeiou])en$/.test(base) && !/(?:len|šen|žen|čen|jen|ven)$/.test(base)) return base.replace(/en$/, 'n');
  if (/(?:len|ven|čen|žen|šen)$/.test(base)) return base.replace(/en$/, 'n');
  if (/(?<=[^aeiou])ek$/.test(base)) return base.replace(/ek$/, 'k');
  if (/(?<=[^aeiou])e([lr])$/.test(base))
    return /^(?:debel|vesel|cel|bel)$/.test(base) ? base : base.replace(/e([lr])$/, '$1');
  if (/(?:mehak|lahak|tenak)$/.test(base)) return base.replace(/ak$/, 'k');
  return base;
}

/**
 * Adverbs have a comparative and a superlative only if the lexicon lists the comparative: “hitro, hitreje, najhitreje”
 * (quickly).
 */
function adverb(lemma: Lemma): GeneratedForm[] {
  const { base } = lemma;
  const listed = partAt(lemma, 0);
  if (listed === undefined || isAbsent(listed)) return [[base, '']];
  return [
    [base, ''],
    [listed, 'cmp'],
    [`naj${listed}`, 'spl'],
  ];
}
