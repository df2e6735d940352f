import { implement } from '@orpc/server';
import { profilesContract } from '@pahiya/contract/profiles/contract';
import type { BaseContext } from '../../platform/procedure.ts';
import { ownProcedures } from './procedures/own.ts';
import { peopleProcedures } from './procedures/people.ts';
import { relationProcedures } from './procedures/relations.ts';

const { posts: _posts, setAvatar: _setAvatar, removeAvatar: _removeAvatar, ...contract } = profilesContract;

export const profilesProcedures = implement(contract)
  .$context<BaseContext>()
  .router({ ...ownProcedures, ...peopleProcedures, ...relationProcedures });
