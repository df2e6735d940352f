import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../steps.ts';
import { mobileProblems } from './mobile-problems.ts';
import { readPlist, readXml } from './read-xml.ts';

const mobile = path.join(root, 'mobile');
const routeTree = readFileSync(path.join(root, 'web/src/routeTree.gen.ts'), 'utf8');
const place = mkdtempSync(path.join(tmpdir(), 'mobile-'));
const copy = path.join(place, 'mobile');

/** Build output is not copied. */
const left = /(\/dist|\/build|\/public|\/\.gradle)$/;

beforeAll(() => {
  cpSync(mobile, copy, { recursive: true, filter: (file) => !left.test(file) });
  symlinkSync(path.join(root, 'node_modules'), path.join(place, 'node_modules'));
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

/** The problems found while `file` has the changed content. */
function problemsWith(file: string, change: (before: Buffer) => Buffer): string[] {
  const whole = path.join(copy, file);
  const before = readFileSync(whole);
  const after = change(before);
  expect(after.equals(before), `${file} has what is changed`).toBe(false);
  writeFileSync(whole, after);
  try {
    return mobileProblems(copy, routeTree);
  } finally {
    writeFileSync(whole, before);
  }
}

test('the Android and iOS projects have no problems', () => {
  expect(mobileProblems(copy, routeTree)).toEqual([]);
});

const manifest = 'android/app/src/main/AndroidManifest.xml';
const gradle = 'android/app/build.gradle';
const resources = 'android/app/src/main/res';
const info = 'ios/App/App/Info.plist';
const pbxproj = 'ios/App/App.xcodeproj/project.pbxproj';

test.each([
  ['a manifest that is no XML', manifest, '</application>', ''],
  ['backups', manifest, 'allowBackup="false"', 'allowBackup="true"'],
  ['http', manifest, 'usesCleartextTraffic="false"', 'usesCleartextTraffic="true"'],
  ['a permission more', manifest, 'permission.INTERNET"', 'permission.READ_CONTACTS"'],
  ['another open door', manifest, 'android:exported="false"', 'android:exported="true"'],
  ['links that nobody verifies', manifest, ' android:autoVerify="true"', ''],
  ['a link to no page', manifest, 'pathPrefix="/bookings/"', 'pathPrefix="/orders/"'],
  ['no way back from a payment', manifest, 'android:host="payment-success"', 'android:host="payment"'],
  ['an icon that is not there', manifest, '@mipmap/ic_launcher"', '@mipmap/icon"'],
  ['a colour that is not there', `${resources}/values/styles.xml`, '@color/page', '@color/sheet'],
  ['certificates that somebody installed', `${resources}/xml/network_security_config.xml`, '"system"', '"user"'],
  ['another name', `${resources}/values/strings.xml`, '>Pahiya<', '>Other<'],
  ['another app on Android', gradle, 'applicationId "in.pahiya.app"', 'applicationId "in.other.app"'],
  ['another version on Android', gradle, 'versionName "1.0.0"', 'versionName "1.0.1"'],
  ['a plugin that is not built in', 'android/capacitor.settings.gradle', /^.*capacitor-camera.*\n/gm, ''],
  ['a list that is no XML', info, '</dict>', ''],
  ['no reason for the camera', info, 'NSCameraUsageDescription', 'NSCameraUsage'],
  ['a language less', info, '<string>kn</string>', ''],
  ['another address of its own', info, '<string>pahiya</string>', '<string>other</string>'],
  ['other domains', 'ios/App/App/App.entitlements', 'applinks:', 'webcredentials:'],
  ['another app on iOS', pbxproj, 'IDENTIFIER = in.pahiya.app', 'IDENTIFIER = in.other.app'],
  ['a bracket less', pbxproj, '};', ''],
  ['a file that is nothing', pbxproj, 'fileRef = 7A10C0DE2F00000100000001', 'fileRef = 7A10C0DE2F0000010000FFFF'],
  ['no icon in the catalogue', 'ios/App/App/Assets.xcassets/AppIcon.appiconset/Contents.json', 'icon-1024', 'icon'],
  ['pages from a server', 'capacitor.config.json', '"androidScheme"', '"url": "https://x.example", "androidScheme"'],
])('%s is found', (_what, file, from, to) => {
  expect(problemsWith(file, (before) => Buffer.from(String(before).replace(from, to)))).not.toEqual([]);
});

test('an icon of the wrong size is found', () => {
  const smaller = readFileSync(path.join(copy, resources, 'mipmap-mdpi/ic_launcher.png'));
  const problems = problemsWith(`${resources}/mipmap-hdpi/ic_launcher.png`, () => smaller);
  expect(problems).toEqual([expect.stringContaining('48×48, not 72×72')]);
});

test.each(['', '<a>', '<a></b>', '<a/><b/>', '<a b=c/>', '<a/>text', '<a b="<"/>'])('%j is not XML', (source) => {
  expect(() => readXml(source)).toThrow();
});

test('a property list is read with its types', () => {
  const source = '<plist><dict><key>a</key><true/><key>b</key><array><string>c</string></array></dict></plist>';
  expect(readPlist(source)).toEqual({ a: true, b: ['c'] });
});
