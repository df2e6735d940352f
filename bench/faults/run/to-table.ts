import { formatMs, formatSeconds } from '../../src/format.ts';
import type { Table } from '../../src/table.ts';
import type { CaseResult } from './run-case.ts';

const columns = ['fault', 'requests', 'failed', 'wrong', 'slowest', 'lost', 'streams resumed', 'missed', 'recovery'];

export function toTable(results: CaseResult[], notes: string[]): Table {
  return {
    title: 'Faults under load',
    columns,
    rows: results.map(({ name, requests, failed, wrong, slowestMs, lost, resumed, missed, recoveryMs, breaches }) => ({
      cells: [
        ...[name, `${requests}`, `${failed}`, `${wrong}`, formatMs(slowestMs), `${lost}`, `${resumed}`, `${missed}`],
        recoveryMs === undefined ? 'never' : formatSeconds(recoveryMs / 1_000),
      ],
      isWithin: breaches.length === 0,
    })),
    notes: [...notes, ...results.flatMap(({ name, breaches }) => breaches.map((breach) => `${name}: ${breach}`))],
  };
}
