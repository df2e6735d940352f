import { implement } from '@orpc/server';
import { deskContract } from '@pahiya/contract/desk/contract';
import { adminProcedures } from './procedures/admin.ts';
import { garageProcedures } from './procedures/garage.ts';
import { me } from './procedures/me.ts';
import { moderationProcedures } from './procedures/moderation.ts';
import type { GarageContext } from './types.ts';

const { me: own, garage, moderation, admin } = deskContract;

export const deskProcedures = implement({ me: own, garage, moderation, admin })
  .$context<GarageContext>()
  .router({ me, garage: garageProcedures, moderation: moderationProcedures, admin: adminProcedures });
