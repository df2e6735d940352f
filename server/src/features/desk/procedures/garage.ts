import { implement } from '@orpc/server';
import { deskContract } from '@pahiya/contract/desk/contract';
import type { GarageContext } from '../types.ts';
import { garageOfferProcedures } from './garage-offers.ts';
import { garageWorkProcedures } from './garage-work.ts';

export const garageProcedures = implement(deskContract.garage)
  .$context<GarageContext>()
  .router({ ...garageWorkProcedures, ...garageOfferProcedures });
