import type { Cue } from './german-cue.ts';

/** Everyday German words whose meaning depends on the subject of the sentence, see german-cues.ts. */
export const germanEverydayCues: readonly Cue[] = [
  [
    'gelegt legt legte legten',
    'die-down/verb',
    /^(?:wind|sturm|aufregung|lärm|staub|zorn|wut|unruhe|gewitter|fieber|sorge)/,
  ],
  [
    'angeht anging angegangen angehen',
    'go-on-of-light-de/verb',
    /^(?:licht|lampe|heizung|strom$|motor|fernseher|alarm|sirene|beleuchtung)/,
  ],
  [
    'pass pässe',
    'mountain-pass/noun',
    /^(?:alpen|gebirg|berg|straße|schnee|höhe$|meter|befahrbar|gesperrt|überquer|wander|tal$|täler)/,
  ],
  ['krone kronen', 'crown-tooth-de/noun', /^(?:zahn|zähne|zahnarzt|zahnärzt|backenzahn|implantat|prothese|füllung)/],
  ['blase blasen', 'blister/noun', /^(?:fuß|füße|schuh|ferse|haut$|wander|laufen|gelaufen|hand$|hände)/],
  [
    'laufende laufenden laufender laufendem laufendes',
    'running-laufend-de/adjective',
    /^(?:motor|kamera|maschine|band$|wasser$|hahn|fernseher)/,
  ],
  [
    'blick blicke',
    'view/noun',
    /^(?:hafen|meer|bergen?$|see$|seen$|stadt|tal$|fluss|alpen|dächer|landschaft|terrasse|balkon|skyline|garten|strand|dom$|elbe|rhein|küste|insel|wald|zimmer|fenster|panorama|herrlich|wunderschön|toll)/,
  ],
  [
    'eintritt',
    'occurrence-eintritt-de/noun',
    /^(?:krankheit|todes?$|versicherungsfall|schaden|rechtskraft|dunkelheit|pflegefall|wechseljahre|volljährig|bedingung)/,
  ],
  [
    'treffen trifft traf trafen getroffen',
    'make-treffen-de/verb',
    /^(?:entscheidung|vereinbarung|abmachung|maßnahme|vorkehrung|absprache|auswahl|vorbereitung|regelung|verabredung|aussage)/,
  ],
  ['zähler', 'point-zaehler-de/noun', /^(?:dax|punkt|index|prozent|börse|tabelle|liga$|spiel)/],
  [
    'springt sprang sprangen springen angesprungen anspringen anspringt',
    'pick-up-anspringen-de/verb',
    /^(?:konjunktur|wirtschaft|nachfrage|export|absatz|investition)/,
  ],
  [
    'rechten rechte',
    'political-right-de/noun',
    /^(?:linke[nr]?$|regierung|partei|wahl|parlament|politik|extrem|radikal|israel|opposition|konservativ)/,
  ],
  [
    'untergehen untergeht untergegangen unterging untergingen geht ging gehen gingen',
    'set-of-sun/verb',
    /^(?:sonne|mond$)/,
  ],
  [
    'untergehen untergeht untergegangen unterging untergingen untergegangene untergegangenen ging gingen',
    'sink-untergehen-de/verb',
    /^(?:schiff|boot|dampfer|fähre|titanic|tanker|frachter|jacht|segler|u-boot)/,
  ],
  [
    'pension',
    'pension/noun',
    /^(?:bezieh|bezog|beamt|renten?$|rentner|alter$|ruhestand|lehrer|gehalt|vorzeitig|jahren$|monatlich|euro$|witwe)/,
  ],
  ['pensionen', 'pension/noun', /^(?:beamt|renten?$|ruhestand|gehälter|löhne|staat|politiker|lehrer|kürz|euro$)/],
  [
    'fiel fielen gefallen gefallene gefallenen',
    'be-killed-in-action-fallen-de/verb',
    /^(?:schlacht|gefecht|kampf$|kämpfen|krieg$|front$|soldat|stalingrad|verdun|feldzug|ostfront|westfront)/,
  ],
  ['sperren sperrt sperrte sperrten gesperrt', 'shut-in/verb', /^(?:keller|zelle|gefängnis|käfig|zimmer$|stall$)/],
  ['tiefste tiefsten tiefster tiefes tiefe tiefen', 'low/adjective', /^(?:stand$|niveau|temperatur|preis|kurs)/],
  [
    'zurücktreten zurücktrat zurückgetreten tritt trat traten',
    'back-away/verb',
    /^(?:schritt|hinter$|bordstein|bahnsteig)/,
  ],
  [
    'einsetzen einsetzt einsetzte einsetzten eingesetzt setzt setzte setzten',
    'start-come-in-einsetzen-de/verb',
    /^(?:regen$|schneefall|musik$|dämmerung|tauwetter|wehen$|orchester|ebbe$|flut$|dunkelheit|wind$|sturm$)/,
  ],
  [
    'zuziehen zuzog zugezogen zieht zog zogen',
    'pull-shut-zuziehen-de/verb',
    /^(?:tür$|vorhang|vorhänge|gardine|reißverschluss)/,
  ],
  ['linke linken', 'left-hand/noun', /^(?:faust|hand$|rechten?$|finger|griff)/],
  [
    'ziehen zieht zog zogen gezogen',
    'draw-conclusion-ziehen-de/verb',
    /^(?:vorteil|nutzen|schluss|schlüsse|schluß|konsequenz|lehren?$|bilanz|vergleich|fazit|folgerung|schlussfolgerung|rückschl|parallel|gewinn$|aufmerksamkeit)/,
  ],
  [
    'halten hält hielt hielten gehalten',
    'keep-promise-halten-de/verb',
    /^(?:verspr|wort$|versprechen|abmachung|zusage|diät|tempo$|rekord|gleichgewicht|abstand$|kurs$)/,
  ],
  [
    'eingestellt einstellen einzustellen einstellt',
    'adjust/verb',
    /^(?:schaltung|bremse|gerät|uhr$|temperatur|heizung|lautstärke|kamera|helligkeit|spiegel|sitz$|höhe$|sattel|ventil|automatisch|manuell|regler|radio|sender)/,
  ],
  [
    'halten hält hielt hielten gehalten',
    'last-long-halten-de/verb',
    /^(?:länger|lange$|ewig|jahrelang|akku|batterie|haltbar|schuhe?$|ehe$|frieden$|waffenruhe|waffenstillstand)/,
  ],
  ['laufen läuft lief liefen gelaufen', 'walk/verb', /^(?:hund|leine|fuß|minuten?$|schritt|barfuß|kilometer|spazier)/],
  [
    'schauen schaut schaute schauten geschaut',
    'watch-schauen-de/verb',
    /^(?:fern$|fernsehen|fußball|film|serie|tv$|video|spiel$|netflix|sendung|kanal)/,
  ],
  ['location locations', 'venue-location-de/noun', /^(?!.*(?:film|dreh|szene)).{2}/],
];
