import { apiPrefix } from '@pahiya/contract/router';
import { brand } from '@pahiya/contract/shared/brand';
import { Hono } from 'hono';
import type { PhoneAppSettings } from '../config/phone-app.ts';
import type { Env } from './env.ts';

const keptSeconds = 3600;

/** Paths that only the browser can open, because the phone app has no screen for them. */
const browserOnly = [`${apiPrefix}/*`, '/simulated-checkout/*', '/app-return/*', '/assets/*', '/sw.js'];

/** Lets phones open this site's links in the phone app. Unconfigured files are absent, because phones cache wrong ones. */
export function phoneLinks({ androidFingerprints, appleTeamId }: PhoneAppSettings): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/assetlinks.json', (c) => {
    if (androidFingerprints.length === 0) return c.notFound();
    return c.json(assetLinks(androidFingerprints), 200, headers);
  });
  app.get('/apple-app-site-association', (c) => {
    if (!appleTeamId) return c.notFound();
    return c.json(siteAssociation(`${appleTeamId}.${brand.appId}`), 200, headers);
  });
  return app;
}

const headers = { 'cache-control': `public, max-age=${keptSeconds}`, 'x-content-type-options': 'nosniff' };

/** https://developer.android.com/training/app-links/configure-assetlinks */
function assetLinks(fingerprints: string[]): object {
  const target = { namespace: 'android_app', package_name: brand.appId, sha256_cert_fingerprints: fingerprints };
  return [{ relation: ['delegate_permission/common.handle_all_urls'], target }];
}

/** https://developer.apple.com/documentation/xcode/supporting-associated-domains */
function siteAssociation(appId: string): object {
  const components = [...browserOnly.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }];
  return { applinks: { details: [{ appIDs: [appId], components }] } };
}
