import { createORPCErrorFromJson, isORPCErrorJson } from '@orpc/client';
import { serverOrigin } from '../connection/server-origin.ts';
import { isPhoneApp, native } from '../phone/phone-app.ts';
import { session } from '../session/session.ts';
import { prefix } from './contract.gen.json';

interface Upload {
  method: 'POST' | 'PUT';
  path: `/${string}`;
  form: Record<string, string | Blob>;
  /** Progress from 0 to 1, as the bytes leave this device. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

/** Avoids `fetch`, which cannot report upload progress. Rejects as other calls do; with `AbortError` if cancelled. */
export async function uploadFile<Answer>(upload: Upload): Promise<Answer> {
  const answer = await send(upload);
  if (answer.status !== 401) return await read<Answer>(answer);
  // The token may be outdated: refresh and retry once.
  await session.refresh();
  return await read<Answer>(await send(upload));
}

interface RawAnswer {
  status: number;
  body: unknown;
}

async function send({ method, path, form, onProgress, signal }: Upload): Promise<RawAnswer> {
  const token = await session.accessToken();
  signal?.throwIfAborted();
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.append(name, value);
  const request = new XMLHttpRequest();
  const giveUp = () => request.abort();
  signal?.addEventListener('abort', giveUp);
  try {
    return await new Promise<RawAnswer>((resolve, reject) => {
      request.open(method, `${isPhoneApp ? serverOrigin() : ''}${prefix}${path}`);
      request.responseType = 'json';
      if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
      request.onload = () => resolve({ status: request.status, body: request.response });
      request.onerror = () => reject(new Error('The server is unreachable.'));
      request.onabort = () => reject(signal?.reason ?? new DOMException('Given up', 'AbortError'));
      request.send(data);
    });
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
}

async function read<Answer>({ status, body }: RawAnswer): Promise<Answer> {
  if (status >= 200 && status < 300) return (isPhoneApp ? (await native()).withWholeAddresses(body) : body) as Answer;
  if (isORPCErrorJson(body)) throw createORPCErrorFromJson(body);
  throw new Error(`The server answered ${status}.`);
}
