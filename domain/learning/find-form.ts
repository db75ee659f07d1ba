/**
 * The offset at which the form occurs as a whole word; -1 if it does not occur. Spanish “pan” (bread) does not occur in
 * “panadería” (bakery).
 */
export function findForm(sentence: string, form: string): number {
  // An empty text would be found at every offset, so the search would never end.
  if (form === '') return -1;
  const [text, wanted] = [sentence.toLowerCase(), form.toLowerCase()];
  const isLetter = (place: number) => /[\p{L}\p{N}]/u.test(text[place] ?? ' ');
  let place = text.indexOf(wanted);
  while (place >= 0 && (isLetter(place - 1) || isLetter(place + wanted.length)))
    place = text.indexOf(wanted, place + 1);
  return place;
}
