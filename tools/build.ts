import { compileNow } from '../server/platform/lexicon/compile-in-process.ts';
import { prepareWeb } from '../server/platform/web-build.ts';

// `npm run build`: builds what `npm start` would build itself. With NODE_ENV=production, a server does not start without this
// build.
await prepareWeb();
await compileNow();
