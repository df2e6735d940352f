import { oc } from '@orpc/contract';
import { implement, os } from '@orpc/server';
import type { ProcedureMeta } from '@pahiya/contract/shared/base';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { trustAnswers } from '../trust-answers.ts';
import { createStandardHandler } from './standard-handler.ts';

// Each test covers a part of oRPC that is not meant for applications. A failure after an upgrade names what changed.

const answer = { when: new Date(0), nested: [{ kept: undefined }] };

const contract = {
  declared: oc
    .$meta<ProcedureMeta>({})
    .route({ method: 'PATCH', path: '/declared' })
    .meta({ openToSuspended: 'They ask why' }),
};

/** Reads the declaration the same way as the product's middlewares. */
const readDeclared = os.$meta<ProcedureMeta>({}).middleware(({ next, procedure }) => {
  const { meta, route } = procedure['~orpc'];
  return next({ context: { meta, method: route.method } });
});

const router = trustAnswers({
  echo: os
    .route({ method: 'POST', path: '/echo/{id}' })
    .input(z.object({ id: z.string(), text: z.string() }))
    .handler(({ input }) => input),
  search: os
    .route({ method: 'GET', path: '/search' })
    .input(z.object({ names: z.array(z.string()), limit: z.coerce.number() }))
    .handler(({ input }) => input),
  asItIs: os.route({ method: 'GET', path: '/as-it-is' }).handler(() => answer),
  untrue: os
    .route({ method: 'GET', path: '/untrue' })
    .output(z.object({ count: z.number() }))
    .handler(() => ({ count: 'seven' }) as never),
  upload: os
    .route({ method: 'POST', path: '/upload' })
    .input(z.object({ note: z.string(), file: z.file().max(500) }))
    .handler(({ input: { note, file } }) => ({ note, size: file.size })),
  refuse: os
    .route({ method: 'GET', path: '/refuse' })
    .errors({ FULL: { status: 409, message: 'It is full', data: z.object({ field: z.string() }) } })
    .handler(({ errors }) => {
      throw errors.FULL({ data: { field: 'id' } });
    }),
  declared: implement(contract)
    .declared.use(readDeclared)
    .handler(({ context: { meta, method } }) => ({ meta, method })),
});

const handler = createStandardHandler(router, {});

async function send(method: string, path: string, rest: object = {}) {
  const request = { method, url: new URL(`http://localhost/api${path}`), headers: {}, signal: undefined };
  const { response } = await handler.handle(
    { ...request, body: async () => undefined, ...rest },
    { prefix: '/api', context: {} },
  );
  return response;
}

test('path and body become one input', async () => {
  const body = async () => ({ text: 'two' });
  expect(await send('POST', '/echo/one', { body })).toMatchObject({ status: 200, body: { id: 'one', text: 'two' } });
});

test('the query becomes the input, with lists in brackets', async () => {
  const body = { names: ['a', 'b'], limit: 3 };
  expect(await send('GET', '/search?names[]=a&names[]=b&limit=3')).toMatchObject({ status: 200, body });
});

test('an unknown path is not answered', async () => {
  expect(await send('GET', '/nowhere')).toBeUndefined();
});

test('an answer is passed on without a copy', async () => {
  expect((await send('GET', '/as-it-is'))?.body).toBe(answer);
});

test('the output of a trusted procedure is not validated', async () => {
  expect(await send('GET', '/untrue')).toMatchObject({ status: 200, body: { count: 'seven' } });
});

test("the form of an upload is read with the procedure's file field", async () => {
  const asked: unknown[] = [];
  async function readForm(field: unknown): Promise<FormData> {
    asked.push(field);
    const form = new FormData();
    form.set('note', 'front');
    form.set('file', new File(['abc'], 'a.txt'));
    return form;
  }
  expect(await send('POST', '/upload', { readForm })).toMatchObject({ status: 200, body: { note: 'front', size: 3 } });
  expect(asked).toEqual([{ name: 'file', maximumBytes: 500, tooLarge: expect.any(String) }]);
});

test('a form is refused by a procedure without a file', async () => {
  const readForm = async () => new FormData();
  expect(await send('POST', '/echo/one', { readForm })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
});

test('a declared error is answered with its code, message and data', async () => {
  const body = { defined: true, code: 'FULL', status: 409, message: 'It is full', data: { field: 'id' } };
  expect(await send('GET', '/refuse')).toMatchObject({ status: 409, body });
});

test('a middleware reads the method and the meta that the contract gives its procedure', async () => {
  const body = { method: 'PATCH', meta: { openToSuspended: 'They ask why' } };
  expect(await send('PATCH', '/declared')).toMatchObject({ status: 200, body });
});
