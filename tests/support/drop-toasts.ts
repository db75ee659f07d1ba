import { afterEach } from 'vitest';
import { toaster } from '../../web/ui/overlay/toaster.ts';

// Test files share the toaster. A message that no test showed would otherwise appear in the next file.
afterEach(() => toaster.connect({ show: () => {}, dismissElsewhere: () => {} })());
