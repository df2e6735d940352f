import type { BetterAuthOptions } from 'better-auth';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/adapters';
import { hashToken } from '../rules.ts';

type Adapter = DBTransactionAdapter<BetterAuthOptions>;
type MakeAdapter = (options: BetterAuthOptions) => DBAdapter<BetterAuthOptions>;

/** The database contains only hashes of session tokens, so a value read from it is useless as a cookie or token. */
export function hashSessionTokens(make: MakeAdapter): MakeAdapter {
  return (options) => {
    const adapter = make(options);
    const transaction: typeof adapter.transaction = (work) => adapter.transaction((tx) => work(wrap(tx)));
    return { ...wrap(adapter), transaction };
  };
}

function wrap(adapter: Adapter): Adapter {
  return {
    ...adapter,
    async create(request) {
      if (request.model !== 'session') return await adapter.create(request);
      const token = tokenOf(request.data);
      return withToken(await adapter.create({ ...request, data: hashed(request.data) }), token);
    },
    findOne: async (request) =>
      withToken(await adapter.findOne({ ...request, where: stored(request) }), askedToken(request)),
    findMany: (request) => adapter.findMany({ ...request, where: stored(request) }),
    count: (request) => adapter.count({ ...request, where: stored(request) }),
    update: async (request) =>
      withToken(
        await adapter.update({
          ...request,
          where: stored(request),
          update: request.model === 'session' ? hashed(request.update) : request.update,
        }),
        askedToken(request),
      ),
    updateMany: (request) => adapter.updateMany({ ...request, where: stored(request) }),
    delete: (request) => adapter.delete({ ...request, where: stored(request) }),
    deleteMany: (request) => adapter.deleteMany({ ...request, where: stored(request) }),
    consumeOne: (request) => adapter.consumeOne({ ...request, where: stored(request) }),
    incrementOne: (request) => adapter.incrementOne({ ...request, where: stored(request) }),
  };
}

interface Asked {
  model: string;
  where?: Where[];
}

function stored({ model, where = [] }: Asked): Where[] {
  if (model !== 'session') return where;
  return where.map((condition) => {
    if (condition.field !== 'token') return condition;
    const { value } = condition;
    if (typeof value === 'string') return { ...condition, value: hashToken(value) };
    if (Array.isArray(value)) return { ...condition, value: value.map((token) => hashToken(String(token))) };
    return condition;
  });
}

function askedToken({ model, where = [] }: Asked): string | undefined {
  const value = model === 'session' ? where.find(({ field }) => field === 'token')?.value : undefined;
  return typeof value === 'string' ? value : undefined;
}

function tokenOf(data: object): string | undefined {
  return 'token' in data && typeof data.token === 'string' ? data.token : undefined;
}

function hashed<Data extends object>(data: Data): Data {
  const token = tokenOf(data);
  return token === undefined ? data : { ...data, token: hashToken(token) };
}

function withToken<Row>(row: Row, token: string | undefined): Row {
  return row !== null && typeof row === 'object' && token !== undefined ? { ...row, token } : row;
}
