import '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * isLive: the data can change on the server, so it is refetched whenever live events may have been missed.
     * dependsOnLanguages: the answer depends on the profile's languages, so it is refetched when the languages change.
     */
    queryMeta: { isLive?: boolean; dependsOnLanguages?: boolean };
  }
}
