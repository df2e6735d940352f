import type { StaffMember } from '@pahiya/contract/desk/schemas';
import type { FactorStanding } from '../../auth/queries/factors.ts';
import { freshMinutes, workingDayMinutes } from '../../auth/rules/freshness.ts';

/** What decides who may do what, and what takes everybody's data along. */
const weighty = ['admin.grant', 'admin.revoke', 'admin.setSecondFactorRole', 'admin.export'];

/** For how long a proved second factor opens a procedure of the desk, in minutes; `procedure` is named as in `admin.grant`. */
export function minutesOpen(procedure: string): number {
  return weighty.includes(procedure) ? freshMinutes : workingDayMinutes;
}

/** What must be done before the desk opens. */
export function deskStanding(standing: FactorStanding, needsFactor: boolean): StaffMember['secondFactor'] {
  if (standing === 'none') return needsFactor ? 'set_up' : 'passed';
  return standing === 'fresh' ? 'passed' : 'confirm';
}
