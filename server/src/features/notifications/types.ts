export interface Pushes {
  publicKey: string | null;
  /** True if a browser's push service may run on this machine. */
  allowsLoopback: boolean;
  wake(): void;
  idle(): Promise<void>;
}
