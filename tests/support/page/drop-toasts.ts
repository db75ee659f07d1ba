import { afterEach } from 'vitest';
import { toaster } from '../../../web/ui/overlay/toaster.ts';

// Test files share the toaster. Discards messages that were not shown, because they would appear in the next file.
afterEach(() => toaster.connect({ show: () => {}, dismissElsewhere: () => {} })());
