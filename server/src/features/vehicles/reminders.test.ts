import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { sendMails } from '../../../test/mailing.ts';
import { type PushStage, startPushStage } from '../../../test/pushing.ts';
import { sendReminders } from './commands/send-reminders.ts';
import { vehicles } from './tables.ts';

let stage: PushStage;
let owner: Customer;

beforeAll(async () => {
  stage = await startPushStage();
});

afterAll(() => stage.stop());

beforeEach(async () => {
  owner = await createCustomer(stage.api);
  stage.api.clock.now = nineOn('2026-11-23');
});

const nineOn = (date: string) => new Date(`${date}T09:00:00+05:30`);
const day = '2026-12-23';

interface Days {
  pucUntil?: string;
  insuranceUntil?: string;
  serviceDue?: string;
}

/** Saves a vehicle long before anything is due. */
async function saveVehicle(days: Days, by = owner, registration: string | null = 'MH12AB1234'): Promise<string> {
  const id = uuidv7();
  const vehicle = { id, userId: by.id, type: 'car', make: 'Maruti Suzuki', model: 'Swift', registration } as const;
  await stage.api.services.db.insert(vehicles).values({ ...vehicle, ...days, updatedAt: new Date('2026-06-01') });
  return id;
}

const remind = (now: Date) => sendReminders(stage.api.services.db, now);

async function reminders(by = owner): Promise<string[]> {
  const { rows } = await stage.api.services.db.execute<{ reminders: string }>(sql`
    select concat_ws(' ', data ->> 'kind', data ->> 'date', split_part(subject, ':', 5)) as reminders
    from notifications where user_id = ${by.id} order by created_at, id`);
  return rows.map((row) => row.reminders);
}

async function mailed(by = owner): Promise<string[]> {
  const sent = await sendMails(stage.api.services.db, { origin: 'https://pahiya.example' });
  return sent.filter(({ to }) => to === by.email).map(({ text }) => text);
}

