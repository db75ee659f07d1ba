import type { Cue } from '../german-cue.ts';

/** Everyday German words whose meaning depends on the topic of the sentence, see cues.ts. */
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
    'treffen trifft traf trafen getroffen',
    'score-hit-treffen-de/verb',
    /^(?:stürmer|nachspielzeit|elfmeter|freistoß|kopfball|endstand|ausgleich|halbzeit|führung$|siegtreffer|\d:\d|mittelfeldspieler|torjäger)/,
  ],
  [
    'legen legt legte legten gelegt ablegen',
    'lay-eggs/verb',
    /^(?:eier?$|eiern$|laich|gelege|weibchen|königin|henne|hühner)/,
  ],
  [
    'ausscheiden ausgeschieden ausscheidet ausschied scheidet schied',
    'excrete-ausscheiden-de/verb',
    /^(?:niere|urin|harn|körper|darm|kot$|schweiß|stoffwechsel|leber|hormon)/,
  ],
  [
    'abgebaut abbauen abbaut abbaute baut baute bauen',
    'break-down-abbauen-de/verb',
    /^(?:leber|enzym|wirkstoff|hormon|alkohol|giftstoff|bakterie|biologisch|blutzucker|fett$|muskel|eiweiß|protein|molekül|körper$)/,
  ],
  [
    'abgebaut abbauen abbaut abbaute baut baute',
    'mine-abbauen-de/verb',
    /^(?:kohle|erz$|erze|gold$|silber|kupfer|salz$|eisenerz|braunkohle|steinkohle|uran|bergwerk|mine$|minen|grube|tagebau|lagerstätte|gestein|kies$|lithium|diamant|rohstoff|torf|granit|marmor|schiefer|kalk)/,
  ],
  ['klopfen klopft klopfte klopften', 'pound-of-heart-klopfen-de/verb', /^(?:herz|puls$)/],
  [
    'aufziehen aufzieht aufzog zieht zog zogen aufgezogen ziehen',
    'come-up-of-weather-aufziehen-de/verb',
    /^(?:gewitter|nebel|wolke|sturm$|unwetter|regen$|dunkelheit)/,
  ],
  [
    'antrag anträge anträgen antrags',
    'motion-proposal/noun',
    /^(?:abgeordnet|stimm|parlament|bundestag|partei|fraktion|opposition|landtag|plenum|ausschuss|abstimm|gemeinderat|mehrheit|bundesrat|delegiert|spd|cdu|fdp|grünen)/,
  ],
  [
    'blüte',
    'heyday-bluete-de/noun',
    /^(?:kultur|wirtschaft|reich|stadt|kunst|handel|jahrhundert|epoche|herrschaft|dynastie|renaissance|erleb|literatur|wissenschaft)/,
  ],
  [
    'verteidiger verteidigern verteidigers verteidigerin',
    'defence-lawyer/noun',
    /^(?:angeklagt|gericht|prozess|prozeß|richter|staatsanw|mandant|plädoyer|plädier|urteil|freispruch|anklage|vorw[uü]rf)/,
  ],
  [
    'gefährdet gefährdete gefährdeten gefährdeter',
    'endangered/adjective',
    /^(?:art$|arten$|tierart|pflanze|bestand|bestände|stark$|akut$|vogel|vögel|spezies|population)/,
  ],
  [
    'entzündlich entzündliche entzündlichen entzündlicher entzündliches',
    'flammable/adjective',
    /^(?:gas$|gase$|flüssig|leicht$|stoff|dampf|dämpfe|hoch$|lösung|chemikal)/,
  ],
  ['fachleute fachleuten', 'expert/noun', /^(?:.)/],
  [
    'schlug schlägt schlugen niederschlug niedergeschlagen niederschlagen',
    'suppress/verb',
    /^(?:aufstand|aufstände|revolte|protest|rebellion|unruhe|putsch|revolution|demonstration|streik)/,
  ],
  [
    'ziehen zieht zog zogen gezogen',
    'draw-conclusion-ziehen-de/verb',
    /^(?:vorteil|nutzen|schluss|schlüsse|schluß|konsequenz|lehren?$|bilanz|vergleich|fazit|folgerung|schlussfolgerung|rückschl|parallel|gewinn$|aufmerksamkeit)/,
  ],
  [
    'halten hält hielt hielten gehalten',
    'keep-promise-halten-de/verb',
    /^(?:verspr|wort$|versprechen|abmachung|zusage|diät|tempo$|gleichgewicht|abstand$|kurs$)/,
  ],
  [
    'eingestellt einstellen einzustellen einstellt',
    'adjust/verb',
    /^(?:schaltung|bremse|gerät|uhr$|temperatur|heizung|lautstärke|kamera|helligkeit|spiegel|sitz$|höhe$|sattel|ventil|automatisch|manuell|regler|radio|sender)/,
  ],
  [
    'halten hält hielt hielten gehalten',
    'last-long-halten-de/verb',
    /^(?:länger|lange$|ewig|jahrelang|akku|batterie|haltbar|rekord|schuhe?$|ehe$|frieden$|waffenruhe|waffenstillstand)/,
  ],
  ['laufen läuft lief liefen gelaufen', 'walk/verb', /^(?:hund|leine|fuß|minuten?$|schritt|barfuß|kilometer|spazier)/],
  [
    'schauen schaut schaute schauten geschaut',
    'watch-schauen-de/verb',
    /^(?:fern$|fernsehen|fußball|film|serie|tv$|video|spiel$|netflix|sendung|kanal)/,
  ],
  ['location locations', 'venue-location-de/noun', /^(?!.*(?:film|dreh|szene)).{2}/],
];
