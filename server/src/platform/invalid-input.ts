import { ORPCError } from '@orpc/server';

export interface InputIssue {
  field: string;
  message: string;
}

export function invalidInput(issues: [InputIssue, ...InputIssue[]]): ORPCError<'INVALID_INPUT', unknown> {
  const [first] = issues;
  return new ORPCError('INVALID_INPUT', {
    defined: true,
    status: 400,
    message: first.field ? `${first.field}: ${first.message}` : first.message,
    data: { field: first.field, issues },
  });
}

export function invalidCursor(): ORPCError<'INVALID_INPUT', unknown> {
  return invalidInput([{ field: 'cursor', message: 'This is not a cursor of this list' }]);
}

export function nameWithLink(): ORPCError<'INVALID_INPUT', unknown> {
  return invalidInput([{ field: 'fullName', message: 'A name cannot contain a link' }]);
}
