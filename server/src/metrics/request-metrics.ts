import { Counter, Histogram, type Registry } from 'prom-client';
import { type EndedRequest, type Recorder, type ShedReason, shedReasons } from './recorder.ts';

/** Seconds. Most answers take less than a quarter of a second. A statement is cancelled after 15 seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

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
    help: 'Requests refused because the event loop was late (late), too many waited (full), a caller reached a limit (rate_limit), or the database or the store did not answer (unavailable).',
    labelNames: ['reason'],
    registers,
  });
  const made = new Counter({
    name: 'pahiya_bookings_made_total',
    help: 'New bookings whose caller waited for the answer.',
    registers,
  });
  const refused = new Counter({
    name: 'pahiya_bookings_refused_total',
    help: 'Bookings that were asked for and not made, by code of the error.',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of shedReasons) shed.inc({ reason }, 0);

  /** Whether a caller who left has booked is unknown here. */
  function countBooking({ status, code, isRepeated }: EndedRequest): void {
    if (code !== undefined) refused.inc({ reason: code });
    else if (status !== undefined && status < 300 && !isRepeated) made.inc();
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
