import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../../server/platform/telemetry/metrics.ts';
import { renderProcessMetrics } from '../../server/platform/telemetry/process-metrics.ts';
import { renderStateMetrics } from '../../server/platform/telemetry/state-metrics.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'deploy', 'monitoring');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const rulesSchema = v.object({
  groups: v.array(
    v.object({
      rules: v.array(
        v.object({
          alert: v.string(),
          expr: v.string(),
          labels: v.object({ severity: v.picklist(['page', 'ticket']) }),
          annotations: v.object({ summary: v.string(), action: v.string() }),
        }),
      ),
    }),
  ),
});
const dashboardSchema = v.object({
  panels: v.array(v.object({ id: v.number(), title: v.string(), targets: v.array(v.object({ expr: v.string() })) })),
});

const { groups } = v.parse(rulesSchema, parse(read('alerts.yml')));
const rules = groups.flatMap((group) => group.rules);
const { panels } = v.parse(dashboardSchema, JSON.parse(read('grafana-dashboard.json')));
const shown = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));

const server = startOnce(() => startApiServer({ ROLE: 'web' }));
/** Maps the name of each metric that the server exports to the names of its labels. */
let exported: Map<string, Set<string>>;

beforeAll(async () => {
  const metrics = createMetrics({ role: 'web' });
  metrics.countRequest({ method: 'GET', route: '/', status: 200, seconds: 1 });
  metrics.countJob({ name: 'create-article', outcome: 'done', seconds: 1 });
  metrics.countFileRequest({ operation: 'put', outcome: 'done', seconds: 1 });
  metrics.countSpeech({ voice: 'espeak-ng', urgency: 'now', outcome: 'done', seconds: 1, characters: 1 });
  metrics.countModelCall({
    id: 'call',
    purpose: 'define-words',
    provider: 'p',
    model: 'm',
    userId: undefined,
    articleId: undefined,
    outcome: 'answered',
    attempts: 1,
    inputTokens: 1,
    outputTokens: 1,
    startedAt: new Date(),
    durationMs: 1,
  });
  const backups = { everyMs: 1000, lastAt: () => new Date(), async stop() {} };
  const parts = [metrics.render(), renderStateMetrics({ ...server.services, backups }), renderProcessMetrics()];
  exported = readSeries((await Promise.all(parts)).join('\n'));
});

describe('the alert rules', () => {
  test.each(rules)('$alert uses only exported metrics and labels', ({ expr }) => {
    expect(listUnknown(expr)).toEqual([]);
  });

  test.each(rules)('$alert uses only labels of its result in its text', ({ expr, annotations }) => {
    const named = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, name]) => name);
    const kept = [...expr.matchAll(/by \(([\w, ]+)\)/g)].flatMap(([, list = '']) => list.split(', '));
    for (const name of named) expect([...kept, ...(kept.length === 0 ? ['instance'] : [])]).toContain(name);
  });
});

describe('the dashboard', () => {
  test.each(shown)('$title uses only exported metrics and labels', ({ expr }) => {
    const window = expr.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'foxtale');
    expect(listUnknown(window)).toEqual([]);
  });

  test('shows every metric of Foxtale', () => {
    const expressions = shown.map(({ expr }) => expr).join('\n');
    const own = [...exported.keys()].filter((name) => name.startsWith('foxtale_')).map(familyOf);
    const left = [...new Set(own)].filter((name) => !expressions.includes(name));
    // These metrics need only an alert, no panel.
    const alertsOnly = ['backup_interval_seconds', 'database_up', 'file_store_up', 'last_backup_timestamp_seconds'];
    expect(left.toSorted()).toEqual(alertsOnly.map((name) => `foxtale_${name}`));
  });
});

test('detects misspelt metrics, wrong labels and syntax errors', () => {
  expect(listUnknown('rate(foxtale_http_request_total[5m]) > 0')).toEqual(['foxtale_http_request_total']);
  expect(listUnknown('sum by (stat) (foxtale_jobs{stat="failed"})')).toEqual(['foxtale_jobs: stat', 'stat']);
  expect(listUnknown('sum(rate(foxtale_jobs[5m])')).toContain('syntax');
});

test('the Prometheus configuration references the alert rules', () => {
  expect(parse(read('prometheus.yml')).rule_files).toEqual(['alerts.yml']);
});

/** Labels that Prometheus adds to every series. */
const addedLabels = ['job', 'instance'];

/** Lists the unknown metrics and labels of an expression. */
function listUnknown(expression: string) {
  const unknown: string[] = [];
  const used: Set<string>[] = [];
  const textOf = ({ from, to }: SyntaxNode) => expression.slice(from, to);
  parser.parse(expression).iterate({
    enter({ node, type }) {
      if (type.isError) unknown.push('syntax');
      if (type.name !== 'VectorSelector') return;
      const identifier = node.getChild('Identifier');
      const name = identifier === null ? '' : textOf(identifier);
      const labels = name === 'up' ? new Set<string>() : exported.get(name);
      if (labels === undefined) return void unknown.push(name);
      used.push(labels);
      const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
      const asked = matchers.flatMap((matcher) => matcher.getChildren('LabelName').map(textOf));
      const wrong = asked.filter((label) => !labels.has(label) && !addedLabels.includes(label));
      unknown.push(...wrong.map((label) => `${name}: ${label}`));
    },
  });
  const grouped = [...expression.matchAll(/by \(([\w, ]+)\)/g)].flatMap(([, list = '']) => list.split(', '));
  const isKnown = (label: string) => addedLabels.includes(label) || used.some((labels) => labels.has(label));
  return [...unknown, ...grouped.filter((label) => !isKnown(label))];
}

function readSeries(text: string) {
  const series = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_\d]+)(?:\{(.*)\})? \S+$/gim)) {
    const names = [...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label);
    series.set(name, new Set([...(series.get(name) ?? []), ...names]));
  }
  return series;
}

const familyOf = (name: string) => name.replace(/_(bucket|sum|count)$/, '');
