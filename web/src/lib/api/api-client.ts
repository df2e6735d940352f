import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '@pahiya/contract/router';

export type ApiClient = ContractRouterClient<typeof contract>;
