import { readFileSync } from 'node:fs';

/** Loaded into a node (`--import`): its clock is ahead by as many milliseconds as the file CLOCK_FILE says. */
const file = process.env.CLOCK_FILE ?? '';
const real = Date;
const realNow = Date.now;
let ahead = 0;

function readAhead(): void {
  ahead = Number(readFileSync(file, 'utf8'));
}

readAhead();
setInterval(readAhead, 100).unref();

const now = () => realNow() + ahead;

globalThis.Date = new Proxy(real, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  apply: (target) => new target(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
real.prototype.constructor = globalThis.Date;
