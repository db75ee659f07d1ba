import { startScriptedModel } from './start-scripted-model.ts';

// `npm run scripted-model`: Foxy without a key. A real model takes a moment as well.
const port = Number(process.env.PORT ?? 4010);
const { address, environment } = await startScriptedModel({ port, delayMs: 1500 });
const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
console.log(`A scripted language model answers at ${address}, out of Foxtale's own articles.
Put this into .env and start the app:

${variables.join('\n')}

To see a failure, say which: broken, cut, no-json, declined, too-few, wrong-language, markup …
curl -d '{"next":["broken"]}' ${address}/control

Press Ctrl-C to stop.`);
