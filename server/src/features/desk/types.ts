import type { BaseContext } from '../../platform/procedure.ts';

/** One who works here, and what they may do. */
export interface Staff {
  id: string;
  /** Kept with what they do. */
  name: string;
  isAdmin: boolean;
  /** An admin is one too. */
  isAgent: boolean;
  /** Where they have been put; an admin may work everywhere. */
  garageIds: string[];
  /** One of their roles works only with a second factor. */
  needsFactor: boolean;
  mayWorkAt(garageId: string): boolean;
}

/** Who did something: an account of the staff, or who runs the command line. */
export interface StaffActor {
  id: string | null;
  name: string;
}

/** `payments`: money goes back after the change. */
export type GarageContext = BaseContext & { payments: { work: { wake(): void } } };
