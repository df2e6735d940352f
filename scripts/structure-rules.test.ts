import { describe, expect, test } from 'vitest';
import {
  crowdedFolderProblems,
  findCycles,
  iconProblems,
  importRules,
  lengthProblems,
  libFolderProblems,
  sameNameProblems,
  storageProblems,
  userIdProblems,
  vocabularyProblems,
} from './structure-rules.ts';

describe('the vocabulary of slices', () => {
  test.each([
    'contract/src/bookings/schemas.ts',
    'contract/src/desk/garage/schemas.ts',
    'contract/src/shared/money.ts',
    'server/src/features/bookings/commands/create-booking.ts',
    'server/src/features/bookings/bookings.test.ts',
    'server/src/features/mail/service/mails.ts',
    'server/src/features/revvy/offline/offline-engine.ts',
    'web/src/features/garages/components/garage-card.tsx',
    'web/src/features/garages/use-favourite.ts',
    'web/src/features/community/head/post-head.ts',
    'web/src/shared/profiles/queries.ts',
    'web/src/shared/profiles/components/block-dialog.tsx',
    'web/src/routes/index.tsx',
  ])('%s is allowed', (file) => {
    expect(vocabularyProblems(file)).toEqual([]);
  });

  test.each([
    'contract/src/bookings/helpers.ts',
    'contract/src/desk/garage/offers.ts',
    'server/src/features/bookings/engine.ts',
    'server/src/features/bookings/replies/compose-answer.ts',
    'server/src/features/revvy/engine/offline-engine.ts',
    'server/src/features/cars/queries.ts',
    'web/src/features/garages/api.ts',
    'web/src/shared/garages/api.ts',
    'web/src/shared/people/queries.ts',
    'web/src/shared/use-follow.ts',
    'web/src/ui/utils.ts',
    'server/src/platform/index.ts',
  ])('%s is not allowed', (file) => {
    expect(vocabularyProblems(file)).not.toEqual([]);
  });
});

test('only a few files of the web use the storage of the browser directly', () => {
  const text = "window.localStorage.getItem('draft')";
  expect(storageProblems('web/src/features/bookings/storage.ts', text)).toHaveLength(1);
  expect(storageProblems('web/src/features/bookings/storage.test.ts', text)).toEqual([]);
  expect(storageProblems('web/src/lib/storage/stored.ts', text)).toEqual([]);
});

test('the size and stroke of an icon are classes', () => {
  const icon = (properties: string) => `import { Check } from 'lucide-react';\nconst mark = <Check ${properties} />;`;
  expect(iconProblems(icon('strokeWidth={3}'))).toHaveLength(1);
  expect(iconProblems(icon('size={16}'))).toHaveLength(1);
  expect(iconProblems(icon('className="size-4 stroke-3"'))).toEqual([]);
  expect(iconProblems('<circle strokeWidth="3" />')).toEqual([]);
});

