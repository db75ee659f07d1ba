import { createVoicePool } from '../../../server/platform/narrator/voice-pool.ts';

// Keeps the voice processes of a server busy until they are killed, for a test that kills their parent.
const pool = createVoicePool({ hasEspeak: true });
await pool.run({ kind: 'pronounce', text: 'fox', language: 'en' }, { urgency: 'now' });
process.send?.(pool.pids());
