import { expect, test } from 'vitest';
import { checkForm } from './check-form.ts';

const right = { fullName: ' Ravi Teja ', email: 'ravi@example.com', password: 'dosa-99', isAdult: true };

test('a complete form has no problems, and its values are those the server receives', async () => {
  const { values, problems } = await checkForm(right, (all) => all.signup);
  expect(problems).toEqual({});
  expect(values).toEqual({ ...right, fullName: 'Ravi Teja' });
});

test('each field with a problem is named, by its first problem', async () => {
  const wrong = { fullName: '', email: 'no-address', password: '12345', isAdult: false };
  const { problems } = await checkForm(wrong, (all) => all.signup);
  expect(problems).toEqual({
    fullName: 'too_small',
    email: 'invalid_format',
    password: 'too_small',
    isAdult: 'custom',
  });
});

test('signing in needs no name, no age and no long password', async () => {
  const values = { fullName: '', email: 'ravi@example.com', password: '1', isAdult: false };
  expect((await checkForm(values, (all) => all.login)).problems).toEqual({});
  expect((await checkForm({ ...values, password: '' }, (all) => all.login)).problems).toEqual({
    password: 'too_small',
  });
});
