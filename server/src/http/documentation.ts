import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { apiPrefix, contract } from '@pahiya/contract/router';
import { brand } from '@pahiya/contract/shared/brand';
import { Hono } from 'hono';
import { compressOnce, sendCompressed } from './kept/compress-once.ts';

const assets = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' } as const;

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand.name} API</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${apiPrefix}/docs/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="${apiPrefix}/docs/swagger-ui-bundle.js"></script>
<script src="${apiPrefix}/docs/start.js"></script>
</body>
</html>`;

const startScript = `SwaggerUIBundle({ url: '${apiPrefix}/openapi.json', dom_id: '#docs', deepLinking: true });`;

export function createDocumentation(): Hono {
  const app = new Hono();
  const document = compressOnce(async () => Buffer.from(JSON.stringify(await generate())));
  app.get('/openapi.json', (c) => sendCompressed(c, document, { 'content-type': 'application/json' }));
  app.get('/docs', (c) => {
    c.header('content-security-policy', "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:");
    return c.html(page);
  });
  app.get('/docs/start.js', (c) => c.body(startScript, 200, { 'content-type': 'text/javascript' }));
  for (const [name, type] of Object.entries(assets)) {
    const read = compressOnce(() => readAsset(name));
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=86400' };
    app.get(`/docs/${name}`, (c) => sendCompressed(c, read, headers));
  }
  return app;
}

async function generate(): Promise<object> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: `${brand.name} API`, version: '1.0.0' },
    servers: [{ url: apiPrefix }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  });
  for (const { post, put } of Object.values(document.paths ?? {}).map((path) => path ?? {})) {
    for (const body of [post?.requestBody, put?.requestBody])
      if (body && 'content' in body) keepFormAlone(body.content);
  }
  return document;
}

/** The generator also offers JSON for forms, but a file cannot be sent in it. */
function keepFormAlone(content: Record<string, unknown>): void {
  if ('multipart/form-data' in content) delete content['application/json'];
}

async function readAsset(name: string): Promise<Buffer<ArrayBuffer>> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  return await readFile(path.join(folder, name));
}
