const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Labels = Record<string, string>;

interface Durations {
  labels: Labels;
  counts: number[];
  count: number;
  sumSeconds: number;
}

/** What this process has done since it started, in numbers. */
export interface Metrics {
  countRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  countJob(job: { name: string; outcome: string; seconds: number }): void;
  /** In the text format of Prometheus. */
  render(): string;
}

export function createMetrics(): Metrics {
  const requests = new Map<string, { labels: Labels; count: number }>();
  const requestDurations = new Map<string, Durations>();
  const jobDurations = new Map<string, Durations>();

  return {
    countRequest({ method, route, status, seconds }) {
      const key = `${method} ${route}`;
      const counter = getOrAdd(requests, `${status} ${key}`, () => ({
        labels: { method, route, status: String(status) },
        count: 0,
      }));
      counter.count++;
      observe(
        getOrAdd(requestDurations, key, () => newDurations({ method, route })),
        seconds,
      );
    },
    countJob({ name, outcome, seconds }) {
      observe(
        getOrAdd(jobDurations, `${outcome} ${name}`, () => newDurations({ job: name, outcome })),
        seconds,
      );
    },
    render() {
      const counted = [...requests.values()].map(({ labels, count }) => ({ labels, value: count }));
      return [
        renderMetric({
          ...{ name: 'foxtale_http_requests_total', type: 'counter', help: 'Requests answered.' },
          samples: counted,
        }),
        renderDurations('foxtale_http_request_seconds', 'How long an answer took.', requestDurations),
        renderDurations('foxtale_job_seconds', 'How long a try of a job took.', jobDurations),
      ].join('');
    },
  };
}

export interface Metric {
  name: string;
  type: 'counter' | 'gauge';
  help: string;
  samples: { labels?: Labels; value: number }[];
}

export function renderMetric({ name, type, help, samples }: Metric) {
  const lines = samples.map(({ labels = {}, value }) => `${name}${renderLabels(labels)} ${value}\n`);
  return `${renderHead(name, type, help)}${lines.join('')}`;
}

const renderHead = (name: string, type: string, help: string) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;

function renderDurations(name: string, help: string, durations: Map<string, Durations>) {
  const lines = [...durations.values()].flatMap(({ labels, counts, count, sumSeconds }) => {
    let below = 0;
    const buckets = bucketSeconds.map((limit, index) => {
      below += counts[index] ?? 0;
      return `${name}_bucket${renderLabels({ ...labels, le: String(limit) })} ${below}\n`;
    });
    return [
      ...buckets,
      `${name}_bucket${renderLabels({ ...labels, le: '+Inf' })} ${count}\n`,
      `${name}_sum${renderLabels(labels)} ${sumSeconds}\n`,
      `${name}_count${renderLabels(labels)} ${count}\n`,
    ];
  });
  return `${renderHead(name, 'histogram', help)}${lines.join('')}`;
}

function renderLabels(labels: Labels) {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const newDurations = (labels: Labels): Durations => ({
  labels,
  counts: bucketSeconds.map(() => 0),
  count: 0,
  sumSeconds: 0,
});

function observe(durations: Durations, seconds: number) {
  const index = bucketSeconds.findIndex((limit) => seconds <= limit);
  if (index !== -1) durations.counts[index] = (durations.counts[index] ?? 0) + 1;
  durations.count++;
  durations.sumSeconds += seconds;
}

function getOrAdd<Value>(map: Map<string, Value>, key: string, create: () => Value) {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
