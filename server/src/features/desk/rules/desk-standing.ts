import type { StaffMember } from '@pahiya/contract/desk/schemas';
import type { FactorStanding } from '../../auth/queries/find-factor.ts';

export function deskStanding(standing: FactorStanding, needsFactor: boolean): StaffMember['secondFactor'] {
  if (standing === 'none') return needsFactor ? 'set_up' : 'passed';
  return standing === 'fresh' ? 'passed' : 'confirm';
}
