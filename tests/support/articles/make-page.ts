interface PageParts {
  title?: string;
  author?: string;
  /** In HTML. */
  article: string;
  /** HTML to insert before the article. */
  before?: string;
  head?: string;
}

const listOf = (label: string, count: number) =>
  Array.from({ length: count }, (_, index) => `<li><a href="/${label}/${index}">${label} ${index}</a></li>`).join('');

/** A page as a newspaper sends it: an article among menus, adverts, comments and scripts. */
export const makePage = ({
  title = 'La última panadería',
  author = 'Rosa Vidal',
  article,
  before = '',
  head = '',
}: PageParts) => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><title>${title} | El Diario</title><meta name="author" content="${author}">${head}
<style>p { color: red }</style><script>document.write('Guion del sitio')</script></head>
<body><header class="header"><nav class="menu"><ul>${listOf('Sección', 12)}</ul></nav></header>
<div class="cookie-banner" role="dialog">Usamos cookies para mejorar tu experiencia. <button>Aceptar</button></div>${before}
<main><article class="article"><h1>${title}</h1><figure><img src="/a.jpg"><figcaption>Una foto de la plaza</figcaption></figure>${article}</article>
<aside class="sidebar ad-banner"><p>Publicidad: compra ahora, es barato, muy barato, y llega mañana.</p></aside></main>
<section class="comments"><h2>Comentarios</h2><p>¡Qué bien escrito!</p></section>
<footer class="footer"><ul>${listOf('Aviso', 8)}</ul><p>Copyright El Diario</p></footer></body></html>`;
