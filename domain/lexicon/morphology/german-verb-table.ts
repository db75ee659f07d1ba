/**
 * Dictionary form, past, participle, and the third person if its vowel changes. Prefixed verbs inflect like their base verb.
 * “a/b” are two forms.
 */
export const germanStrong = `
  begleiten begleitete begleitet, verleiten verleitete verleitet, bereiten bereitete bereitet, verbreiten verbreitete verbreitet, beantragen beantragte beantragt, verwalten verwaltete verwaltet, veranstalten veranstaltete veranstaltet, schalten schaltete geschaltet, befragen befragte befragt,
  backen backte/buk gebacken bäckt/backt, befehlen befahl befohlen befiehlt, beginnen begann begonnen, beißen biss gebissen, bergen barg geborgen birgt,
  bersten barst geborsten birst, biegen bog gebogen, bieten bot geboten, binden band gebunden, bitten bat gebeten, blasen blies geblasen bläst,
  bleiben blieb geblieben, braten briet gebraten brät, brechen brach gebrochen bricht, brennen brannte gebrannt, bringen brachte gebracht,
  denken dachte gedacht, dreschen drosch gedroschen drischt, dringen drang gedrungen, empfehlen empfahl empfohlen empfiehlt, essen aß gegessen isst,
  fahren fuhr gefahren fährt, fallen fiel gefallen fällt, fangen fing gefangen fängt, fechten focht gefochten ficht, finden fand gefunden,
  flechten flocht geflochten flicht, fliegen flog geflogen, fliehen floh geflohen, fließen floss geflossen, fressen fraß gefressen frisst,
  frieren fror gefroren, gären gor/gärte gegoren/gegärt, gebären gebar geboren, geben gab gegeben gibt, gedeihen gedieh gediehen, gehen ging gegangen,
  gelingen gelang gelungen, gelten galt gegolten gilt, genesen genas genesen, genießen genoss genossen, geschehen geschah geschehen geschieht,
  gewinnen gewann gewonnen, gießen goss gegossen, gleichen glich geglichen, gleiten glitt geglitten, graben grub gegraben gräbt, greifen griff gegriffen,
  halten hielt gehalten hält, hängen hing/hängte gehangen/gehängt, hauen haute/hieb gehauen, heben hob gehoben, heißen hieß geheißen, helfen half geholfen hilft,
  kennen kannte gekannt, klingen klang geklungen, kneifen kniff gekniffen, kommen kam gekommen, kriechen kroch gekrochen, laden lud geladen lädt,
  lassen ließ gelassen lässt, laufen lief gelaufen läuft, leiden litt gelitten, leihen lieh geliehen, lesen las gelesen liest, liegen lag gelegen,
  lügen log gelogen, mahlen mahlte gemahlen, meiden mied gemieden, melken melkte/molk gemolken/gemelkt, messen maß gemessen misst, misslingen misslang misslungen,
  nehmen nahm genommen nimmt, nennen nannte genannt, pfeifen pfiff gepfiffen, preisen pries gepriesen, quellen quoll gequollen quillt, raten riet geraten rät,
  reiben rieb gerieben, reißen riss gerissen, reiten ritt geritten, rennen rannte gerannt, riechen roch gerochen, ringen rang gerungen, rinnen rann geronnen,
  rufen rief gerufen, salzen salzte gesalzen, saufen soff gesoffen säuft, saugen saugte/sog gesaugt/gesogen, schaffen schuf/schaffte geschaffen/geschafft,
  scheiden schied geschieden, scheinen schien geschienen, scheißen schiss geschissen, schelten schalt gescholten schilt, scheren schor geschoren, schieben schob geschoben,
  schießen schoss geschossen, schlafen schlief geschlafen schläft, schlagen schlug geschlagen schlägt, schleichen schlich geschlichen, schleifen schliff/schleifte geschliffen/geschleift,
  schließen schloss geschlossen, schlingen schlang geschlungen, schmeißen schmiss geschmissen, schmelzen schmolz geschmolzen schmilzt, schneiden schnitt geschnitten,
  schreiben schrieb geschrieben, schreien schrie geschrien, schreiten schritt geschritten, schweigen schwieg geschwiegen, schwellen schwoll geschwollen schwillt,
  schwimmen schwamm geschwommen, schwinden schwand geschwunden, schwingen schwang geschwungen, schwören schwor geschworen, sehen sah gesehen sieht, senden sandte/sendete gesandt/gesendet,
  singen sang gesungen, sinken sank gesunken, sinnen sann gesonnen, sitzen saß gesessen, spalten spaltete gespalten, speien spie gespien, spinnen spann gesponnen,
  sprechen sprach gesprochen spricht, sprießen spross gesprossen, springen sprang gesprungen, stechen stach gestochen sticht, stecken steckte gesteckt, stehen stand gestanden, stehlen stahl gestohlen stiehlt,
  steigen stieg gestiegen, sterben starb gestorben stirbt, stinken stank gestunken, stoßen stieß gestoßen stößt, streichen strich gestrichen, streiten stritt gestritten,
  tragen trug getragen trägt, treffen traf getroffen trifft, treiben trieb getrieben, treten trat getreten tritt, trinken trank getrunken, trügen trog getrogen, tun tat getan,
  verderben verdarb verdorben verdirbt, verdrießen verdross verdrossen, vergessen vergaß vergessen vergisst, verlieren verlor verloren, verschleißen verschliss verschlissen, verzeihen verzieh verziehen,
  wachsen wuchs gewachsen wächst, wägen wog gewogen, waschen wusch gewaschen wäscht, weben webte/wob gewebt/gewoben, weichen wich gewichen, weisen wies gewiesen, wenden wandte/wendete gewandt/gewendet,
  werben warb geworben wirbt, werfen warf geworfen wirft, wiegen wog/wiegte gewogen/gewiegt, winden wand gewunden, winken winkte gewinkt/gewunken, wringen wrang gewrungen, ziehen zog gezogen, zwingen zwang gezwungen,
  erlöschen erlosch erloschen erlischt, erschrecken erschrak/erschreckte erschrocken/erschreckt erschrickt/erschreckt, entscheiden entschied entschieden, erwägen erwog erwogen, bewegen bewegte/bewog bewegt/bewogen, fragen fragte gefragt, bedürfen bedurfte bedurft bedarf, beginnen begann begonnen`;

