import type { World } from './world.ts';

export interface Look {
  raw: string;
  isSeen: boolean;
}

/** Each request is written `METHOD path`. */
export const requests = new Set<string>();

export async function ask<Body>({ api, reader }: World, method: string, path: string, body?: unknown) {
  requests.add(`${method} ${path.split('?')[0]}`);
  return await api.call<Body>(method, path, body, reader.canSignIn ? { token: reader.token } : {});
}

export async function read<Body>(world: World, path: string): Promise<{ status: number; raw: string; body: Body }> {
  const { status, body } = await ask<Body>(world, 'GET', path);
  return { status, body, raw: JSON.stringify(body) };
}

export function list(path: (world: World) => string, wanted: (world: World) => string) {
  return async (world: World): Promise<Look> => {
    const { status, raw } = await read(world, path(world));
    if (![200, 401, 404].includes(status)) throw new Error(`${path(world)}: ${status} ${raw}`);
    return { raw, isSeen: status === 200 && raw.includes(wanted(world)) };
  };
}

/** 0 if nothing is visible. */
export function count<Body>(path: (world: World) => string, of: (body: Body) => number) {
  return async (world: World): Promise<Look> => {
    const { status, body } = await read<Body>(world, path(world));
    return { raw: '', isSeen: status === 200 && of(body) > 0 };
  };
}
