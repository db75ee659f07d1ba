import type { Cue } from '../german-cue.ts';

/**
 * German verbs whose meaning depends on their object or subject, such as “üben” in “Kritik üben” (express criticism),
 * see cues.ts.
 */
export const germanLightVerbCues: readonly Cue[] = [
  [
    'ansprechen anzusprechen anspricht ansprach angesprochen spricht sprach sprachen sprechen spreche',
    'raise-topic-ansprechen-de/verb',
    /^(?:frage[n]?$|problem|them[ae]|punkte?$|thematik|aspekt|missst|mißst|mängel|konflikt|sachverhalt|tabu)/,
  ],
  [
    'kommt kam kamen kommen ankommt ankam ankommen angekommen anzukommen',
    'be-received-ankommen-de/verb',
    /^(?:gut$|schlecht$|bestens|prima$|super$|publikum|zuschauer|fans$|leser|wähler|kritik)/,
  ],
  [
    'nachkommen nachzukommen nachkommt nachkam nachgekommen kommt kam kommen kamen',
    'fulfil-nachkommen-de/verb',
    /^(?:pflicht|verpflicht|aufforder|forder|bitten?$|wunsch|wünsche|zahlung|aufgabe|auflage|anordnung|ersuchen|auftr[aä]g)/,
  ],
  [
    'leistet leisten leistete leisteten geleistet',
    'make-give-leisten-de/verb',
    /^(?:beitr[aä]g|hilfe|unterstützung|überzeugungsarbeit)/,
  ],
  [
    'übt üben übte übten geübt ausgeübt',
    'express-exercise-ueben-de/verb',
    /^(?:kritik|selbstkritik|druck$|zurückhaltung|verzicht|rache$|nachsicht|verrat|gerechtigkeit|solidarität|gewalt$)/,
  ],
  ['legt legen legte legten gelegt lege', 'attach-legen-de/verb', /^(?:wert$|augenmerk|schwerpunkt|fokus|betonung)/],
  [
    'legt legen legte legten eingelegt einlegen einzulegen einlegte einlegt',
    'lodge-einlegen-de/verb',
    /^(?:berufung|revision|beschwerde|einspruch|widerspruch|veto|protest|rechtsmittel)/,
  ],
  [
    'legt legen legte legten eingelegt einlegen einzulegen einlegte einlegt',
    'take-a-break-einlegen-de/verb',
    /^(?:pausen?$|stopp|zwischenstopp|rast$|halt$|päuschen|mittagspause)/,
  ],
  [
    'fällt fiel fielen gefallen fallen fällen',
    'be-made-fallen-de/verb',
    /^(?:entscheidung|vorentscheidung|urteile?$|beschluss|beschlüsse|würfel)/,
  ],
  ['fällt fiel fielen gefallen fallen', 'be-scored-fallen-de/verb', /^(?:tore?$|treffer|ausgleich|siegtor|gegentor)/],
  [
    'fällt fiel fielen gefallen fallen',
    'be-fired-fallen-de/verb',
    /^(?:schuss$|schüsse|schuß$|name$|namen$|worte?$|satz$)/,
  ],
  [
    'aufgeführt aufführen aufzuführen aufführt führt führen führte führten',
    'list-auffuehren-de/verb',
    /^(?:listen?$|tabelle|verzeichnis|katalog|posten|quellen?$|namentlich|unten|oben$|folgend|einzeln|anhang|rechnung)/,
  ],
  [
    'schießt schoss schoß schossen geschossen schießen erzielt erzielte erzielten erzielen',
    'score-schiessen-de/verb',
    /^(?:tore?n?$|treffer|ausgleich|siegtreffer|führungstreffer|gegentor|elfmeter|freistoß)/,
  ],
  [
    'dreht drehte drehten gedreht drehen abgedreht',
    'shoot-film-drehen-de/verb',
    /^(?:filme?n?$|szenen?$|videos?$|serien?$|doku|spielfilm|kurzfilm|regisseur|western$|komödie|thriller|hollywood)/,
  ],
  [
    'fordert forderte forderten gefordert fordern',
    'claim-lives-fordern-de/verb',
    /^(?:tote[n]?$|todesopfer|opfer$|menschenleben|verletzte|tribut)/,
  ],
  [
    'nennt nannte nannten genannt nennen',
    'name-give-nennen-de/verb',
    /^(?:gr[uü]nde?n?$|zahl(?:en)?$|details|einzelheiten|beispiele?$|preise?$|termine?$|quellen?$|datum$|adresse|summe|ursachen?$|alter$|betrag|kriterien|namen$)/,
  ],
  [
    'erscheint erschien erschienen erscheinen',
    'seem-erscheinen-de/verb',
    /^(?:mir|ihm|uns|ihnen|fraglich|möglich|logisch|sinnvoll|unwahrscheinlich|wahrscheinlich|notwendig|fragwürdig|plausibel|unmöglich|seltsam|realistisch|glaubwürdig|klein$|groß$|wichtig$|richtig$|angemessen|überzogen|unrealistisch|selbstverständlich)$/,
  ],
  [
    'reicht reichte reichten gereicht reichen',
    'hold-out-reichen-de/verb',
    /^(?:hand$|hände$|glas$|salz$|brot$|teller$|getränke$|speisen$|snacks$|mikrofon$|taschentuch$)/,
  ],
  [
    'nimmt nahm nahmen nehmen abnehmen abgenommen abzunehmen abnahm abnimmt',
    'lose-weight-abnehmen-de/verb',
    /^(?:kilo$|kilogramm|pfund$|diät|gewicht$|übergewicht|fasten|kalorien)/,
  ],
  ['reicht reichte reichten reichen', 'range-reichen-de/verb', /^bis$/],
  [
    'steigt stieg stiegen eingestiegen einsteigen einzusteigen einsteigt',
    'enter-business-einsteigen-de/verb',
    /^(?:markt$|märkte|geschäft|branche|produktion|projekt|firma$|unternehmen|handel$|politik|verhandlung|job$|beruf|thema$)/,
  ],
  [
    'schlug schlägt schlugen ausgeschlagen ausschlagen auszuschlagen',
    'decline-refuse/verb',
    /^(?:angebote?|einladung|erbe$|offerte|bitte$|gelegenheit)/,
  ],
];
