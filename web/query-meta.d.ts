import '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * isLive: what it shows can change by itself, so it is asked for again whenever events may have been missed.
     * dependsOnLanguages: the server chooses it by the languages of the profile, so it is asked for again when they change.
     */
    queryMeta: { isLive?: boolean; dependsOnLanguages?: boolean };
  }
}
