export const localProviderPath = '/oidc';
