import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive } from '../../word-classes.ts';

/** German expressions of everyday words that also stand together by chance, see misreading.ts. */
export const germanEverydayMisreadings: readonly Misreading[] = [
  {
    // False match: “er mag sein Haus” (he likes his house). True match: “Das mag sein.” (that may be).
    language: 'de',
    base: /^(?:(?:das|es) )?mag sein$/,
    isSeen: ({ next }) => isCapitalised(next),
  },
  {
    // False match: “hat darauf hingewiesen, dass” (has pointed out that). True match: “weist auf einen Fehler hin” (refers
    // to a mistake).
    language: 'de',
    base: /^hinweisen auf$/,
    isSeen: ({ span, isAlone }) => isAlone && span.some(({ form }) => form === 'darauf'),
  },
  {
    // False match: “wünscht sich eine verstärkte Nachfrage” (wants increased demand). True match: “weil sich die Nachfrage
    // verstärkte” (because demand increased).
    language: 'de',
    base: /^sich \p{Ll}+n$/u,
    isSeen: ({ span, next }) =>
      isCapitalised(next) &&
      /te[nrsm]?$/.test(span.at(-1)?.form ?? '') &&
      /^(?:eine[mnr]?|d(?:ie|er|en|em|as))$/.test(span.at(-2)?.form ?? ''),
  },
  {
    // “am besten” means “it is best” in “Am besten gehst du” (it is best if you go), but not in “das kann er am besten” (he
    // does that best).
    language: 'de',
    base: /^am besten$/,
    isSeen: ({ conceptId, before }) => (conceptId === 'the-best-thing-is/expression') === (before !== undefined),
  },
  {
    // False match: “das Buch, das sie ihm gab” (the book that she gave him). True match: “er gab sie ihm” (he gave them to
    // him).
    language: 'de',
    base: /^es ihm$/,
    isSeen: ({ span: [first], before }) =>
      first?.form === 'sie' && !/^(?:ich|du|er|wir|man|ihr)$/.test(before?.form ?? ''),
  },
  {
    // “am Ende” means “at the end” in “am Ende der Straße” (at the end of the street), but “in the end” in “am Ende ging er”
    // (in the end he left).
    language: 'de',
    base: /^am Ende$/,
    isSeen: ({ conceptId, next, isAlone }) =>
      isAlone &&
      /^(?:in-the-end|finally)/.test(conceptId) &&
      /^(?:des|der|eines|einer|dieses|dieser|seine[rs]|ihre[rs]|meine[rs]|unsere[rs]|vom|von)$/.test(next?.form ?? ''),
  },
  {
    // False match: “da bin ich sicher” (I am sure of that). True match: “Da bin ich!” (here I am).
    language: 'de',
    base: /^da bin ich$/i,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “auf der anderen Seite des Tals” (on the other side of the valley) says where something is. It does not mean “on the
    // other hand”.
    language: 'de',
    base: /^auf der anderen Seite$/,
    isSeen: ({ conceptId, next, isAlone }) =>
      isAlone &&
      conceptId === 'on-the-other-hand/expression' &&
      /^(?:des|der|eines|einer|vom|von|unserer|seiner|ihrer)$/.test(next?.form ?? ''),
  },
  {
    // “auf dem Weg zur Arbeit” (on the way to work) says where a person is. It does not mean “in the process of becoming”.
    language: 'de',
    base: /^auf dem Weg zu$/,
    isSeen: ({ conceptId, isAlone }) => isAlone && conceptId === 'in-the-process-of-becoming/expression',
  },
  {
    // “aus dem Kopf” means “by heart” in “kennt es aus dem Kopf” (knows it by heart), but not in “geht mir nicht aus dem
    // Kopf” (I can’t stop thinking about it).
    language: 'de',
    base: /^aus dem Kopf$/,
    isSeen: ({ earlier, later }) =>
      [...earlier, ...later.slice(0, 3)].some(({ form }) =>
        /^(?:geh|ging|schlag|schlug|bekomm|bekam|verlor)/.test(form),
      ),
  },
  {
    // “kalt sein” is a feeling and not the weather: “mir ist kalt” (I am cold)
    language: 'de',
    base: /^kalt sein$/,
    isSeen: ({ conceptId, isAlone }) => isAlone && conceptId === 'be-cold-weather/expression',
  },
  {
    // “im Norden liegt Schnee” (there is snow in the north) says where, not in which direction.
    language: 'de',
    base: /^im (?:Norden|Süden|Osten|Westen)$/,
    isSeen: ({ conceptId, isAlone }) => isAlone && conceptId.startsWith('to-the-'),
  },
  {
    // “Am Ende war er müde” (in the end he was tired) is not “end up being”.
    language: 'de',
    base: /^am Ende sein$/,
    isSeen: ({ before, span }) => before === undefined && span[0]?.form === 'am',
  },
  {
    // False match: “er ist da auf der Karte zu sehen” (he can be seen there on the map). True match: “Er ist da.” (he is
    // here).
    language: 'de',
    base: /^da sein$/,
    isSeen: ({ span, next }) =>
      span.at(-1)?.form === 'da' &&
      next !== undefined &&
      !/^(?:und|oder|aber|gewesen|sein|nicht|wo|für|um|als|wie|ist|war|sind)$/.test(next.form),
  },
  {
    // False match: “das reicht bis Rom” (that reaches as far as Rome). True match: “Das reicht!” (that’s enough).
    language: 'de',
    base: /^(?:das|es) reicht$/,
    isSeen: ({ next, later }) =>
      (next !== undefined && /^(?:nicht|bis|von|vom|für|zurück|zum|zur|kaum)$/.test(next.form)) ||
      later.slice(0, 5).some(({ form }) => form === 'aus'),
  },
  {
    // False match: “gibt es keine sich drehenden Räder” (there are no turning wheels). True match: “Er gibt sich gelassen”
    // (he acts calm).
    language: 'de',
    base: /^sich /,
    isSeen: ({ span }) => {
      const at = span.findIndex(({ form }) => form === 'sich');
      const behind = span[at + 1];
      return at > 0 && span.length > at + 1 && /ende[nrsm]?$/.test(behind?.form ?? '') && !isCapitalised(behind);
    },
  },
  {
    language: 'de',
    base: /^sich (?:geben|finden|zeigen|machen|halten)$/,
    isSeen: ({ span, next }) =>
      span.at(-1)?.form === 'sich' && /ende[nrsm]?$/.test(next?.form ?? '') && !isCapitalised(next),
  },
  {
    // False match: “Ich werde zu Karl gehen” (I will go to Karl). True match: “Er wird zu einem Problem” (he becomes a
    // problem).
    language: 'de',
    base: /^werden zu$/,
    isSeen: ({ span: [first], later, lexicon }) =>
      /^(?:werde|wird|wirst|werden|werdet)$/.test(first?.form ?? '') &&
      later.slice(0, 6).some((each) => !isCapitalised(each) && isInfinitive(each, 'de', lexicon)),
  },
  {
    // False match: “ist das in Bonn nicht gewohnt” (is not used to that in Bonn). True match: “hat in Bonn gewohnt” (lived
    // in Bonn).
    language: 'de',
    base: /^wohnen (?:in|bei)$/,
    isSeen: ({ span, earlier, later }) =>
      span.some(({ form }) => form === 'gewohnt') &&
      [...earlier, ...span, ...later].some(({ form }) => /^(?:bin|bist|ist|sind|war|waren)$/.test(form)),
  },
  {
    // False match: “bringt sie um acht Uhr” (brings them at eight). True match: “bringt uns um den Schlaf” (robs us of
    // sleep).
    language: 'de',
    base: /^bringen um$/,
    isSeen: ({ span, next, later }) => {
      const behind =
        span.at(-1)?.form === 'um' ? [next, ...later] : span.slice(span.findIndex(({ form }) => form === 'um') + 1);
      return !behind
        .slice(0, 4)
        .some((word) =>
          /^(?:schlaf|leben|verstand|chance|sieg|erfolg|geld|lohn|freude|vergnügen|genuss|ersparnisse|arbeit|früchte|titel)$/.test(
            word?.form ?? '',
          ),
        );
    },
  },
  {
    // False match: “trafen sich auf der Straße” (met in the street). True match: “trifft auf Widerstand” (meets with
    // resistance).
    language: 'de',
    base: /^treffen auf$/,
    isSeen: ({ span, next, later, earlier }) => {
      const behind = span.at(-1)?.form === 'auf' ? next : span[span.findIndex(({ form }) => form === 'auf') + 1];
      return (
        /^(?:dem|der|einem|einer|seinem|ihrem|ihrer|seiner)$/.test(behind?.form ?? '') ||
        [...earlier, ...span, ...later].some(({ form }) => /^(?:sich|uns|mich|dich|euch)$/.test(form))
      );
    },
  },
  {
    // False match: “er geht mit und ohne Hund” (he goes with and without a dog). True match: “Er geht mit.” (he comes
    // along).
    language: 'de',
    base: /^mit\p{Ll}+n$/u,
    isSeen: ({ span, next, later }) => span.at(-1)?.form === 'mit' && next?.form === 'und' && later[1]?.form === 'ohne',
  },
];
