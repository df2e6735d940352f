import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface FakeBrowser {
  keys: { p256dh: string; auth: string };
  /** Throws if the message is not encrypted for this browser. */
  decrypt(message: Buffer): string;
}

/** RFC 8291. */
export function createBrowser(): FakeBrowser {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(message) {
      const { salt, senderKey, record } = readHeader(message);
      const shared = pair.computeSecret(senderKey);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const secret = derive(shared, auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      return withoutPadding(decryptRecord(record, key, nonce));
    },
  };
}

/** RFC 8188, section 2.1: salt, record size and the sender's key. A push is a single record. */
function readHeader(message: Buffer) {
  const salt = message.subarray(0, 16);
  const recordSize = message.readUInt32BE(16);
  const keyLength = message.readUInt8(20);
  const senderKey = message.subarray(21, 21 + keyLength);
  const record = message.subarray(21 + keyLength);
  if (record.length > recordSize) throw new Error('A push is one record');
  if (message.length > 4_096) throw new Error('Push services take 4096 bytes');
  return { salt, senderKey, record };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

function decryptRecord(record: Buffer, key: Buffer, nonce: Buffer): Buffer {
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  return Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
}

function withoutPadding(plain: Buffer): string {
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The record has no end');
  return plain.subarray(0, end).toString();
}
