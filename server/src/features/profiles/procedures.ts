import { implement } from '@orpc/server';
import { profilesContract } from '@pahiya/contract/profiles/contract';
import { ownProcedures } from './procedures/own.ts';
import { peopleProcedures } from './procedures/people.ts';
import { relationProcedures } from './procedures/relations.ts';
import type { ProfilesContext } from './types.ts';

export const profilesProcedures = implement(profilesContract)
  .$context<ProfilesContext>()
  .router({ ...ownProcedures, ...peopleProcedures, ...relationProcedures });
