import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '@pahiya/contract/router';

/** All procedures of the contract as typed functions. */
export type ApiClient = ContractRouterClient<typeof contract>;