test('an owner is reminded 30, 7 and 1 days before the date and on the day after it, once each', async () => {
  await saveVehicle({ pucUntil: day });
  for (const date of ['2026-11-22', '2026-11-23', '2026-11-24', '2026-12-15', '2026-12-16', '2026-12-17'])
    await remind(nineOn(date));
  for (const date of ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25', '2027-01-30'])
    await remind(nineOn(date));
  expect(await reminders()).toEqual([`puc ${day} 30`, `puc ${day} 7`, `puc ${day} 1`, `puc_over ${day} -1`]);
});

test('papers and service have separate reminders with name, number and date', async () => {
  await saveVehicle({ insuranceUntil: day, serviceDue: day });
  await remind(nineOn('2026-11-23'));
  const { body } = await stage.api.call<{ items: { type: string; message: string; data: object }[] }>(
    'GET',
    '/notifications',
    undefined,
    owner,
  );
  const [service, insurance] = body.items.toSorted((one, other) => other.message.localeCompare(one.message));
  expect(insurance).toMatchObject({
    type: 'vehicle',
    message: expect.stringContaining('The insurance of Maruti Suzuki Swift (MH 12 AB 1234) expires on 23 Dec 2026'),
    data: { kind: 'insurance', date: day },
  });
  expect(service).toMatchObject({
    message: expect.stringContaining('service of Maruti Suzuki Swift (MH 12 AB 1234) is due on 23 Dec 2026'),
    data: { kind: 'service', path: '/services' },
  });
});

test('the day begins at midnight in India', async () => {
  await saveVehicle({ pucUntil: day });
  await remind(new Date('2026-11-22T18:29:59Z'));
  expect(await reminders()).toEqual([]);
  await remind(new Date('2026-11-22T18:30:00Z'));
  expect(await reminders()).toEqual([`puc ${day} 30`]);
});

test('after an outage the latest missed reminder is sent, and no earlier one', async () => {
  await saveVehicle({ pucUntil: day });
  await remind(nineOn('2026-12-20'));
  expect(await reminders()).toEqual([`puc ${day} 7`]);
  await remind(nineOn('2026-12-30'));
  expect(await reminders()).toEqual([`puc ${day} 7`, `puc_over ${day} -1`]);
});

test('two nodes at once send a reminder once, in the list, by push and by mail', async () => {
  const token = await stage.subscribe(owner, 'hi');
  await saveVehicle({ pucUntil: day });
  await Promise.all([remind(nineOn('2026-11-23')), remind(nineOn('2026-11-23')), remind(nineOn('2026-11-23'))]);
  await stage.send();
  expect(await reminders()).toEqual([`puc ${day} 30`]);
  const mails = await mailed();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('https://pahiya.example/settings?section=garage');
  const [push, ...others] = stage.service.received(token);
  expect(others).toEqual([]);
  expect(push?.message).toMatchObject({ type: 'vehicle', title: 'PUC जल्द ख़त्म हो रही है' });
});

test('a changed date starts new reminders, and a date entered after its reminder was due is not announced', async () => {
  const id = await saveVehicle({ pucUntil: day });
  await remind(nineOn('2026-12-16'));
  const later = sql`update vehicles set puc_until = '2027-01-15', updated_at = '2026-12-16T10:00:00+05:30' where id = ${id}`;
  await stage.api.services.db.execute(later);
  for (const date of ['2026-12-16', '2026-12-17', '2027-01-08']) await remind(nineOn(date));
  expect(await reminders()).toEqual([`puc ${day} 7`, 'puc 2027-01-15 7']);
  const other = await createCustomer(stage.api);
  const old = await saveVehicle({ pucUntil: '2026-12-10', insuranceUntil: '2026-12-20' }, other);
  await stage.api.services.db.execute(
    sql`update vehicles set updated_at = '2026-12-15T20:00:00+05:30' where id = ${old}`,
  );
  await remind(nineOn('2026-12-16'));
  expect(await reminders(other)).toEqual([]);
});

test('suspended and deactivated owners, and former owners, get no reminder', async () => {
  const { db } = stage.api.services;
  const [away, suspended, seller] = await Promise.all([1, 2, 3].map(() => createCustomer(stage.api)));
  if (!away || !suspended || !seller) throw new Error('Three customers');
  for (const person of [away, suspended]) await saveVehicle({ pucUntil: day }, person);
  const sold = await saveVehicle({ pucUntil: day }, seller);
  await db.execute(sql`update profiles set deactivated_at = now() where id = ${away.id}`);
  await db.execute(sql`update profiles set suspended_at = now() where id = ${suspended.id}`);
  await stage.api.call('DELETE', `/vehicles/${sold}`, undefined, seller);
  await remind(nineOn('2026-11-23'));
  expect([await reminders(away), await reminders(suspended), await reminders(seller)]).toEqual([[], [], []]);
});

test('reminders use the channels that the owner chose, and no push is sent in quiet hours', async () => {
  const on = { inApp: true, push: true, email: true };
  const choices = { like: on, comment: on, follow: on, booking: on, support: on, vehicle: { ...on, email: false } };
  const quietHours = { from: '22:00', to: '10:30' };
  await stage.api.call('PUT', '/notifications/preferences', { ...choices, quietHours }, owner);
  const token = await stage.subscribe(owner);
  await saveVehicle({ pucUntil: day });
  await remind(nineOn('2026-11-23'));
  await stage.send();
  expect(await reminders()).toHaveLength(1);
  expect([stage.service.received(token), await mailed()]).toEqual([[], []]);
});

test('all of many vehicles get their reminders, and one failure does not stop the others', async () => {
  const { db } = stage.api.services;
  const people = await Promise.all(Array.from({ length: 3 }, () => createCustomer(stage.api)));
  for (const person of people)
    await db.execute(sql`
      insert into vehicles (id, user_id, type, make, model, puc_until, updated_at)
      select gen_random_uuid(), ${person.id}, 'car', 'Tata', 'Nexon ' || n, ${day}, '2026-06-01' from generate_series(1, 90) n`);
  const [unlucky] = people;
  await db.execute(
    sql.raw(`
    create function refuse() returns trigger language plpgsql as $$ begin
      if new.user_id = '${unlucky?.id}' then raise 'refused'; end if; return new; end $$;
    create trigger refuse before insert on notifications for each row execute function refuse()`),
  );
  await expect(remind(nineOn('2026-11-23'))).rejects.toThrow('90 reminders');
  await db.execute(sql.raw('drop trigger refuse on notifications; drop function refuse()'));
  const counts = async () => await Promise.all(people.map(async (person) => (await reminders(person)).length));
  expect(await counts()).toEqual([0, 90, 90]);
  await remind(nineOn('2026-11-23'));
  expect(await counts()).toEqual([90, 90, 90]);
});
