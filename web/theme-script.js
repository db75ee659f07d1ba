try {
  const t = localStorage.getItem('foxtale.theme');
  if (t === 'dark' || (t !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches))
    document.documentElement.classList.add('dark-mode');
} catch {}
