import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load as parseYaml } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { root } from '../../../scripts/steps.ts';
import { paymentSweepQueue } from '../features/payments/jobs.ts';
import { createLogger } from '../platform/logger.ts';
import { createMetrics } from './create-metrics.ts';
import { shedReasons } from './recorder.ts';
import { outboxNames } from './stored-counts.ts';

interface Alert {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

interface Panel {
  title: string;
  targets?: { expr: string }[];
}

const rulesFile = 'deploy/prometheus/alerts.yaml';
const casesFile = 'deploy/prometheus/alerts.test.yaml';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const { groups } = parseYaml(read(rulesFile)) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(read('deploy/grafana/dashboard.json')) as { panels: Panel[] };
const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr]),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr])),
] as [string, string][];

/** Prometheus makes it itself. */
const ofPrometheus = ['up'];

/** Names as they are stored: a histogram has three. */
function exposedNames(): Set<string> {
  const metrics = createMetrics(
    { query: () => Promise.reject(new Error('not asked')) } as never,
    createLogger('silent'),
  );
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 };
  metrics.watch({ pools: { primary: pool, replica: undefined }, openStreams: () => 0 });
  const suffixes: Record<string, string[]> = {
    histogram: ['_bucket', '_sum', '_count'],
    summary: ['', '_sum', '_count'],
  };
  const all = metrics.registry
    .getMetricsAsArray()
    .flatMap(({ name, type }) => (suffixes[String(type)] ?? ['']).map((suffix) => name + suffix));
  return new Set([...all, ...ofPrometheus]);
}

const words = /^(and|or|unless|by|without|on|ignoring|bool|offset)$/;

/** What is left of an expression without labels, ranges, functions, numbers and words of the language. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
    .replace(/\b\d[\d.e]*\b/g, ' ');
  return [...bare.matchAll(/[a-zA-Z_:][\w:]*(?!\w*\s*\()/g)].map(([name]) => name).filter((name) => !words.test(name));
}

test('the names of the metrics in an expression are found', () => {
  expect(metricsIn('sum by (le, route) (rate(one_total{a="b_c"}[5m])) / on () max(two) > 0.1 or vector(0)')).toEqual([
    'one_total',
    'two',
  ]);
});

test('alerts and panels ask for metrics that a node has', () => {
  const exposed = exposedNames();
  const asked = expressions.map(([title, expression]) => ({ title, names: metricsIn(expression) }));
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter(({ names }) => names.length === 0 || names.some((name) => !exposed.has(name)))).toEqual([]);
});

test('alerts name outboxes, queues and reasons that a node has', () => {
  const sweep = paymentSweepQueue({ sweep: async () => undefined });
  const known = new Set<string>([...outboxNames, sweep.name, ...shedReasons]);
  const named = alerts.flatMap(({ expr }) => [...expr.matchAll(/(?:outbox|queue|reason)!?="([^"]+)"/g)]);
  expect(named.length).toBeGreaterThan(4);
  expect(named.map(([, value]) => value).filter((value) => !known.has(value ?? ''))).toEqual([]);
});

test('every metric of the product is on the dashboard', () => {
  const shown = new Set(expressions.flatMap(([, expression]) => metricsIn(expression)));
  const own = [...exposedNames()].filter((name) => name.startsWith('pahiya_')).map(familyOf);
  expect(own.length).toBeGreaterThan(15);
  expect(own.filter((name) => ![...shown].some((each) => familyOf(each) === name))).toEqual([]);
});

function familyOf(name: string): string {
  return name.replace(/_(bucket|sum|count)$/, '');
}

test('every alert has a runbook, and every runbook belongs to an alert', () => {
  expect(alerts.map(({ annotations }) => annotations.runbook)).toEqual(
    alerts.map(({ alert }) => `docs/runbooks/${alert}.md`),
  );
  // Other runbooks, such as that of a leak, have names in small letters.
  const named = readdirSync(path.join(root, 'docs/runbooks')).filter((file) => /^[A-Z]/.test(file));
  expect(named.toSorted()).toEqual(alerts.map(({ alert }) => `${alert}.md`).toSorted());
});

test('every runbook says what people see, what to look at and what to do', () => {
  for (const { alert, annotations } of alerts) {
    const text = read(annotations.runbook);
    expect(text.startsWith(`# ${alert}\n`), alert).toBe(true);
    for (const part of ['What people see', 'Look at', 'Do'])
      expect(text, alert).toMatch(new RegExp(`\\*\\*${part}\\b`));
  }
});

test('every alert has a case in which it fires', () => {
  const { tests } = parseYaml(read(casesFile)) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
  };
  const fired = tests
    .flatMap(({ alert_rule_test }) => alert_rule_test)
    .filter(({ exp_alerts }) => exp_alerts.length > 0);
  expect(fired.map(({ alertname }) => alertname).toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
});

const promtool = '/usr/bin/promtool';

describe.skipIf(!existsSync(promtool))('by the programs of Prometheus', () => {
  const run = (...given: string[]) => spawnSync(promtool, given, { cwd: root, encoding: 'utf8' });

  test('rules and configuration are valid', () => {
    expect(run('check', 'config', 'deploy/prometheus/prometheus.yaml')).toMatchObject({ status: 0 });
  });

  test('each alert fires for its values, and for no others', () => {
    const { stdout, stderr, status } = run('test', 'rules', casesFile);
    expect({ status, said: stdout + stderr }).toMatchObject({ status: 0 });
  });

  test('every expression can be read', () => {
    const rules = expressions.map(([, expression], at) => ({
      record: `panel_${at}`,
      expr: expression.replaceAll('$__rate_interval', '1m'),
    }));
    const folder = mkdtempSync(path.join(tmpdir(), 'panels-'));
    const file = path.join(folder, 'rules.json');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
    expect(run('check', 'rules', file)).toMatchObject({ status: 0, stderr: '' });
    rmSync(folder, { recursive: true });
  });
});
