import { enableCompileCache } from 'node:module';

enableCompileCache();
const { startFromCommandLine } = await import('./start.ts');
await startFromCommandLine();
