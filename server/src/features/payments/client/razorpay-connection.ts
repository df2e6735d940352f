import Razorpay from 'razorpay';
import { z } from 'zod';
import { GatewayError, GatewayKeyError } from '../types.ts';

export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  apiUrl?: string;
  timeoutMs: number;
}

export class RazorpayRefusal extends GatewayError {
  readonly status: number;
  readonly description: string;

  constructor(status: number, description: string) {
    super(`Razorpay answered ${status}: ${description}`, isRefusal(status));
    this.status = status;
    this.description = description;
  }
}

const keyStatuses = [401, 403];

interface Transport {
  defaults: { baseURL?: string; maxRedirects?: number; maxContentLength?: number };
  interceptors: {
    request: { use(adapt: (request: TransportRequest) => TransportRequest): unknown };
    response: { use(accept: undefined, refuse: (error: unknown) => Promise<never>): unknown };
  };
}

interface TransportRequest {
  url?: string;
  data?: unknown;
  signal?: unknown;
  headers: { set(name: string, value: string): unknown };
}

const largestAnswerBytes = 1024 * 1024;

const passingStatuses = [408, 409, 429];

/** Unchanged, the SDK fails with a `TypeError` when there is no response. Throws if its internals have changed. */
export function connectRazorpay({ keyId, keySecret, apiUrl, timeoutMs }: RazorpaySettings): Razorpay {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const transport = z.custom<Transport>(isTransport).parse(Reflect.get(razorpay.api, 'rq'));
  if (apiUrl) transport.defaults.baseURL = apiUrl;
  transport.defaults.maxRedirects = 0;
  transport.defaults.maxContentLength = largestAnswerBytes;
  transport.interceptors.request.use((request) => {
    request.signal = AbortSignal.timeout(timeoutMs);
    markRefund(request);
    return request;
  });
  transport.interceptors.response.use(undefined, (error) => Promise.reject(disguise(toGatewayError(error))));
  return razorpay;
}

/** Runs a call of the SDK. Rejects only with a `GatewayError`. */
export async function ask(call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    const { data } = z.object({ error: z.instanceof(GatewayError) }).safeParse(error);
    throw data?.error ?? new GatewayError('The Razorpay SDK failed', false);
  }
}

/** https://razorpay.com/docs/api/refunds/normal-refunds-idempotent/; the SDK has no headers per request. */
function markRefund(request: TransportRequest): void {
  const { data } = z.object({ receipt: z.string().min(10) }).safeParse(request.data);
  if (data && request.url?.endsWith('/refund')) request.headers.set('X-Refund-Idempotency', data.receipt);
}

/** A shape that the SDK's `normalizeError` passes on unchanged. */
function disguise(error: GatewayError): object {
  return { response: { status: 0, data: { error } } };
}

const answered = z.object({ response: z.object({ status: z.int(), data: z.unknown() }) });
const refusal = z.object({ error: z.object({ description: z.string() }) });

/** The transport's error is not kept as the cause, because it contains the key's secret. */
function toGatewayError(error: unknown): GatewayError {
  const { data: answer } = answered.safeParse(error);
  if (!answer) return new GatewayError(`Razorpay did not answer (${codeOf(error)})`, false);
  const { status, data } = answer.response;
  const description = refusal.safeParse(data).data?.error.description ?? 'no description';
  if (keyStatuses.includes(status)) {
    return new GatewayKeyError(`Razorpay does not accept the key (${status}: ${description})`);
  }
  return new RazorpayRefusal(status, description);
}

function codeOf(error: unknown): string {
  return z.object({ code: z.string() }).safeParse(error).data?.code ?? 'no code';
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !passingStatuses.includes(status);
}

function isTransport(value: unknown): boolean {
  const { success } = z
    .object({ interceptors: z.object({ request: z.object(), response: z.object() }), defaults: z.object() })
    .safeParse(typeof value === 'function' ? { ...value } : value);
  return success;
}
