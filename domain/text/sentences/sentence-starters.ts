import type { Language } from '../../language.ts';

/** Words that often start a sentence and rarely continue a name. After "Inc." or "U.S." they indicate a new sentence. */
export function isSentenceStarter(word: string, language: Language): boolean {
  return startersByLanguage[language].has(word.toLowerCase().replace('’', "'"));
}

const startersByLanguage: Record<Language, ReadonlySet<string>> = {
  en: parseWords(`
    the a an this that these those he she it we you they i his her its my our your their there here
    in on at by for from with without after before during since until when while where why how what who which if as
    although though because but and or nor so yet however also then thus meanwhile moreover furthermore nevertheless
    still even only just not no yes please some many most all both each every several any another other such to
    between among through despite unlike once now let is are was were do does did can could would should has have had
    instead finally later soon often perhaps maybe according given everyone someone something nothing
    everything neither either one two first second probably sometimes always never currently eventually
  `),
  es: parseWords(`
    el la los las lo un una unos unas de del al a en con por para sin sobre entre desde hasta según durante tras ante bajo
    contra y e o pero sino aunque si como cuando donde mientras porque pues que qué quién quien cómo cuándo dónde cuál
    este esta esto estos estas ese esa eso esos esas éste ésta aquel aquella él ella ello ellos ellas yo tú nosotros usted
    ustedes su sus mi mis nuestro nuestra se le les me te nos no sí también además así entonces luego después antes ahora
    hoy ayer ya aún todavía muy más todo todos toda todas cada algunos muchos muchas otro otra otros otras es son era eran
    fue fueron ha han había hay está están tiene finalmente actualmente posteriormente allí aquí dicho dicha nada nadie algún alguna
    algunas tal tales asimismo incluso quizá quizás nunca siempre sólo solo probablemente estaba estaban tenía nació murió
  `),
  fr: parseWords(`
    le la les l' un une des du de d' au aux à a en dans par pour avec sans sur sous entre depuis pendant après avant chez
    vers selon malgré et ou mais or donc car ni si comme quand lorsque lorsqu' puis alors ainsi aussi cependant toutefois
    enfin ensuite il elle ils elles on je j' tu nous vous ce cet cette ces c' ça cela ceci celui celle ceux son sa ses mon
    ma mes notre nos votre vos leur leurs qui que qu' quoi quel quelle où comment pourquoi combien tout tous toute toutes
    chaque certains certaines plusieurs quelques aucun ne n' y est sont était aujourd'hui hier demain bien très plus même
    parmi lors grâce afin s' se t' m' puisque parce dès contre là ici voici voilà oui non
    environ peu parfois souvent jamais toujours actuellement finalement étant ayant
  `),
  de: parseWords(`
    der die das den dem des ein eine einen einem einer eines er sie es ich wir ihr ihre ihren du man sein seine seinen
    mein meine unser unsere dieser diese dieses diesen diesem jener jede jeder jedes alle viele einige manche mehrere kein
    keine im in am an auf aus bei beim bis durch für gegen hinter mit nach neben ohne seit trotz über um unter vom von vor
    während wegen zu zum zur zwischen und oder aber denn doch sondern als da damit dass daß wenn weil obwohl ob wie wo was
    wer warum wann welche auch noch nur schon sehr so dann danach dabei dadurch dafür dagegen daher darauf darin darüber
    davon dazu deshalb dennoch hier hierbei heute gestern jetzt nun nicht nichts ist sind war waren hat haben hatte hatten
    wird werden wurde wurden kann können zudem außerdem allerdings jedoch später zuerst erst bereits insgesamt zwar somit
    seitdem dort ja nein falls sobald bevor nachdem laut anschließend seither zunächst weitere andere beide
    vielleicht manchmal oft immer nie inzwischen mittlerweile schließlich ebenfalls ebenso sogar fast ihm ihn ihnen mir uns
  `),
  pt: parseWords(`
    o a os as um uma uns umas de do da dos das em no na nos nas num numa ao à aos às por pelo pela pelos pelas para com sem
    sob sobre entre desde até após ante contra segundo durante e ou mas porém contudo todavia entretanto porque pois se
    como quando onde enquanto embora que quem qual ele ela eles elas eu tu nós você vocês este esta isto estes estas esse
    essa isso esses essas aquele aquela aquilo seu sua seus suas meu minha nosso nossa não sim também além assim então
    depois antes agora hoje ontem já ainda muito muitos muitas mais todo todos toda todas cada alguns algumas outros outro
    outra é são era eram foi foram há havia está estão tem têm nesta neste nessa nesse desta deste logo ali aqui tudo nada
    algum alguma talvez sempre nunca só apenas atualmente provavelmente inclusive tal tais estava estavam tinha
  `),
  it: parseWords(`
    il lo la i gli le l' un uno una un' del dello della dei degli delle dell' al allo alla ai agli alle all' dal dallo
    dalla dai dagli dalle dall' nel nello nella nei negli nelle nell' sul sullo sulla sui sugli sulle sull' in con su per
    tra fra di da a e ed o ma se che chi cosa cos' come quando quanto dove perché poiché mentre dopo prima durante anche
    ancora non sì no è sono era erano ha hanno si ci c' vi egli ella lui lei loro io noi voi questo questa questi queste
    quest' quello quella quelli quelle quell' ogni tutti tutto tutte alcuni alcune molti molte oggi ieri poi così infatti
    inoltre tuttavia quindi però suo sua suoi sue nostro nostra secondo senza sotto sopra contro verso fino già più
    nonostante probabilmente forse sempre mai solo talvolta attualmente successivamente nacque morì aveva
  `),
  sl: parseWords(`
    in na v po za z s iz do od ob pri pod nad med brez zaradi kljub skozi proti ko če ker da ki kot kako kaj kdo kdaj kje
    kam zakaj kateri katera ta to te ti tega temu tem tisti tista tako torej tudi toda vendar a ampak pa ali saj zato potem
    nato zdaj sedaj danes včeraj jutri letos lani on ona ono oni jaz mi vi njegov njegova njen njena naš naša moj moja vsi
    vse vsak vsaka nekateri neki nek nekaj mnogi veliko več je so sem smo ste bil bila bilo bili bo bodo se si ni niso ne
    še že le samo prav poleg največ pozneje kasneje leta tam tukaj tu takrat takoj sicer k h o prvi druga drugi pred čeprav
    ena eden nihče nič ta tisto takšen tak njihov njihova svoj medtem obenem hkrati morda mogoče seveda
    verjetno včasih vedno nikoli celo namesto skoraj končno
  `),
};

function parseWords(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/u));
}
