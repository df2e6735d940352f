import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { phonePage, toTemplate } from './phone-page.ts';

const inline = 'window.started = true';
const html = `<html><head><meta charSet="utf-8"/><meta property="csp-nonce" content="n"/><script nonce="n">${inline}</script><script type="module" src="/a.js" nonce="n"></script></head><body></body></html>`;
const site = { origin: 'https://pahiya.example', pushes: ['android'] } as const;

test("the app's page names its server and the push services with keys", () => {
  const page = phonePage(toTemplate(html), site);
  expect(page).toContain('<meta name="app-server" content="https://pahiya.example"/>');
  expect(page).toContain('<meta name="app-pushes" content="android"/>');
  expect(page).not.toContain('nonce');
});

test('it runs only its own scripts, allowed by hash, and calls only its server', () => {
  const page = phonePage(toTemplate(html), site);
  const [, policy = ''] = page.match(/Content-Security-Policy" content="([^"]*)"/) ?? [];
  const hash = createHash('sha256').update(inline).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("connect-src 'self' https://pahiya.example;");
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'));
});

test('a page without a head is refused', () => {
  expect(() => toTemplate('<p>Something went wrong</p>')).toThrow('no head');
});
