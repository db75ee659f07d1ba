import type { Cue } from '../german-cue.ts';

/** German words of news, encyclopedias and reviews whose meaning depends on the topic of the sentence, see cues.ts. */
export const germanWrittenCues: readonly Cue[] = [
  [
    'länder ländern',
    'federal-state-land-de/noun',
    /^(?:bundes?$|bundesrat|bundesregierung|alten$|neuen$|ostdeutsch|westdeutsch|ministerpräsident|gemeinden$|landesregierung|finanzausgleich)/,
  ],
  [
    'setzt setzte setzten umsetzt umsetzte umsetzten',
    'turn-over-umsetzen-de/verb',
    /^(?:million|milliard|euros?$|mark$|dollar|franken$|tonnen$)/,
  ],
  [
    'weist wies wiesen ausgewiesen ausweisen auszuweisen ausweist',
    'show-ausweisen-de/verb',
    /^(?:verlust|gewinn|bilanz|überschuss|überschuß|fehlbetrag|umsatz|jahresergebnis|million|milliard)/,
  ],
  [
    'kapelle kapellen',
    'band-music/noun',
    /^(?:spielt|aufspiel|marsch|musik|musiker|blasmusik|dirig|tanz|walzer|trompete|konzert)/,
  ],
  [
    'haltung',
    'keeping-haltung-de/noun',
    /^(?:tieren?$|hunden?$|katzen?$|hühner|legehennen|käfig|nutztier|artgerecht|rindern?$|schweinen?$|schafen?$|pferden?$|bienen$)/,
  ],
  [
    'gegenstand',
    'subject-gegenstand-de/noun',
    /^(?:verhandlung|untersuchung|gespräch|diskussion|debatte|kritik|forschung|prozess|prozeß|verfahren|beratung|kontroverse|spekulation|klage)/,
  ],
  ['verband verbände', 'bandage/noun', /^(?:kopf$|knie$|bein$|fuß$|salbe|anleg|angelegt|stirn)/],
  ['decke decken', 'blanket/noun', /^(?:lag$|hüllt|wickel|kroch|kriech|schlüpf|matratze)/],
  ['decke decken', 'ceiling/noun', /^(?:zimmer|wand$|wände|hoch$|hing$|hängt|stuck|lampe|gewölbe)/],
  [
    'scharf scharfe scharfer scharfes scharfen schärfer',
    'spicy/adjective',
    /^(?:essen$|gericht|suppe|curry|gewürz|soße|sauce|senf|chili|geschmack|schmeck|gekocht|lecker|pfeffer|paprika|speise)/,
  ],
  [
    'fasst faßt fasste faßte fassten faßten gefasst gefaßt fassen',
    'catch-fassen-de/verb',
    /^(?:dieb|täter|mörder|räuber|einbrecher|flüchtig|verdächtig|verbrecher|polizei|fahnder|entführer|attentäter|bankräuber|terrorist)/,
  ],
  ['fall', 'fall-noun/noun', /^(?:mauer$|festung|regimes?$|eisern|vorhangs$|konstantinopel|diktatur)/],
  [
    'gemeinde gemeinden',
    'parish/noun',
    /^(?:katholisch|evangelisch|kirchlich|kirche$|pfarr|gottesdienst|messe$|priester|gläubig|christlich|lutherisch)/,
  ],
  [
    'lager lagern',
    'side-faction/noun',
    /^(?:bürgerlich|liberale[sn]$|gegnerisch|linke[sn]$|rechte[sn]$|wahl$|parteien$|koalition|stimmen$)/,
  ],
  [
    'entfällt entfiel entfielen entfallen',
    'account-for-entfallen-de/verb',
    /^(?:prozent|stimmen$|anteile?$|drittel|hälfte|mandate|sitze$|million|milliard|mehrheit|löwenanteil)/,
  ],
  ['nachgehen nachgeht nachging geht ging', 'be-slow-of-clock/verb', /^(?:uhren$|wecker|armbanduhr|taschenuhr)/],
];
