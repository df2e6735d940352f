import type { BaseContext } from '../../platform/procedure.ts';

export interface Staff {
  id: string;
  /** Recorded with the person's actions. */
  name: string;
  isAdmin: boolean;
  /** True for admins, too. */
  isAgent: boolean;
  /** Garages of the person's roles. An admin may work at all garages. */
  garageIds: string[];
  /** One of the person's roles requires a second factor. */
  needsFactor: boolean;
  mayWorkAt(garageId: string): boolean;
}

/** Author of an action: a staff account, or the user of the command line (null id). */
export interface StaffActor {
  id: string | null;
  name: string;
}

/** `payments` is woken to send refunds after a change. */
export type GarageContext = BaseContext & { payments: { work: { wake(): void } } };
