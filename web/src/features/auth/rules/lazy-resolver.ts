import type { FieldValues, Resolver } from 'react-hook-form';
import type { resolvers } from './resolvers.ts';

type Resolvers = typeof resolvers;

/** Fetches the schemas when a form is first checked. When they cannot be had the server alone judges. */
export function lazyResolver<Values extends FieldValues>(pick: (all: Resolvers) => Resolver<Values>): Resolver<Values> {
  return async (values, context, options) => {
    const loaded = await import('./resolvers.ts').catch(() => null);
    return loaded ? pick(loaded.resolvers)(values, context, options) : { values, errors: {} };
  };
}
