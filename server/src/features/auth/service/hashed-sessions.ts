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
    async create(wish) {
      if (wish.model !== 'session') return await adapter.create(wish);
      const token = tokenOf(wish.data);
      return withToken(await adapter.create({ ...wish, data: hashed(wish.data) }), token);
    },
    findOne: async (wish) => withToken(await adapter.findOne({ ...wish, where: stored(wish) }), askedToken(wish)),
    findMany: (wish) => adapter.findMany({ ...wish, where: stored(wish) }),
    count: (wish) => adapter.count({ ...wish, where: stored(wish) }),
    update: async (wish) =>
      withToken(
        await adapter.update({
          ...wish,
          where: stored(wish),
          update: wish.model === 'session' ? hashed(wish.update) : wish.update,
        }),
        askedToken(wish),
      ),
    updateMany: (wish) => adapter.updateMany({ ...wish, where: stored(wish) }),
    delete: (wish) => adapter.delete({ ...wish, where: stored(wish) }),
    deleteMany: (wish) => adapter.deleteMany({ ...wish, where: stored(wish) }),
    consumeOne: (wish) => adapter.consumeOne({ ...wish, where: stored(wish) }),
    incrementOne: (wish) => adapter.incrementOne({ ...wish, where: stored(wish) }),
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
