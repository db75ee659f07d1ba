// Background Sync is not in every browser, and not in TypeScript's types.
interface ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: ExtendableEvent;
}
