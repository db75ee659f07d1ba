import { afterEach, beforeEach, vi } from 'vitest';
import { toaster } from '../../../web/ui/overlay/toaster.ts';

// Test files share the document, the toaster and the loaded modules. Discards the messages of previous tests.
beforeEach(() => {
  toaster.connect({ show: () => {}, dismissElsewhere: () => {} })();
  document.querySelector('body > [role=status]')?.remove();
});

// A module whose loading is interrupted by the end of the file would be broken for the next file.
afterEach(() => vi.dynamicImportSettled());
