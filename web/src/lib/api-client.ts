import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '@pahiya/contract/router';

/** Every procedure of the contract as a function. */
export type ApiClient = ContractRouterClient<typeof contract>;
