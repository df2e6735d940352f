export interface PushMessage {
  title: string;
  body: string;
  /** A message replaces an earlier one with the same tag on the device. */
  tag: string;
  url: string;
  type: string;
  language: string;
  data: Record<string, string>;
  isUrgent: boolean;
}

export type PushAnswer =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'later'; reason: string; afterSeconds: number | null }
  | { kind: 'refused'; reason: string };

/** Never throws for failures of the other side, and takes at most some seconds. */
export interface PushSender {
  send(token: string, message: PushMessage): Promise<PushAnswer>;
}

export const pushLifeSeconds = 24 * 3_600;
