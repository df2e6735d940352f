import { implement } from '@orpc/server';
import { deskContract } from '@pahiya/contract/desk/contract';
import { adminProcedures } from './procedures/admin.ts';
import type { AgentContext } from './procedures/as-agent.ts';
import { garageProcedures } from './procedures/garage.ts';
import { me, workplaces } from './procedures/me.ts';
import { type ModerationContext, moderationProcedures } from './procedures/moderation.ts';
import { supportProcedures } from './procedures/support.ts';
import type { GarageContext } from './types.ts';

type DeskContext = GarageContext & AgentContext & ModerationContext;

export const deskProcedures = implement(deskContract).$context<DeskContext>().router({
  me,
  workplaces,
  garage: garageProcedures,
  support: supportProcedures,
  moderation: moderationProcedures,
  admin: adminProcedures,
});
