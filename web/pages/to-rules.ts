/** Turns each style attribute into a CSS rule, because the content security policy forbids style attributes. */
export function toRules(rendered: string) {
  const indexes = new Map<string, number>();
  const markup = rendered.replaceAll(/ style="([^"]*)"/g, (_attribute, style: string) => {
    if (/[&<{}]/.test(style)) throw new Error(`A rule cannot be made of ${style}.`);
    const index = indexes.get(style) ?? indexes.size;
    indexes.set(style, index);
    return ` data-style="${index}"`;
  });
  const rules = [...indexes].map(([style, index]) => `[data-style="${index}"]{${style}}`);
  return { markup, styles: rules.join('') };
}
