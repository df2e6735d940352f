import { describe, expect, it } from 'vitest';
import { isSigned, sign } from './signature.ts';

const body = '{"event":"payment_link.paid","payload":{}}';

describe('the signature of a webhook', () => {
  it('is HMAC-SHA256 in hexadecimal', () => {
    expect(sign('what do ya want for nothing?', 'Jefe')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('is valid under the current and the previous secret', () => {
    expect(isSigned(body, sign(body, 'new'), ['new', 'old'])).toBe(true);
    expect(isSigned(body, sign(body, 'old'), ['new', 'old'])).toBe(true);
    expect(isSigned(Buffer.from(body), sign(body, 'new').toUpperCase(), ['new'])).toBe(true);
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['of another secret', sign(body, 'other')],
    ['cut short', sign(body, 'new').slice(0, 62)],
    ['too long', `${sign(body, 'new')}00`],
    ['no hexadecimal', 'z'.repeat(64)],
    ['of other bytes of the same JSON', sign(JSON.stringify(JSON.parse(body), null, 1), 'new')],
  ])('that is %s is refused', (_, signature) => {
    expect(isSigned(body, signature, ['new', 'old'])).toBe(false);
  });

  it('under an empty secret is never valid', () => {
    expect(isSigned(body, sign(body, ''), ['', 'new'])).toBe(false);
    expect(isSigned(body, sign(body, 'new'), [])).toBe(false);
  });
});
