/** Where the local provider is mounted on our own server. */
export const localProviderPath = '/oidc';