/** Inseparable prefixes. Verbs with one of them have no “ge-” in the participle. */
export const inseparable = ['be', 'emp', 'ent', 'er', 'ge', 'miss', 'ver', 'zer', 'hinter', 'wider', 'über', 'unter'];

/** “um-”, “durch-” and “wieder-” are mostly separable; [insep] in the lexicon marks exceptions. */
export const separable = (
  'ab an auf aus bei daher dahin dabei dagegen daneben dar daran darauf davon dazu dazwischen durch ein einher empor entgegen entlang entzwei fehl fern fertig fest fort frei ' +
  'gegenüber gleich heim her herab heran herauf heraus herbei herein herum herunter hervor herüber hin hinab hinan hinauf hinaus hindurch hinein hinterher hinunter hinweg hinzu hinüber hoch ' +
  'inne kaputt kennen klar kurz lahm leid los mit nach nahe nieder offen preis raus rein rauf runter rüber ran rum dran drauf leicht rück sauber schief schwer sicher statt still teil tot um umher vor voran voraus vorbei ' +
  'vorher voll vorüber vorwärts wach wahr weg weh weiter wett wieder wohl zu zufrieden zurecht zurück zusammen zuvor zuwider überein bereit bekannt bevor bloß spazieren stehen liegen sitzen hängen stecken fallen lassen liegen zugrunde auseinander aneinander aufeinander durcheinander miteinander nebeneinander heim'
).split(' ');

/** Exceptions to the prefix rules: verbs that are never separated. */
export const neverParted = new Set(
  (
    'umarmen umgeben umfassen umkreisen umringen umrunden umhüllen umklammern umzingeln wiederholen durchqueren durchsuchen durchdringen durchleben durchlaufen durchstöbern durchwühlen durchblättern ' +
    'vollbringen vollziehen vollenden angeln ankern antworten offenbaren hantieren handhaben beugen beichten beulen geizen geistern ernten erben mitteln zaubern dauern bedauern hindern bevorzugen bevormunden analysieren annullieren absorbieren absolvieren beinhalten hausieren radieren'
  ).split(' '),
);
export const alwaysParted = new Set(
  (
    'untergehen unterbringen unterkommen unterordnen untertauchen überlaufen überkochen überschwappen überstreifen überwechseln übergreifen überhandnehmen widerspiegeln widerhallen ' +
    'übereinstimmen unterhaken'
  ).split(' '),
);
/** Verbs that only look prefixed. They keep “ge-” in the participle: “gebeugt” from “beugen” (bend). */
export const notPrefixed = new Set(
  'beugen beichten beulen geizen geistern geigen geißeln erden ernten erben enden entern missen beben beten betteln bellen geifern'.split(
    ' ',
  ),
);

/** Comparative and superlative of adjectives whose vowel changes. */
export const germanDegrees = `
  alt älter ältest, arm ärmer ärmst, dumm dümmer dümmst, fromm frömmer frömmst, gesund gesünder gesündest, grob gröber gröbst, groß größer größt, gut besser best,
  hart härter härtest, hoch höher höchst, jung jünger jüngst, kalt kälter kältest, klug klüger klügst, krank kränker kränkst, kurz kürzer kürzest, lang länger längst,
  nah näher nächst, nahe näher nächst, rot röter rötest, scharf schärfer schärfst, schmal schmäler/schmaler schmälst/schmalst, schwach schwächer schwächst, schwarz schwärzer schwärzest, stark stärker stärkst,
  warm wärmer wärmst, viel mehr meist, gern lieber liebst, gerne lieber liebst, wenig weniger wenigst, bald eher ehest, oft öfter öftest, blass blasser blassest, nass nasser nassest, wohl wohler wohlst, gut besser best, karg karger kargst`;
