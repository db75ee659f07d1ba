/**
 * The data from which the server rendered the page. Hydration needs the same data to get the same result. It is not
 * validated, because our own server wrote it.
 */
export const readPageData = <Data>() => JSON.parse(document.getElementById('page-data')?.textContent ?? '') as Data;
