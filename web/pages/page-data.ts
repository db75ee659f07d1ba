/** The data that the page was rendered from, so that hydration gives the same result. Trusted: our own server wrote it. */
export const readPageData = <Data>() => JSON.parse(document.getElementById('page-data')?.textContent ?? '') as Data;
