import type { Page } from '@playwright/test';

export interface Screen {
  /** Also the file name of its picture. */
  name: string;
  open(page: Page): Promise<void>;
}
