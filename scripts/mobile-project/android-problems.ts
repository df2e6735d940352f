import { brand } from '@pahiya/contract/shared/brand';
import { openProject, type Project, pngSize } from './project-files.ts';
import { elementsOf, type XmlElement } from './read-xml.ts';

const main = 'app/src/main';
const resources = `${main}/res`;
const permissions = ['ACCESS_COARSE_LOCATION', 'ACCESS_FINE_LOCATION', 'INTERNET', 'POST_NOTIFICATIONS'];
/** Filled in by Gradle. */
const sitePlace = '$' + '{siteHost}';
const iconSizes = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 };

interface Expected {
  version: { name: string; code: string };
  plugins: string[];
  /** Routes that have a screen in the app. */
  routes: string[];
}

export function androidProblems(folder: string, expected: Expected): string[] {
  const project = openProject(folder);
  const manifest = project.xml(`${main}/AndroidManifest.xml`);
  checkSafety(project, manifest);
  checkLinks(project, manifest, expected.routes);
  checkBuild(project, expected);
  checkNames(project);
  checkReferences(project);
  checkIcons(project);
  return project.problems;
}

function checkSafety({ expect, xml }: Project, manifest: XmlElement): void {
  const [application] = elementsOf(manifest, 'application');
  const { attributes = {} } = application ?? {};
  expect(attributes['android:allowBackup'] === 'false', 'the session would go into backups (allowBackup)');
  expect(attributes['android:usesCleartextTraffic'] === 'false', 'the app may speak without https');
  const asked = elementsOf(manifest, 'uses-permission').map(({ attributes: of }) => of['android:name'] ?? '');
  const wanted = permissions.map((name) => `android.permission.${name}`);
  expect(asked.toSorted().join() === wanted.toSorted().join(), `it asks for ${asked.join(', ')}`);
  const open = ['activity', 'service', 'receiver', 'provider']
    .flatMap((kind) => elementsOf(manifest, kind))
    .filter(({ attributes: of }) => of['android:exported'] !== 'false')
    .map(({ attributes: of }) => of['android:name']);
  expect(open.join() === '.MainActivity', `other apps may start ${open.join(', ')}`);
  const network = xml(`${resources}/xml/network_security_config.xml`);
  const [base] = elementsOf(network, 'base-config');
  expect(base?.attributes.cleartextTrafficPermitted === 'false', 'the network settings allow http');
  const trusted = elementsOf(network, 'certificates').map(({ attributes: of }) => of.src);
  expect(trusted.join() === 'system', `it trusts ${trusted.join(', ')} certificates`);
}

function checkLinks({ expect }: Project, manifest: XmlElement, routes: string[]): void {
  const filters = elementsOf(manifest, 'intent-filter').map((filter) => ({
    isVerified: filter.attributes['android:autoVerify'] === 'true',
    isBrowsable: elementsOf(filter, 'category').some(({ attributes }) =>
      attributes['android:name']?.endsWith('BROWSABLE'),
    ),
    data: elementsOf(filter, 'data').flatMap(({ attributes }) => Object.entries(attributes)),
  }));
  const site = filters.find(({ isVerified }) => isVerified);
  const values = (name: string) =>
    site?.data.filter(([of]) => of === `android:${name}`).map(([, value]) => value) ?? [];
  expect(values('scheme').join() === 'https' && values('host').join() === sitePlace, "the site's links open no app");
  for (const path of [...values('path'), ...values('pathPrefix')]) {
    expect(
      routes.some((route) => route.startsWith(path)),
      `there is no page at ${path}, a link the app opens`,
    );
  }
  const own = filters.find(({ data }) => data.some(([, value]) => value === '@string/custom_url_scheme'));
  const hosts = own?.data.filter(([name]) => name === 'android:host').map(([, value]) => value) ?? [];
  expect(
    own?.isBrowsable === true && hosts.toSorted().join() === 'payment-failed,payment-success',
    'no way back from a payment',
  );
}

function checkBuild({ expect, text, has }: Project, { version, plugins }: Expected): void {
  const gradle = text('app/build.gradle');
  for (const line of [
    `namespace = "${brand.appId}"`,
    `applicationId "${brand.appId}"`,
    `versionCode ${version.code}\n`,
    `versionName "${version.name}"`,
  ]) {
    expect(gradle.includes(line), `app/build.gradle has no ${line.trim()}`);
  }
  const folder = `${main}/java/${brand.appId.replaceAll('.', '/')}`;
  expect(
    text(`${folder}/MainActivity.java`).startsWith(`package ${brand.appId};`),
    'the activity is of another package',
  );
  const settings = text('capacitor.settings.gradle');
  for (const plugin of plugins) {
    const place = settings.match(new RegExp(`new File\\('([^']*/node_modules/${plugin}/android[^']*)'\\)`))?.[1];
    expect(place !== undefined && has(place), `the plugin ${plugin} is not built in: run npm run mobile:sync`);
  }
  expect(
    /distributionUrl=https\\:\/\/services\.gradle\.org\//.test(text('gradle/wrapper/gradle-wrapper.properties')),
    'no Gradle',
  );
}

function checkNames({ expect, xml }: Project): void {
  const strings = elementsOf(xml(`${resources}/values/strings.xml`), 'string');
  const textOf = (name: string) => strings.find(({ attributes }) => attributes.name === name)?.text;
  expect(textOf('app_name') === brand.name, `it is called ${textOf('app_name')}`);
  expect(textOf('package_name') === brand.appId, `its package is ${textOf('package_name')}`);
  expect(textOf('custom_url_scheme') === brand.slug, `its own addresses begin with ${textOf('custom_url_scheme')}:`);
}

function checkReferences({ expect, find, xml, has }: Project): void {
  const files = find(`${resources}/**/*.xml`);
  const defined = new Set(['style/Theme.SplashScreen']);
  for (const file of files) {
    const [, folder = '', name = ''] = file.match(/res\/([a-z]+)[^/]*\/([^/]+)\.xml$/) ?? [];
    if (folder !== 'values') defined.add(`${folder}/${name}`);
    else for (const { name: kind, attributes } of xml(file).children) defined.add(`${kind}/${attributes.name}`);
  }
  for (const file of find(`${resources}/**/*.png`)) {
    defined.add(file.replace(/^.*res\/([a-z]+)[^/]*\/([^/]+)\.png$/, '$1/$2'));
  }
  for (const file of [`${main}/AndroidManifest.xml`, ...files]) {
    for (const reference of referencesOf(xml(file))) {
      expect(has(file) && defined.has(reference), `${file}: there is no @${reference}`);
    }
  }
}

function referencesOf({ attributes, children, text }: XmlElement): string[] {
  const own = [...Object.values(attributes), text.trim()].flatMap(
    (value) => value.match(/^@([a-z]+\/[\w.]+)$/)?.[1] ?? [],
  );
  return [...own, ...children.flatMap(referencesOf)];
}

function checkIcons({ expect, bytes, xml }: Project): void {
  for (const [density, size] of Object.entries(iconSizes)) {
    for (const name of ['ic_launcher', 'ic_launcher_round']) {
      const file = `${resources}/mipmap-${density}/${name}.png`;
      const { width, height } = pngSize(bytes(file));
      expect(width === size && height === size, `${file} is ${width}×${height}, not ${size}×${size}`);
    }
  }
  for (const name of ['ic_launcher', 'ic_launcher_round']) {
    const layers = xml(`${resources}/mipmap-anydpi-v26/${name}.xml`).children.map((layer) => layer.name);
    expect(layers.join() === 'background,foreground,monochrome', `${name} has the layers ${layers.join(', ')}`);
  }
}
