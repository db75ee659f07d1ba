import { startScriptedModel } from './start-scripted-model.ts';

// `npm run scripted-model`: a stand-in for a language model, without an API key. The delay simulates a real model.
const port = Number(process.env.PORT ?? 4010);
const { address, environment } = await startScriptedModel({ port, delayMs: 1500 });
const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
console.log(`A scripted language model runs at ${address}. It answers with texts of Foxtale's own articles.
Put this into .env and start the app:

${variables.join('\n')}

To simulate a failure (broken, cut, no-json, declined, too-few, wrong-language, markup …):
curl -d '{"next":["broken"]}' ${address}/control

Press Ctrl-C to stop.`);
