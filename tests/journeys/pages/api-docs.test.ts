import { expect, test } from 'vitest';
import { prepareJourneys } from '../../support/journeys.ts';

const journeys = prepareJourneys();

// The test fails if the console reports that the content security policy has blocked anything.
test('/api/docs shows an endpoint with an example of its response, and requests nothing from another host', async () => {
  await using window = await journeys.open('visitor');
  const { page } = window;
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  await page.goto(`${journeys.baseUrl}/api/docs`);
  await page.getByText('Who is signed in').click();
  await page.getByText('"uid": "string"').waitFor();
  expect([...hosts]).toEqual([new URL(journeys.baseUrl).host]);
});
