import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  // A test that expects console errors installs its own spy.
  console.error = (...values: unknown[]) => {
    complaints.push(format(...values));
  };
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(`Unexpected console.error: ${complaints.join('\n')}`);
});
