import { type IrregularVerb, type IrregularVerbs, putEndings } from './irregular-verb.ts';

// Dictionary form, past, participle where it is not the dictionary form again, and the third person where its vowel changes.
const listed = `
  beginnen begann begonnen, bekommen bekam *, beschließen beschloss beschlossen, bitten bat gebeten, bleiben blieb geblieben,
  bringen brachte gebracht, denken dachte gedacht, entscheiden entschied entschieden, erhalten erhielt * erhält, essen aß gegessen isst,
  fahren fuhr gefahren fährt, fallen fiel gefallen fällt, finden fand gefunden, fliegen flog geflogen, geben gab gegeben gibt,
  gehen ging gegangen, greifen griff gegriffen, halten hielt gehalten hält, heben hob gehoben, heißen hieß geheißen,
  helfen half geholfen hilft, kennen kannte gekannt, kommen kam gekommen, laufen lief gelaufen läuft, lesen las gelesen liest,
  liegen lag gelegen, nehmen nahm genommen nimmt, nennen nannte genannt, rufen rief gerufen, scheinen schien geschienen,
  schlafen schlief geschlafen schläft, schließen schloss geschlossen, schneiden schnitt geschnitten, schreiben schrieb geschrieben,
  schweigen schwieg geschwiegen, sehen sah gesehen sieht, singen sang gesungen, sitzen saß gesessen, sprechen sprach gesprochen spricht,
  springen sprang gesprungen, stehen stand gestanden, steigen stieg gestiegen, sterben starb gestorben stirbt, tragen trug getragen trägt,
  treffen traf getroffen trifft, trinken trank getrunken, tun tat getan, vergessen vergaß * vergisst, verlieren verlor verloren,
  verschwinden verschwand verschwunden, versprechen versprach versprochen verspricht, wachsen wuchs gewachsen wächst,
  werfen warf geworfen wirft, ziehen zog gezogen`;

const past = (form: string) => putEndings(form, form.endsWith('e') ? '- st - n t n' : '- st - en t en');

/** “kann, kannst, kann”; “konnte”, and “könnte” where the vowel tells them apart. */
const modal = (present: string, simplePast: string, subjunctive: string): IrregularVerb => ({
  present: `${putEndings(present, /[sß]$/.test(present) ? '- t -' : '- st -')} * * *`,
  past: past(simplePast),
  subjunctive: past(subjunctive),
});

export const germanVerbs: IrregularVerbs = {
  ...Object.fromEntries(listed.split(',').map(readVerb)),
  sein: {
    present: 'bin bist ist sind seid sind',
    past: 'war warst war waren wart waren',
    subjunctive: 'sei seist sei seien seiet seien|wäre wärst wäre wären wärt wären',
    participle: 'gewesen',
  },
  haben: {
    present: '* hast hat * * *',
    past: past('hatte'),
    subjunctive: past('hätte'),
    participle: 'gehabt',
  },
  werden: {
    present: '* wirst wird * * *',
    past: past('wurde'),
    subjunctive: past('würde'),
    participle: 'geworden worden',
  },
  lassen: { present: '* lässt lässt * * *', past: 'ließ ließest ließ ließen ließt ließen', participle: 'gelassen' },
  können: modal('kann', 'konnte', 'könnte'),
  müssen: modal('muss', 'musste', 'müsste'),
  dürfen: modal('darf', 'durfte', 'dürfte'),
  mögen: modal('mag', 'mochte', 'möchte'),
  wissen: { ...modal('weiß', 'wusste', 'wüsste'), participle: 'gewusst' },
  // “sollte” and “wollte” are either.
  sollen: modal('soll', 'sollte', 'sollte'),
  wollen: modal('will', 'wollte', 'wollte'),
};

function readVerb(line: string): [string, IrregularVerb] {
  const [base = '', simplePast = '', participle = '*', thirdPerson = '*'] = line.trim().split(/\s+/);
  return [base, { past: past(simplePast), participle, present: `* * ${thirdPerson} * * *` }];
}
