import { createVoicePool } from '../../server/platform/narrator/voice-pool.ts';

// A server's voice processes, busy until somebody ends them: for a test that kills their parent.
const pool = createVoicePool({ hasEspeak: true });
await pool.run({ kind: 'pronounce', text: 'fox', language: 'en' }, { urgency: 'now' });
process.send?.(pool.pids());
