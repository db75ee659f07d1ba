import { createLexiconService } from '../server/platform/lexicon/lexicon.ts';
import { prepareWeb } from '../server/platform/web-build.ts';

// `npm run build`: builds what `npm start` would build by itself. With NODE_ENV=production a server requires this build.
await prepareWeb();
await createLexiconService().prepare();
