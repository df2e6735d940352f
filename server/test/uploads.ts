import type { UploadedFile } from '@pahiya/contract/files/schemas';
import { apiPrefix } from '@pahiya/contract/router';
import type { Api } from './api.ts';
import type { Answer } from './call.ts';

export interface Upload {
  bytes: Buffer | string;
  /** Claimed by the sender. */
  name?: string;
  type?: string;
}

export async function upload<Body = UploadedFile>(
  api: Api,
  token: string | undefined,
  { bytes, name = 'photo.jpg', type = 'image/jpeg' }: Upload,
): Promise<Answer<Body>> {
  const form = new FormData();
  form.set('file', fileOf({ bytes, name, type }));
  form.set('purpose', 'post');
  return await sendForm<Body>(api, 'POST', '/files', form, token);
}

export async function uploadAvatar<Body>(api: Api, token: string, file: Upload): Promise<Answer<Body>> {
  const form = new FormData();
  form.set('file', fileOf(file));
  return await sendForm<Body>(api, 'PUT', '/profiles/me/avatar', form, token);
}

export async function sendForm<Body>(
  api: Api,
  method: string,
  path: string,
  form: FormData,
  token: string | undefined,
): Promise<Answer<Body>> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(`${api.url}${apiPrefix}${path}`, { method, headers, body: form });
  return {
    status: response.status,
    body: (await response.json()) as Body,
    headers: response.headers,
    cookie: '',
  };
}

export async function download(api: Api, address: string): Promise<Buffer> {
  const response = await fetch(`${api.url}${address}`);
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

function fileOf({ bytes, name = 'photo.jpg', type = 'image/jpeg' }: Upload): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
}
