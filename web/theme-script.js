try {
  const t = localStorage.getItem('foxtale.theme');
  if (t === 'dark' || (t !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches))
    document.documentElement.classList.add('dark-mode');
  const y = JSON.parse(localStorage.getItem('foxtale.typography') ?? '{}');
  for (const n of 'Size Leading Letters Words Font Width Hyphens Paper Focus Ruler View Contrast'.split(' '))
    if (y[n.toLowerCase()]) document.documentElement.dataset[`text${n}`] = y[n.toLowerCase()];
  const l = Object.keys(localStorage).find((k) => k.startsWith('foxtale.level.'));
  if (l) document.documentElement.dataset.hasLevel = localStorage.getItem(l);
} catch {}
