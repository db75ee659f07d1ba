import type { PerLanguage } from '../per-language.ts';

/** What gives a language away: its commonest words, and groups of letters that the others lack or use little. */
export type LanguageMarks = { words: string; letters: string };

export const languageMarks: PerLanguage<LanguageMarks> = {
  en: {
    words:
      'the of and to a in is it that was he for on are as with his they i at be this have from or one had by but not what all were we when your can said there an each which she do how their if will up other about out many then them these so some her would make like him into time has look two more go see no way could my than been who its now did get come made may down only where why our us me before after just because while over again still never every nobody nothing something very under until here too off away almost always also another any being both does doing during even ever few first good got great himself it’s itself last left let long most much must new old once own people put said same say should such take tell than themselves thing think those though through today told took try turned upon used want well went without work year you',
    letters: 'th wh ght ing ed ly ck tion ough ow aw ee oo sh ous ea ll ss ry ay y’ n’t ’s',
  },
  es: {
    words:
      'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está mi porque qué sólo han yo hay vez puede todos así nos ni parte tiene él uno donde bien tiempo mismo ese ahora cada e vida otro después te otros aunque esa eso hace otra gobierno tan durante siempre día tanto ella tres sí dijo sido gran según menos mundo año antes estado quien pues casi unos algo nada nadie nunca aquí esto estos estas ellos cómo solo luego mientras estaba hacer decir ver tras nuestro nuestra todavía aún quién hacia ante bajo',
    letters: 'ñ ción ll ¿ ¡ ue ie ía ó á é í ú dad mente aba aron iendo rr ch z',
  },
  fr: {
    words:
      'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la avec on aux d l s n c j m t qu sa son ses cette comme mais ou si leur y dont tout nous vous ils elle elles être fait même été deux ans ces sans bien où peut après tous aussi encore leurs entre autres notre je moi lui avait avant toujours moins très depuis était faire celui trop jamais rien quand chaque quelque quelques alors puis ainsi chez sous vers donc car parce déjà ici là non oui mon ma mes ton ta tes cela ça ont avaient étaient soit peu beaucoup personne lorsque pendant tandis contre jusqu celle ceux comment pourquoi quoi',
    letters: 'eau eux ait aient ç œ è ê à û î ô ou oi ai au qu ier eur que ent ez é aux lle tte',
  },
  de: {
    words:
      'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei hatte kann gegen vom können schon wenn habe seine ihre dann unter wir soll ich eines jahr zwei jahren diese dieser wieder keine uhr seiner ihr ihm ihn ihnen ihrem ihren sehr was wo wer warum hier da dort denn weil immer nie nichts etwas niemand alle alles jeder jede jedes waren wurden worden muss will ohne während doch mich mir dir dich uns euch kein keinen mein dein jetzt heute beim ins nun damit dabei dazu',
    letters: 'ä ö ü ß sch ch ei ie ung heit keit ck tz cht en er zu pf st ein',
  },
  pt: {
    words:
      'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles estão você tinha foram essa num nem suas meu às minha têm numa pelos elas havia seja qual será nós tenho lhe deles essas esses pelas este dele tu te vocês vos lhes meus nosso nossa dela esta estes estas aquele aquela isto aquilo estou estava estavam fazer anos dia ainda então onde porque ninguém nada nunca sempre cada todo toda todos todas outro outra uns umas assim ali aqui sobre desde antes agora dois duas três',
    letters: 'ã õ ção ções nh lh ç ê â ó á é í ú ão ões ou ei ava ava eir inho dade x',
  },
  it: {
    words:
      'di e il la che in a per un del è le si una i con non da della sono come al alla più gli dei anche lo nel ma ha ed o dal delle suo sua se nella mi era fu su tra questo quando cui ci c dell l un nell all dall sull molto ancora tutti tutto hanno essere fatto dopo prima loro due anni stato stata aveva può quella quello quale ogni chi dove già io tu lei lui noi voi ne poi solo senza così perché cosa mai niente nessuno qualcosa sempre fino mentre qui lì ai agli alle dai sul sulla nei nelle negli degli dagli sui mio mia tuo tua suoi sue nostro nostra questa questi queste quei quegli quelle però allora erano avevano fra ora proprio',
    letters: 'gli zione zioni cch gg zz ò ù ì è tt ss cc ghi ghe sci che chi ato ava are ere ino tà gn',
  },
  sl: {
    words:
      'in je v na se da za so s z ki pa ne bi tudi od ali o po kot sta ni le do pri še ko iz kar tako več ga jo bo to bil bila bilo bili ta če že ker samo zelo vse lahko kako med pred bodo nad pod ob sem si smo ste ti mi vi on ona oni te ta tega tem teh temu svoj svoje svojo svojega svoji njegov njegova njen njihov jih jim mu ji me mene meni nas vas nam vam kaj kdo kje kdaj zakaj kateri katera nič nihče nikoli vedno zdaj potem tam tu brez čez skozi proti okoli kadar medtem čeprav vendar toda ampak ter niti naj bom boš boste bova sva nismo niso nima ima imajo leta let dan dva dve tri prvi drugi eden ena eno en nekaj vsak vsaka nekoč preden spet',
    letters: 'č š ž nj lj ega emu jo ih ija sk vs pr tr kr sp zn zv ovi ost st ti je ski nik',
  },
};
