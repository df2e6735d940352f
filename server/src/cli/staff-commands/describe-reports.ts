import type { Database } from '../../database/pool.ts';
import { listOpenReports, type OpenReport } from '../../features/desk/queries/list-open-reports.ts';
import { align } from './align.ts';

const shownAtMost = 100;
const textShown = 80;

export async function describeReports(db: Database): Promise<string[]> {
  const found = await listOpenReports(db, shownAtMost + 1);
  if (found.length === 0) return ['No open reports.'];
  const lines = align(found.slice(0, shownAtMost).map(cellsOf));
  if (found.length > shownAtMost) lines.push(`The first ${shownAtMost}; the next ones follow when these are decided.`);
  return lines;
}

function cellsOf(report: OpenReport): string[] {
  return [
    report.id,
    report.createdAt.toISOString().slice(0, 16).replace('T', ' '),
    report.reason,
    `${report.target} ${report.targetId}`,
    report.username === null ? 'gone' : `@${report.username}`,
    report.isHidden ? 'hidden' : '',
    [quote(report.text), quote(report.details)].filter(Boolean).join('  reported with '),
  ];
}

function quote(text: string | null): string {
  const plain = (text ?? '').replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  if (plain === '') return '';
  return `"${plain.length > textShown ? `${plain.slice(0, textShown)}…` : plain}"`;
}
