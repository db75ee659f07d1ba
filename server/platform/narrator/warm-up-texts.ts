import type { PerLanguage } from '../../../domain/per-language.ts';

/**
 * Spoken when a voice process starts, and never heard. The engine of the built-in voice is JavaScript, which Node.js optimises
 * while it runs: the first sentences take up to five times as long as later ones. Questions, exclamations, quotations, numbers
 * and foreign names use different parts of the engine.
 */
export const warmUpTexts: PerLanguage<readonly string[]> = {
  en: [
    'The fox opens the book at page 36.',
    'Who wrote it, and when?',
    '“In the autumn of 1707,” says the owl, “four ships did not come home.”',
    'What a long night – cold, windy and without a moon!',
    'She reads slowly, word by word, until the last train leaves the station and the lights in the windows go out.',
    'At 7.45, Goethe has 25 euros, 3 cats and no money for the train to Versailles.',
  ],
  es: [
    'La zorra abre el libro por la página 36.',
    '¿Quién lo escribió, y cuándo?',
    '—En el otoño de 1707 —dice el búho—, cuatro barcos no volvieron a casa.',
    '¡Qué noche tan larga: fría, con viento y sin luna!',
    'Lee despacio, palabra por palabra, hasta que el último tren sale de la estación y se apagan las luces de las ventanas.',
    'A las 7:45, Charles Dickens tiene 25 libras, 3 gatos y ningún dinero para el tren de 1851.',
  ],
  fr: [
    'La renarde ouvre le livre à la page 36.',
    'Qui l’a écrit, et quand ?',
    '« À l’automne 1707, dit le hibou, quatre navires ne sont pas rentrés. »',
    'Quelle longue nuit : froide, venteuse et sans lune !',
    'Elle lit lentement, mot à mot, jusqu’à ce que le dernier train quitte la gare et que les lumières s’éteignent aux fenêtres.',
    'À 7 h 45, Charles Dickens a 25 livres, 3 chats et plus d’argent pour le train de 1851.',
  ],
  de: [
    'Die Füchsin schlägt das Buch auf Seite 36 auf.',
    'Wer hat es geschrieben, und wann?',
    '„Im Herbst 1707“, sagt die Eule, „kamen vier Schiffe nicht nach Hause.“',
    'Was für eine lange Nacht – kalt, windig und ohne Mond!',
    'Sie liest langsam, Wort für Wort, bis der letzte Zug den Bahnhof verlässt und die Lichter in den Fenstern ausgehen.',
    'Um 7.45 Uhr hat Charles Dickens 25 Pfund, 3 Katzen und kein Geld für den Zug von 1851.',
  ],
  pt: [
    'A raposa abre o livro na página 36.',
    'Quem o escreveu, e quando?',
    '— No outono de 1707 — diz o mocho —, quatro navios não voltaram a casa.',
    'Que noite tão longa: fria, com vento e sem lua!',
    'Lê devagar, palavra por palavra, até que o último comboio sai da estação e as luzes das janelas se apagam.',
    'Às 7h45, Charles Dickens tem 25 libras, 3 gatos e nenhum dinheiro para o comboio de 1851.',
  ],
  it: [
    'La volpe apre il libro a pagina 36.',
    'Chi l’ha scritto, e quando?',
    '«Nell’autunno del 1707», dice il gufo, «quattro navi non tornarono a casa.»',
    'Che notte lunga: fredda, ventosa e senza luna!',
    'Legge piano, parola per parola, finché l’ultimo treno lascia la stazione e le luci alle finestre si spengono.',
    'Alle 7.45, Charles Dickens ha 25 sterline, 3 gatti e niente soldi per il treno del 1851.',
  ],
  sl: [
    'Lisica odpre knjigo na strani 36.',
    'Kdo jo je napisal in kdaj?',
    '»Jeseni leta 1707,« reče sova, »se štiri ladje niso vrnile domov.«',
    'Kako dolga noč – mrzla, vetrovna in brez lune!',
    'Bere počasi, besedo za besedo, dokler zadnji vlak ne odpelje s postaje in luči v oknih ne ugasnejo.',
    'Ob 7.45 ima Charles Dickens 25 funtov, 3 mačke in nič denarja za vlak leta 1851.',
  ],
};
