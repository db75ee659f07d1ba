import { expect, test } from 'vitest';
import { bounds } from './new-article.ts';
import { proposeTitle } from './propose-title.ts';

test.each([
  [
    'a short first line',
    '\n  El viejo molino\nA la orilla del río hay un viejo molino que nadie usa.',
    'El viejo molino',
  ],
  [
    'a short first sentence, without its full stop',
    'Era una mañana fría. La plaza estaba vacía y el reloj parado desde hacía años.',
    'Era una mañana fría',
  ],
  [
    'a question',
    '¿Quién viene? Nadie lo sabía en aquel pueblo, y nadie quería preguntarlo en voz alta.',
    '¿Quién viene?',
  ],
  [
    'the first words of a long sentence',
    'Cuando por fin llegó el tren, la señora Marta ya llevaba dos horas esperando en el andén.',
    'Cuando por fin llegó el tren, la señora Marta ya…',
  ],
  [
    'the first words of lines that were wrapped',
    'Cuando por fin llegó el tren\nde la noche, la señora Marta\nya llevaba dos horas esperando.',
    'Cuando por fin llegó el tren de la noche, la…',
  ],
  [
    'no abbreviation',
    'Sr. García, ¿viene usted esta noche a la plaza o se queda en casa con los niños?',
    'Sr. García, ¿viene usted esta noche a la plaza o…',
  ],
  [
    'no punctuation before the dots',
    'Cuando llegó aquel tren tan esperado por todos, ella, la señora Marta, ya no estaba.',
    'Cuando llegó aquel tren tan esperado por todos…',
  ],
  ['the first line with letters', '* * *\n\n“Hola”, dijo', '“Hola”, dijo'],
  ['a part of a very long word', 'a'.repeat(300), `${'a'.repeat(50)}…`],
  ['nothing', '  \n ', ''],
])('is %s', (_, text, title) => {
  expect(proposeTitle(text)).toBe(title);
  expect(title.length).toBeLessThanOrEqual(bounds.title.atMost);
});
