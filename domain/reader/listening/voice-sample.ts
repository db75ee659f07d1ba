import type { PerLanguage } from '../../per-language.ts';

/** A short sentence with which a user tries a voice. */
export const voiceSample: PerLanguage<string> = {
  en: 'Every evening, the fox sits under the old tree and listens.',
  es: 'Cada tarde, el zorro se sienta bajo el viejo árbol y escucha.',
  fr: 'Chaque soir, le renard s’assied sous le vieil arbre et écoute.',
  de: 'Jeden Abend sitzt der Fuchs unter dem alten Baum und hört zu.',
  pt: 'Todas as tardes, a raposa senta-se debaixo da velha árvore e escuta.',
  it: 'Ogni sera, la volpe si siede sotto il vecchio albero e ascolta.',
  sl: 'Vsak večer lisica sedi pod starim drevesom in posluša.',
};
