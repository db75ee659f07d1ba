import { compileNow } from '../server/platform/lexicon/compile-in-process.ts';
import { prepareWeb } from '../server/platform/web-build.ts';

// `npm run build`: builds the web app and the lexicon in advance. In development, `npm start` does this itself. With
// NODE_ENV=production, a server does not start without this build.
await prepareWeb();
await compileNow();
