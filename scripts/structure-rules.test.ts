import { describe, expect, test } from 'vitest';
import { findCycles, importRules, vocabularyProblems } from './structure-rules.ts';

describe('the vocabulary of slices', () => {
  test.each([
    'contract/src/bookings/schemas.ts',
    'contract/src/desk/garage/schemas.ts',
    'contract/src/shared/money.ts',
    'server/src/features/bookings/commands/create-booking.ts',
    'server/src/features/bookings/bookings.test.ts',
    'web/src/features/garages/components/garage-card.tsx',
    'web/src/features/garages/use-favourite.ts',
    'web/src/routes/index.tsx',
  ])('%s is allowed', (file) => {
    expect(vocabularyProblems(file)).toEqual([]);
  });

  test.each([
    'contract/src/bookings/helpers.ts',
    'contract/src/desk/garage/offers.ts',
    'server/src/features/bookings/service.ts',
    'server/src/features/cars/queries.ts',
    'web/src/features/garages/api.ts',
    'web/src/ui/utils.ts',
    'server/src/platform/index.ts',
  ])('%s is not allowed', (file) => {
    expect(vocabularyProblems(file)).not.toEqual([]);
  });
});

describe('the direction of imports', () => {
  test.each([
    ['server/src/http/app.ts', 'server/src/features/auth/procedures.ts'],
    ['server/src/features/bookings/commands/create-booking.ts', 'server/src/features/garages/queries/list-slots.ts'],
    ['server/src/cli/desk/change-booking.ts', 'server/src/features/bookings/commands/cancel-booking.ts'],
    ['server/src/demonstration/load-garages.ts', 'server/src/features/garages/commands/import-garages.ts'],
    ['server/src/features/search/exact-names.test.ts', 'server/src/demonstration/load-garages.ts'],
    ['web/src/routes/index.tsx', 'web/src/features/garages/queries.ts'],
    ['web/src/features/garages/queries.ts', 'contract/src/garages/schemas.ts'],
  ])('%s may import %s', (file, target) => {
    expect(importRules(file, target)).toEqual([]);
  });

  test.each([
    ['contract/src/router.ts', 'server/src/main.ts'],
    ['server/src/platform/jobs.ts', 'server/src/features/auth/jobs.ts'],
    ['server/src/database/migrate.ts', 'server/src/features/garages/tables.ts'],
    ['server/src/features/desk/queries/list-inbox.ts', 'server/src/cli/desk/align.ts'],
    ['server/src/features/garages/queries/find-garage.ts', 'server/src/demonstration/load-garages.ts'],
    ['server/src/features/auth/procedures.ts', 'server/src/http/app.ts'],
    ['server/src/features/bookings/procedures.ts', 'server/src/features/garages/procedures.ts'],
    ['web/src/ui/button.tsx', 'web/src/layout/app-shell.tsx'],
    ['web/src/features/garages/queries.ts', 'web/src/features/bookings/components/booking-card.tsx'],
    ['web/src/lib/api.ts', 'server/src/http/router.ts'],
    ['web/src/native/start.ts', 'web/src/features/payments/use-pay.ts'],
  ])('%s must not import %s', (file, target) => {
    expect(importRules(file, target)).not.toEqual([]);
  });

  test('only the native part imports Capacitor', () => {
    expect(importRules('web/src/native/device.ts', 'package:@capacitor/app')).toEqual([]);
    expect(importRules('web/src/features/payments/use-pay.ts', 'package:@capacitor/browser')).not.toEqual([]);
    expect(importRules('web/src/lib/app.ts', 'package:@aparajita/capacitor-secure-storage')).not.toEqual([]);
  });

  test('the contract imports only its own packages', () => {
    expect(importRules('contract/src/shared/ids.ts', 'package:zod')).toEqual([]);
    expect(importRules('contract/src/shared/base.ts', 'package:@orpc/contract')).toEqual([]);
    expect(importRules('contract/src/shared/ids.ts', 'package:uuid')).not.toEqual([]);
    expect(importRules('contract/src/shared/ids.ts', 'package:node:fs')).not.toEqual([]);
  });
});

test('a cycle is reported with its files', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(findCycles(graph)).toEqual([['b', 'c', 'b']]);
});
