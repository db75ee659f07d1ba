// Not every browser has it, and TypeScript does not know it.
interface ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: ExtendableEvent;
}