describe('the direction of imports', () => {
  test.each([
    ['server/src/http/app.ts', 'server/src/features/auth/procedures.ts'],
    ['server/src/features/bookings/commands/create-booking.ts', 'server/src/features/garages/queries/list-slots.ts'],
    ['server/src/database/connect.ts', 'server/src/database/embedded/start-embedded.ts'],
    ['server/src/database/embedded/cluster.ts', 'server/src/database/embedded/home.ts'],
    ['server/src/cli/staff-commands/change-booking.ts', 'server/src/features/bookings/commands/cancel-booking.ts'],
    ['server/src/demonstration/load-garages.ts', 'server/src/features/garages/commands/import-garages.ts'],
    ['server/src/features/search/exact-names.test.ts', 'server/src/demonstration/load-garages.ts'],
    ['web/src/routes/index.tsx', 'web/src/features/garages/queries/garage-lists.ts'],
    ['web/src/features/garages/queries/garage-lists.ts', 'contract/src/garages/schemas.ts'],
    ['web/src/features/bookings/components/booking-page.tsx', 'web/src/shared/profiles/queries.ts'],
    ['web/src/layout/site-footer.tsx', 'web/src/shared/garages/rules/categories.ts'],
    ['web/src/shared/profiles/use-hide-person.ts', 'web/src/shared/community/queries.ts'],
    ['web/src/shared/profiles/queries.ts', 'web/src/lib/api/api.ts'],
    ['web/src/client.tsx', 'web/src/native/prepare.ts'],
    ['web/src/native/push.ts', 'contract/src/notifications/schemas.ts'],
    ['web/src/native/prepare.ts', 'web/src/i18n/languages.ts'],
  ])('%s may import %s', (file, target) => {
    expect(importRules(file, target)).toEqual([]);
  });

  test.each([
    ['contract/src/router.ts', 'server/src/main.ts'],
    ['server/src/platform/jobs.ts', 'server/src/features/auth/jobs.ts'],
    ['server/src/database/migrate.ts', 'server/src/features/garages/tables.ts'],
    ['server/src/features/desk/queries/list-inbox.ts', 'server/src/cli/staff-commands/align.ts'],
    ['server/src/features/garages/queries/find-garage.ts', 'server/src/demonstration/load-garages.ts'],
    ['server/src/features/auth/procedures.ts', 'server/src/http/app.ts'],
    ['server/src/features/bookings/procedures.ts', 'server/src/features/garages/procedures.ts'],
    ['server/src/database/connect.ts', 'server/src/database/embedded/home.ts'],
    ['server/src/http/app.ts', 'server/src/http/orpc/send-answer.ts'],
    ['web/src/ui/button.tsx', 'web/src/layout/site-shell.tsx'],
    ['web/src/features/garages/queries/garage-lists.ts', 'web/src/features/bookings/components/booking-card.tsx'],
    ['web/src/lib/api/api.ts', 'server/src/http/router.ts'],
    ['web/src/native/start.ts', 'web/src/features/payments/use-pay.ts'],
    ['web/src/shared/profiles/queries.ts', 'web/src/features/profiles/rules.ts'],
    ['web/src/shared/profiles/components/block-dialog.tsx', 'web/src/layout/page-header.tsx'],
    ['web/src/ui/avatar.tsx', 'web/src/shared/profiles/queries.ts'],
    ['web/src/lib/page/theme.ts', 'web/src/i18n/languages.ts'],
    ['web/src/lib/phone/phone-app.ts', 'web/src/native/device.ts'],
    ['web/src/features/payments/use-pay.ts', 'web/src/native/device.ts'],
    ['web/src/native/start.ts', 'web/src/ui/notify.ts'],
  ])('%s must not import %s', (file, target) => {
    expect(importRules(file, target)).not.toEqual([]);
  });

  test('only the native part imports Capacitor', () => {
    expect(importRules('web/src/native/device.ts', 'package:@capacitor/app')).toEqual([]);
    expect(importRules('web/src/features/payments/use-pay.ts', 'package:@capacitor/browser')).not.toEqual([]);
    expect(importRules('web/src/lib/phone/phone-app.ts', 'package:@aparajita/capacitor-secure-storage')).not.toEqual(
      [],
    );
  });

  test('the contract imports only its own packages', () => {
    expect(importRules('contract/src/shared/ids.ts', 'package:zod')).toEqual([]);
    expect(importRules('contract/src/shared/base.ts', 'package:@orpc/contract')).toEqual([]);
    expect(importRules('contract/src/shared/ids.ts', 'package:uuid')).not.toEqual([]);
    expect(importRules('contract/src/shared/ids.ts', 'package:node:fs')).not.toEqual([]);
  });
});

test('a file has at most 250 lines, a test or a generated one more', () => {
  const file = 'server/src/features/support/commands/raise-ticket.ts';
  expect(lengthProblems(file, 'line\n'.repeat(250))).toEqual([]);
  expect(lengthProblems(file, 'line\n'.repeat(251))).toHaveLength(1);
  expect(lengthProblems('e2e/tests/community.spec.ts', 'line\n'.repeat(300))).toEqual([]);
  expect(lengthProblems('web/src/routeTree.gen.ts', 'line\n'.repeat(300))).toEqual([]);
});

