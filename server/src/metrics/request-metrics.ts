import { Counter, Histogram, type Registry } from 'prom-client';
import type { EndedRequest, Recorder, ShedReason } from './recorder.ts';

/** Seconds. The product promises answers within a quarter of a second and refuses after 15 seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

const shedReasons: ShedReason[] = ['late', 'full', 'rate_limit', 'unavailable'];

const bookingRoutes = new Set(['bookings.create', 'desk.garage.walkIn']);

export function createRequestMetrics(registry: Registry): Recorder['request'] {
  const registers = [registry];
  const requests = new Counter({
    name: 'pahiya_http_requests_total',
    help: 'Requests by procedure or pattern of the page. The status is "left" when the caller did not wait.',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'pahiya_http_request_duration_seconds',
    help: 'Time until a request was answered completely. Streams are left out.',
    labelNames: ['route'],
    buckets,
    registers,
  });
  const shed = new Counter({
    name: 'pahiya_shed_requests_total',
    help: 'Requests refused because the event loop was late, a line was full, a rate limit was reached, or the database or the store was unavailable.',
    labelNames: ['reason'],
    registers,
  });
  const made = new Counter({ name: 'pahiya_bookings_made_total', help: 'New bookings.', registers });
  const refused = new Counter({
    name: 'pahiya_bookings_refused_total',
    help: 'Bookings that were asked for and not made, by code of the error.',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of shedReasons) shed.inc({ reason }, 0);

  function countBooking({ status = 0, code, isRepeated }: EndedRequest): void {
    if (code !== undefined) refused.inc({ reason: code });
    else if (status < 300 && !isRepeated) made.inc();
  }

  return (ended) => {
    const { route, status, seconds, isStream } = ended;
    requests.inc({ route, status: status ?? 'left' });
    if (!isStream && status !== undefined) durations.observe({ route }, seconds);
    const reason = shedReasonOf(ended);
    if (reason) shed.inc({ reason });
    if (bookingRoutes.has(route)) countBooking(ended);
  };
}

/** Some errors of the product have status 429 too, such as too many bookings of new accounts. */
function shedReasonOf({ shed, status, code }: EndedRequest): ShedReason | undefined {
  if (shed) return shed;
  if (status === 503) return 'unavailable';
  return status === 429 && (code === undefined || code === 'RATE_LIMITED') ? 'rate_limit' : undefined;
}
