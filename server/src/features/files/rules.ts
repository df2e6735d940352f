import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { apiPrefix } from '@pahiya/contract/router';
import { type DocumentKind, documentTypes } from '../../platform/documents/sniff-document.ts';
import type { files } from './tables.ts';

export type Purpose = (typeof files.$inferSelect)['purpose'];

const folders: Record<Purpose, string> = {
  post: 'posts',
  avatar: 'profile-pictures',
  ticket: 'tickets',
  revvy: 'revvy',
};

/** `id` is the file's, or the owner's for a profile picture. */
export function folderOf(purpose: Purpose, id: string): string {
  return `${folders[purpose]}/${id}`;
}

export function pictureKey(folder: string, width: number): string {
  return `${folder}/${width}.webp`;
}

export function avatarKey(folder: string): string {
  return `${folder}/avatar.webp`;
}

export function originalKey(folder: string, kind: DocumentKind): string {
  return `${folder}/original.${kind}`;
}

const kinds = Object.keys(documentTypes) as DocumentKind[];

export function documentKindOf(contentType: string): DocumentKind | null {
  return kinds.find((kind) => documentTypes[kind] === contentType) ?? null;
}

/** Every object a file can have, whether or not it was written. */
export function keysOf(file: { purpose: Purpose; folder: string; widths: number[]; contentType: string }): string[] {
  if (file.purpose === 'avatar') return [avatarKey(file.folder)];
  const kind = documentKindOf(file.contentType);
  return kind ? [originalKey(file.folder, kind)] : file.widths.map((width) => pictureKey(file.folder, width));
}

export function fileAddress(key: string): string {
  return `${apiPrefix}/files/${key}`;
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const publicKey = new RegExp(`^(posts/${uuid}/[1-9][0-9]{0,3}|profile-pictures/${uuid}/avatar)\\.webp$`);
const privateKey = new RegExp(`^(tickets|revvy)/${uuid}/[1-9][0-9]{0,3}\\.webp$`);
const privateOriginal = new RegExp(`^tickets/${uuid}/original\\.(${kinds.join('|')})$`);

/** Undefined for an invalid key, such as one that climbs out of its folder. */
export function accessTo(key: string): 'public' | 'signed' | undefined {
  if (publicKey.test(key)) return 'public';
  return privateKey.test(key) || privateOriginal.test(key) ? 'signed' : undefined;
}

/** A picture is displayed, anything else is only downloaded. */
export function sentAs(key: string): { type: string; disposition: 'inline' | 'attachment' } {
  const kind = kinds.find((ending) => key.endsWith(`/original.${ending}`));
  return kind
    ? { type: documentTypes[kind], disposition: 'attachment' }
    : { type: 'image/webp', disposition: 'inline' };
}

/** True if an object may be overwritten, so that its length may change while it is sent. */
export function isOverwritten(key: string): boolean {
  return key.startsWith(`${folders.avatar}/`);
}

/** No other signature made with the secret is valid here. */
export function deriveAddressKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'addresses of private files', 32));
}

interface Until {
  key: string;
  /** Seconds since 1970. */
  expires: number;
}

/** Valid until `expires` for anyone, so give it only to those who may read the object. */
export function signFileUrl(addressKey: Buffer, { key, expires }: Until): string {
  return `${fileAddress(key)}?expires=${expires}&signature=${signatureOf(addressKey, { key, expires })}`;
}

/** An address lasts at least this long. It stays the same for a quarter of an hour, so that browsers can cache it. */
const signedSeconds = 60 * 60;
export const sharedSeconds = 15 * 60;

/** Signs addresses of private objects, which then expire. Use it only for a reader who may see them. */
export function addressesAt(addressKey: Buffer, now: Date): (key: string) => string {
  const seconds = now.getTime() / 1000 + signedSeconds;
  const expires = Math.ceil(seconds / sharedSeconds) * sharedSeconds;
  return (key) => (accessTo(key) === 'signed' ? signFileUrl(addressKey, { key, expires }) : fileAddress(key));
}

interface SignedQuery {
  key: string;
  expires: string | undefined;
  signature: string | undefined;
}

export function isSigned(addressKey: Buffer, { key, expires, signature }: SignedQuery, now: Date): boolean {
  if (!expires || !signature || !/^[1-9]\d{0,11}$/.test(expires)) return false;
  const expected = Buffer.from(signatureOf(addressKey, { key, expires: Number(expires) }));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(expires) * 1000 > now.getTime();
}

function signatureOf(addressKey: Buffer, { key, expires }: Until): string {
  return createHmac('sha256', addressKey).update(`${key}\n${expires}`).digest('base64url');
}