describe('names within a slice', () => {
  const page = 'web/src/features/bookings/components/booking-page.tsx';

  test('two files of one slice must not share a base name', () => {
    expect(sameNameProblems([page, 'web/src/features/bookings/queries/booking-page.ts'])).toHaveLength(1);
    const calls = ['server/src/features/desk/rules/calls.ts', 'server/src/features/desk/procedures/calls.ts'];
    expect(sameNameProblems(calls)).toHaveLength(1);
  });

  test('the shared part of a slice has no name of the slice', () => {
    expect(sameNameProblems([page, 'web/src/shared/bookings/rules/booking-page.ts'])).toHaveLength(1);
    const queries = ['web/src/features/garages/queries.ts', 'web/src/shared/garages/queries.ts'];
    expect(sameNameProblems(queries)).toHaveLength(1);
  });

  test('a test, another slice and the other side may have the name', () => {
    const others = [
      'web/src/features/bookings/components/booking-page.test.tsx',
      'web/src/features/payments/components/booking-page.tsx',
      'web/src/shared/payments/rules/booking-pages.ts',
      'server/src/features/bookings/queries/booking-page.ts',
    ];
    expect(sameNameProblems([page, ...others])).toEqual([]);
  });
});

test('a folder of lib holds at most fifteen siblings, folders included', () => {
  const files = Array.from({ length: 15 }, (_, index) => `web/src/lib/time/file-${index}.ts`);
  expect(libFolderProblems(files)).toEqual([]);
  expect(libFolderProblems([...files, 'web/src/lib/time/zones/zone.ts'])).toHaveLength(1);
  expect(libFolderProblems(files.map((file) => file.replace('lib', 'ui')).concat('web/src/ui/more.ts'))).toEqual([]);
});

describe('crowded folders', () => {
  const filesIn = (count: number) => Array.from({ length: count }, (_, index) => `web/src/ui/file-${index}.tsx`);

  test('a folder holds at most twenty siblings, folders included and tests not counted', () => {
    const tests = ['web/src/ui/button.test.tsx', 'e2e/tests/community.spec.ts'];
    expect(crowdedFolderProblems([...filesIn(20), ...tests], {})).toEqual([]);
    expect(crowdedFolderProblems([...filesIn(20), 'web/src/ui/icons/star.tsx'], {})).toEqual([
      'web/src/ui: 21 siblings, at most 20',
    ]);
  });

  test('a folder that was crowded before must not grow', () => {
    expect(crowdedFolderProblems(filesIn(25), { 'web/src/ui': 25 })).toEqual([]);
    expect(crowdedFolderProblems(filesIn(26), { 'web/src/ui': 25 })).toEqual(['web/src/ui: 26 siblings, at most 25']);
  });

  test('the record of a folder that has shrunk must be lowered, or removed when it is crowded no more', () => {
    const problemsOf = (count: number) => crowdedFolderProblems(filesIn(count), { 'web/src/ui': 25 });
    const shrunk = (rest: string) => [`web/src/ui: has shrunk to ${rest} in scripts/crowded-folders.json`];
    expect(problemsOf(24)).toEqual(shrunk('24 siblings, write 24'));
    expect(problemsOf(20)).toEqual(shrunk('20 siblings, remove it'));
    expect(problemsOf(0)).toEqual(shrunk('0 siblings, remove it'));
  });
});

test('only a few files may vouch that an id is of the account that acts', () => {
  const text = "import { toUserId } from '../../platform/user-id.ts';\nconst userId = toUserId(input.userId);";
  expect(userIdProblems('server/src/features/bookings/commands/cancel-booking.ts', text)).toHaveLength(1);
  expect(userIdProblems('server/test/people.ts', text)).toHaveLength(1);
  expect(userIdProblems('server/src/features/auth/service/access-tokens.ts', text)).toEqual([]);
  expect(userIdProblems('server/src/features/bookings/booking-race.test.ts', text)).toEqual([]);
  const typed = "import type { UserId } from '../../platform/user-id.ts';";
  expect(userIdProblems('server/src/features/bookings/commands/cancel-booking.ts', typed)).toEqual([]);
});

test('a cycle is reported with its files', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(findCycles(graph)).toEqual([['b', 'c', 'b']]);
});
