import { getEventIteratorSchemaDetails } from '@orpc/contract';
import { type AnyProcedure, isProcedure } from '@orpc/server';

/** Output validation cost a tenth of a read; tests do it instead (`checkAnswer`). Events are still validated. */
export function trustAnswers<Router extends object>(router: Router): Router {
  for (const node of Object.values(router)) {
    if (!isProcedure(node)) trustAnswers(node);
    else if (!isStream(node)) node['~orpc'].outputValidationIndex = Number.NaN;
  }
  return router;
}

function isStream(procedure: AnyProcedure): boolean {
  return getEventIteratorSchemaDetails(procedure['~orpc'].outputSchema) !== undefined;
}
