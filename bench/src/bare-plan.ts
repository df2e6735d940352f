import type { Statement } from './statements.ts';

export type Shape = 'garages' | 'nearest' | 'garage' | 'slots';

export interface BareRoute {
  shape: Shape;
  statements: Statement[];
}

export interface BarePlan {
  connection: Record<string, unknown>;
  poolSize: number;
  headers: Record<string, string>;
  routes: Record<string, BareRoute>;
}
