import type { ShareTarget } from './share-targets.ts';

interface Mark {
  ground: string;
  /** SVG path of a stroke in a 24 × 24 box. */
  sign: string;
}

/** Our own simple marks for well-known services. */
const marks: Record<ShareTarget, Mark> = {
  whatsapp: {
    ground: '#1a7f4b',
    sign: 'M12 5a7 7 0 0 0-6 10.6L5 19l3.4-1A7 7 0 1 0 12 5ZM10 9.5c.3 2.3 2.2 4.2 4.5 4.5',
  },
  x: { ground: '#16203b', sign: 'm7 7 10 10M17 7 7 17' },
  facebook: { ground: '#1b5fc1', sign: 'M15.5 6h-1.2c-1.5 0-2.3.9-2.3 2.4V19M9 12h5.5' },
  linkedin: { ground: '#0a5a93', sign: 'M7 11v7M7 7v.1M11 18v-7m0 3.5c0-2.2 1.2-3.5 3-3.5s3 1.2 3 3.5V18' },
};

export function ShareMark({ target }: { target: ShareTarget }) {
  const { ground, sign } = marks[target];
  return (
    <svg viewBox="-6 -6 36 36" aria-hidden="true" className="size-12">
      <circle cx="12" cy="12" r="18" fill={ground} />
      <path d={sign} fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
