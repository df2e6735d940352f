import type { BaseContext } from '../../platform/procedure.ts';

export interface Staff {
  id: string;
  name: string;
  isAdmin: boolean;
  /** True for admins, too. */
  isAgent: boolean;
  garageIds: string[];
  needsFactor: boolean;
  mayWorkAt(garageId: string): boolean;
}

/** A staff account, or the user of the command line (null id). */
export interface StaffActor {
  id: string | null;
  name: string;
}

export type GarageContext = BaseContext & { payments: { work: { wake(): void } } };
