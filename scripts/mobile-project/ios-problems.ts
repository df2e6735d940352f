import path from 'node:path';
import { brand } from '@pahiya/contract/shared/brand';
import { languageCodes } from '@pahiya/contract/shared/languages';
import { openProject, type Project, pngSize } from './project-files.ts';
import type { Plist } from './read-xml.ts';

const app = 'App/App';
const projectFile = 'App/App.xcodeproj/project.pbxproj';

/** iOS terminates an app that asks without a reason, and the store refuses one that it cannot understand. */
const purposes = ['Camera', 'LocationWhenInUse', 'Microphone', 'PhotoLibrary', 'SpeechRecognition'];
const shortestPurpose = 30;

interface Expected {
  version: { name: string; code: string };
  plugins: string[];
}

export function iosProblems(folder: string, expected: Expected): string[] {
  const project = openProject(folder);
  checkInfo(project);
  checkRights(project);
  checkProjectFile(project, expected.version);
  checkPlugins(project, expected.plugins);
  checkPictures(project);
  return project.problems;
}

function checkInfo({ expect, plist, xml }: Project): void {
  const info = plist(`${app}/Info.plist`);
  expect(info.CFBundleDisplayName === brand.name, `it is called ${JSON.stringify(info.CFBundleDisplayName)}`);
  for (const purpose of purposes) {
    const reason = info[`NS${purpose}UsageDescription`];
    expect(typeof reason === 'string' && reason.length >= shortestPurpose, `no reason is given for ${purpose}`);
  }
  expect(!('NSAppTransportSecurity' in info), 'the app may speak without https');
  expect(isList(info.CFBundleLocalizations, languageCodes), 'its languages are not those of the product');
  expect(schemesOf(info).join() === brand.slug, `its own addresses begin with ${schemesOf(info).join(', ')}:`);
  expect(info.ITSAppUsesNonExemptEncryption === false, 'each upload would be asked about encryption');
  for (const name of ['LaunchScreen', 'Main']) xml(`${app}/Base.lproj/${name}.storyboard`);
}

function schemesOf({ CFBundleURLTypes: types }: Record<string, Plist>): string[] {
  if (!Array.isArray(types)) return [];
  const lists = types.map((type) => (typeof type === 'object' && !Array.isArray(type) ? type.CFBundleURLSchemes : []));
  return lists.flat().filter((scheme) => typeof scheme === 'string');
}

function isList(value: Plist | undefined, wanted: readonly string[]): boolean {
  return JSON.stringify(value) === JSON.stringify(wanted);
}

function checkRights({ expect, plist, text }: Project): void {
  const rights = plist(`${app}/App.entitlements`);
  const domains = rights['com.apple.developer.associated-domains'];
  expect(isList(domains, ['applinks:$(SITE_HOST)']), "the site's links open no app");
  expect(rights['aps-environment'] === 'development', 'no pushes come');
  for (const name of ['debug', 'release']) {
    expect(text(`${name}.xcconfig`).includes('#include? "site.xcconfig"'), `${name} does not know the server`);
  }
  const privacy = plist(`${app}/PrivacyInfo.xcprivacy`);
  expect(privacy.NSPrivacyTracking === false, 'it says that it tracks people');
  expect(Array.isArray(privacy.NSPrivacyCollectedDataTypes), 'it does not say which data it collects');
}

function checkProjectFile({ expect, text, has }: Project, { name, code }: Expected['version']): void {
  const source = text(projectFile);
  const count = (part: string) => source.split(part).length - 1;
  expect(count('{') === count('}') && count('(') === count(')'), 'the project file has a bracket too many or too few');
  expect(count(`PRODUCT_BUNDLE_IDENTIFIER = ${brand.appId};`) === 2, 'a configuration is of another app');
  expect(count(`MARKETING_VERSION = ${name};`) === 2, `a configuration is not of version ${name}`);
  expect(count(`CURRENT_PROJECT_VERSION = ${code};`) === 2, `a configuration is not build ${code}`);
  expect(count('CODE_SIGN_ENTITLEMENTS = App/App.entitlements;') === 2, 'a configuration has no rights');
  const defined = new Set([...source.matchAll(/^\t\t([0-9A-F]{24})(?: \/\*.*?\*\/)? = \{/gm)].map(([, id]) => id));
  const used = [...source.matchAll(/\b([0-9A-F]{24})\b/g)].map(([, id]) => id);
  for (const id of new Set(used)) expect(defined.has(id), `the project file names ${id}, which is nothing`);
  for (const [, file = ''] of source.matchAll(/path = ([\w./-]+\.(?:swift|plist|entitlements|xcprivacy|xcassets));/g)) {
    expect(has(path.join(app, file)), `the project file names ${file}, which is not there`);
  }
}

function checkPlugins({ expect, text, has }: Project, plugins: string[]): void {
  const source = text('App/CapApp-SPM/Package.swift');
  for (const plugin of plugins) {
    const place = source.match(new RegExp(`path: "([^"]*/node_modules/${plugin})"`))?.[1];
    const isThere = place !== undefined && has(path.join('App/CapApp-SPM', place, 'Package.swift'));
    expect(isThere, `the plugin ${plugin} is not built in: run npm run mobile:sync`);
  }
}

interface Picture {
  filename?: string;
}

function checkPictures({ expect, text, bytes, has }: Project): void {
  const catalogue = `${app}/Assets.xcassets`;
  const sizes = { 'AppIcon.appiconset': 1024, 'Splash.imageset': 2732 };
  for (const [set, size] of Object.entries(sizes)) {
    const listed = text(`${catalogue}/${set}/Contents.json`);
    const { images }: { images: Picture[] } = listed ? JSON.parse(listed) : { images: [] };
    expect(images.length > 0, `${set} has no pictures`);
    for (const { filename = '' } of images) {
      const file = `${catalogue}/${set}/${filename}`;
      if (!has(file)) expect(false, `${file} is not there`);
      else checkPicture(expect, { file, size, ...pngSize(bytes(file)) });
    }
  }
}

interface Drawn {
  file: string;
  size: number;
  width: number;
  height: number;
  isClear: boolean;
}

function checkPicture(expect: Project['expect'], { file, size, width, height, isClear }: Drawn): void {
  expect(width === size && height === size, `${file} is ${width}×${height}, not ${size}×${size}`);
  expect(!isClear, `one can see through ${file}, which the store refuses`);
}
