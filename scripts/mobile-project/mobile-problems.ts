import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@pahiya/contract/shared/brand';
import { androidProblems } from './android-problems.ts';
import { iosProblems } from './ios-problems.ts';
import { openProject } from './project-files.ts';

const platforms = ['@capacitor/android', '@capacitor/core', '@capacitor/ios'];

/** Lists problems that can be found without Android's and Apple's tools. */
export function mobileProblems(folder: string, routeTree: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const plugins = Object.keys(dependencies).filter((name) => !platforms.includes(name));
  const routes = [...routeTree.matchAll(/fullPath: '([^']+)'/g)].map(([, route = '']) => `${route}/`);
  const version = versionOf(folder);
  return [
    ...configProblems(folder),
    ...androidProblems(path.join(folder, 'android'), { version, plugins, routes }),
    ...iosProblems(path.join(folder, 'ios'), { version, plugins }),
  ];
}

/** Both apps must have the Android project's version. */
function versionOf(folder: string): { name: string; code: string } {
  const gradle = openProject(folder).text('android/app/build.gradle');
  const [, code = ''] = gradle.match(/versionCode (\d+)/) ?? [];
  const [, name = ''] = gradle.match(/versionName "(\d+\.\d+\.\d+)"/) ?? [];
  return { name, code };
}

function configProblems(folder: string): string[] {
  const { problems, expect, text } = openProject(folder);
  const config = JSON.parse(text('capacitor.config.json') || '{}');
  expect(config.appId === brand.appId && config.appName === brand.name, 'the settings are of another app');
  expect(config.webDir === 'dist/client', `the pages come from ${config.webDir}`);
  expect(
    config.server?.androidScheme === 'https' && config.server?.hostname === 'localhost',
    'the origin is another one',
  );
  expect(!config.server?.url && !config.server?.cleartext, 'the pages come from a server');
  expect(config.android?.allowMixedContent === false, 'pages may fetch without https');
  expect(!config.plugins?.CapacitorHttp?.enabled, 'requests go past the rules of the web view');
  return problems;
}
