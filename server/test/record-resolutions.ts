import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Writes how each module of this process was resolved to the file in RESOLUTIONS when the process ends. */
const lines = new Set<string>();

registerHooks({
  resolve(specifier, context, next) {
    const answer = next(specifier, context);
    lines.add([context.parentURL, specifier, answer.url, answer.format ?? ''].join(' '));
    return answer;
  },
});

process.on('exit', () => writeFileSync(process.env.RESOLUTIONS ?? '', JSON.stringify([...lines].toSorted())));
