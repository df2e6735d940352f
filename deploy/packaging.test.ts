import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../scripts/steps.ts';
import { environmentSchema } from '../server/src/config/environment.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const { scripts, dependencies } = JSON.parse(read('package.json'));
const dockerfile = read('Dockerfile');
const service = read('deploy/pahiya.service');
const compose = read('compose.yaml');
const deployment = read('deploy/kubernetes/deployment.yaml');

/** `A=1 exec node --option scripts/start.ts || …`, of which the second half is for Windows. */
const [, start = ''] = /^(.*)scripts\/start\.ts \|\|/.exec(scripts.start) ?? [];
const startOptions = allOf(start, /(--\S+)/g);
const startVariables = allOf(start, /(\b[A-Z]\w*=\S+)/g);

/** The settings that the image sets itself, such as `HOST=0.0.0.0`. */
const imageVariables = allOf(allOf(dockerfile, /^ENV ((?:.*\\\n)*.*)$/gm).join('\n'), /([A-Z]\w*=[^\s\\]+)/g);
const serviceVariables = allOf(service, /^Environment=(.*)$/gm);
const [composeNode = ''] = allOf(compose, /^x-node:.*\n((?: .*\n)+)/gm);
const nameOf = (assignment: string) => assignment.split('=')[0] ?? '';

describe('the node starts as with npm start', () => {
  test('npm start has options and a variable', () => {
    expect(startOptions.length).toBeGreaterThan(1);
    expect(startVariables.length).toBeGreaterThan(0);
  });

  test('in the image', () => {
    const [, command = ''] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    expect(JSON.parse(command)).toEqual(['node', ...startOptions, '/app/server/src/main.ts']);
    expect(imageVariables).toEqual(expect.arrayContaining(startVariables));
    expect(dockerfile).toContain(`FROM node:${dependencies.node}-`);
  });

  test('as a service', () => {
    const [, command = ''] = /^ExecStart=(.*)$/m.exec(service) ?? [];
    const [folder] = allOf(service, /^WorkingDirectory=(.*)$/gm);
    expect(command.split(' ')).toEqual([`${folder}/node_modules/.bin/node`, ...startOptions, 'server/src/main.ts']);
    expect(serviceVariables).toEqual(expect.arrayContaining(startVariables));
  });

  test('in Kubernetes and Compose, by the command of the image', () => {
    expect(deployment).toContain('image: pahiya');
    expect(composeNode).toContain('working_dir:');
    for (const file of [deployment, composeNode]) expect(file).not.toMatch(/^\s+(command|args|entrypoint):/m);
  });
});

describe('every variable is a setting of the product', () => {
  const settings = Object.keys(environmentSchema.shape);
  const startNames = startVariables.map(nameOf);
  const [environment = ''] = allOf(composeNode, /^ {2}environment:\n((?: {4}.*\n)+)/gm);

  test.each([
    ['the image', imageVariables.map(nameOf)],
    ['the service', serviceVariables.map(nameOf)],
    ['the nodes of Compose', allOf(environment, /^ {4}(\w+):/gm)],
    ['a .env for Compose', allOf(compose, /\$\{(\w+)/g)],
    ['the settings in Kubernetes', allOf(read('deploy/kubernetes/settings.env'), /^(\w+)=/gm)],
    ['the secrets in Kubernetes', allOf(read('deploy/kubernetes/secrets.env.example'), /^(\w+)=/gm)],
  ])('of %s', (_, names) => {
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !settings.includes(name) && !startNames.includes(name))).toEqual([]);
  });
});

test('what the image copies exists and is let through .dockerignore', () => {
  const copied = allOf(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((sources) => sources.split(' '));
  const allowed = allOf(read('.dockerignore'), /^!(.*)$/gm);
  expect(copied.length).toBeGreaterThan(10);
  const isAllowed = (file: string) =>
    allowed.some((rule) => path.matchesGlob(file, rule) || file.startsWith(`${rule}/`) || file === rule);
  expect(copied.filter((file) => !existsSync(path.join(root, file)) || !isAllowed(file))).toEqual([]);
});

test('every workspace of the lock file is known to the build', () => {
  const { workspaces } = JSON.parse(read('package.json'));
  expect(allOf(dockerfile, /^COPY ([a-z]\w+)\/package\.json \1\/$/gm)).toEqual(expect.arrayContaining(workspaces));
});

test('everybody waits longer for the end of a node than it takes', () => {
  // docs/operations.md: 5 seconds for streams, 10 for requests, 2 for the database.
  const longest = 17;
  const [pause] = allOf(deployment, /seconds: (\d+)/g);
  expect(Number(allOf(service, /^TimeoutStopSec=(\d+)$/gm)[0])).toBeGreaterThan(longest);
  expect(Number(allOf(compose, /^ {2}stop_grace_period: (\d+)s$/gm)[0])).toBeGreaterThan(longest);
  const grace = Number(allOf(deployment, /terminationGracePeriodSeconds: (\d+)/g)[0]);
  expect(grace).toBeGreaterThan(longest + Number(pause));
});

test('the image and Kubernetes use one user', () => {
  const [, user] = /^USER (\d+):\d+$/m.exec(dockerfile) ?? [];
  expect(allOf(deployment, /runAs(?:User|Group): (\d+)/g)).toEqual([user, user]);
});
