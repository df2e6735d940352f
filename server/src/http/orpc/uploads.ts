import type { HttpBindings } from '@hono/node-server';
import { StandardOpenAPICodec } from '@orpc/openapi/standard';
import { type AnyProcedure, ORPCError } from '@orpc/server';
import { pictureErrors, signedInErrors } from '@pahiya/contract/shared/errors';
import { z } from 'zod';
import { invalidInput } from '../../platform/invalid-input.ts';
import { overloaded } from '../../platform/overloaded.ts';
import { takeOrRefuse } from '../../platform/procedure.ts';
import type { RequestNotes } from '../../platform/request-notes.ts';
import type { ApiContext } from '../request-context.ts';
import { readBytes } from './read-body.ts';

interface FileField {
  name: string;
  maximumBytes: number;
  tooLarge: string;
}

type LazyRequest = Parameters<StandardOpenAPICodec['decode']>[0];
type Report = (error: unknown, notes: RequestNotes | undefined) => void;
type ReadForm = (field: FileField) => Promise<FormData>;

const besidesBytes = 16 * 1024;

/** Parsing a hundred thousand parts would block the node for seconds. */
const mostParts = 16;

/** All running uploads together may hold this much, counted as it arrives. */
const budgetBytes = 256 * 1024 * 1024;

export function isForm(headers: Record<string, string | string[] | undefined>): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(String(headers['content-type'] ?? ''));
}

export class UploadCodec extends StandardOpenAPICodec {
  override async decode(
    request: LazyRequest,
    params: Record<string, string> | undefined,
    procedure: AnyProcedure,
  ): Promise<unknown> {
    if (!hasForm(request)) return await super.decode(request, params, procedure);
    const field = fileFieldOf(procedure);
    if (!field) throw invalidInput([{ field: '', message: 'Send application/json' }]);
    return await super.decode({ ...request, body: () => request.readForm(field) }, params, procedure);
  }
}

function hasForm(request: LazyRequest): request is LazyRequest & { readForm: ReadForm } {
  return 'readForm' in request;
}

function fileFieldOf(procedure: AnyProcedure): FileField | undefined {
  const { inputSchema, errorMap } = procedure['~orpc'];
  const tooLarge = errorMap.FILE_TOO_LARGE?.message ?? pictureErrors.FILE_TOO_LARGE.message;
  if (!(inputSchema instanceof z.ZodObject)) return undefined;
  for (const [name, schema] of Object.entries(inputSchema.shape)) {
    if (schema instanceof z.ZodFile) return { name, maximumBytes: z.toJSONSchema(schema).maxLength ?? 0, tooLarge };
  }
  return undefined;
}

/** Reads forms of signed-in customers only, within rate limits, and with at most `budgetBytes` in memory. */
export function createUploads(reportUnexpected: Report) {
  let taken = 0;

  async function readWithin(http: HttpBindings, field: FileField): Promise<FormData> {
    const { maximumBytes } = field;
    const tooLarge = () => fileTooLarge(field);
    let own = 0;
    // The procedure holds the bytes until the response is sent.
    http.outgoing.once('close', () => {
      taken -= own;
    });
    const bytes = await readBytes(http.incoming, {
      maximum: maximumBytes + besidesBytes,
      tooLarge,
      count(more) {
        own += more;
        taken += more;
        if (taken > budgetBytes) throw overloaded('full');
      },
    });
    const form = await readParts(bytes, contentTypeOf(http));
    for (const value of form.values()) if (typeof value !== 'string' && value.size > maximumBytes) throw tooLarge();
    return form;
  }

  return (http: HttpBindings, context: ApiContext): ReadForm =>
    async (field) => {
      await admit(context, reportUnexpected);
      return await readWithin(http, field);
    };
}

/** Parses with the boundary whose parts were counted: a different reading of the header must not bypass the limit. */
async function readParts(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  const boundary = boundaryOf(contentType);
  if (!boundary) throw invalidInput([{ field: '', message: 'The form names no boundary' }]);
  if (hasManyParts(bytes, `--${boundary}`)) throw invalidInput([{ field: '', message: 'The form has too many parts' }]);
  return await new Response(bytes, {
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
  }).formData();
}

/** RFC 2046, section 5.1.1. */
function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] =
    contentType.match(/;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70}))/i) ?? [];
  return quoted ?? plain;
}

function hasManyParts(bytes: Buffer, delimiter: string): boolean {
  let found = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0 && found <= mostParts + 1; at = bytes.indexOf(delimiter, at + 1))
    found++;
  return found > mostParts + 1;
}

/** Runs before any byte of the body is read. */
async function admit(context: ApiContext, reportUnexpected: Report): Promise<void> {
  const viewer = await context.authenticate().catch((error: unknown) => {
    reportUnexpected(error, context.notes);
    return null;
  });
  if (!viewer) throw new ORPCError('UNAUTHORIZED', { defined: true, ...signedInErrors.UNAUTHORIZED });
  await takeOrRefuse(context, 'uploadOfAccount', viewer.userId);
}

function contentTypeOf({ incoming }: HttpBindings): string {
  return incoming.headers['content-type'] ?? '';
}

function fileTooLarge({ name: field, maximumBytes, tooLarge: message }: FileField) {
  const { status } = pictureErrors.FILE_TOO_LARGE;
  return new ORPCError('FILE_TOO_LARGE', { defined: true, status, message, data: { field, maximumBytes } });
}
