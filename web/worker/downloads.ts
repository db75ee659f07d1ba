let downloads = new AbortController();

/** Aborts the downloads for offline use. They are repeated when the article is opened the next time. */
export function stopDownloads() {
  downloads.abort();
  downloads = new AbortController();
}

export const downloadSignal = () => downloads.signal;
