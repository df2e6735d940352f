import { StartupError } from '../../config/startup-error.ts';

/** The file is not what a backup has written. */
export class DamagedBackup extends StartupError {
  constructor(file: string, detail: string) {
    super(`${file} is damaged or incomplete: ${detail}. Nothing was restored.`);
  }
}
