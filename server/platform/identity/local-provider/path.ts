/** Mount path of the local provider. */
export const localProviderPath = '/oidc';
