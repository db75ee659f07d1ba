const chapterWords = 'chapter|part|book|cap[ií]tulo|parte|libro|kapitel|teil|chapitre|partie|capitolo|poglavje|del';
const numerals = String.raw`\d{1,3}|[ivxlcdm]{1,7}`;

/** Matches a whole line such as “Chapter 3. The sea”. */
export const chapterPattern = new RegExp(`^(?:${chapterWords})\\s+(?:${numerals}|\\p{L}{3,12})\\b.{0,80}$`, 'iu');
export const numeralPattern = /^(?:[IVXLC]{1,7}|\d{1,3})\.?$/;

// If one of these words follows “chapter” or “book”, the line is a heading. Any other word belongs to a title, as in
// Spanish “Libro abierto” (open book).
const numberWords = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'twenty thirty forty fifty first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  'veinte treinta cuarenta cincuenta primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo',
  'primera segunda tercera cuarta quinta sexta séptima octava novena décima',
  'um dois duas três quatro sete oito nove dez onze doze treze catorze quinze dezasseis dezesseis dezassete dezessete dezoito',
  'dezanove dezenove vinte trinta quarenta cinquenta primeiro primeira terceiro terceira quarto quarta sétimo oitavo nono',
  'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  'zwanzig dreißig vierzig fünfzig un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  'vingt trente quarante cinquante premier première deuxième seconde troisième quatrième cinquième sixième septième huitième',
  'neuvième dixième onzième douzième due tre quattro cinque sei sette otto dieci undici dodici tredici quattordici quindici sedici',
  'diciassette diciotto diciannove venti trenta quaranta cinquanta primo prima secondo seconda terzo terza sesto sesta settimo',
  'settima ottavo ottava nono nona decimo decima undicesimo dodicesimo ena dva dve tri štiri pet šest sedem osem devet deset',
  'enajst dvanajst trinajst štirinajst petnajst šestnajst sedemnajst osemnajst devetnajst dvajset trideset štirideset petdeset',
  'prvi prvo drugi drugo tretji tretje četrti četrto peti peto šesti šesto sedmi sedmo osmi osmo deveti deveto deseti deseto',
].flatMap((line) => line.split(' '));

const bareChapterPattern = new RegExp(`^(?:${chapterWords})\\s+(?:${numerals}|${numberWords.join('|')})[.:]?$`, 'iu');

/** Whether a heading has only a number and no title, such as “Chapter 3” or “IV”. */
export const isBareHeading = (heading: string) => bareChapterPattern.test(heading) || numeralPattern.test(heading);
