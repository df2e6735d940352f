import type { FieldValues, Resolver } from 'react-hook-form';
import type { resolvers } from './resolvers.ts';

type Resolvers = typeof resolvers;

/** Loads the schemas at the first validation. If that fails, only the server validates. */
export function lazyResolver<Values extends FieldValues>(pick: (all: Resolvers) => Resolver<Values>): Resolver<Values> {
  return async (values, context, options) => {
    const loaded = await import('./resolvers.ts').catch(() => null);
    return loaded ? pick(loaded.resolvers)(values, context, options) : { values, errors: {} };
  };
}
