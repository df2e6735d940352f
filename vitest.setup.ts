import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  // A test that expects a complaint puts its own spy over this one.
  console.error = (...values: unknown[]) => {
    complaints.push(format(...values));
  };
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(`Unexpected console.error: ${complaints.join('\n')}`);
});
