import type { Page } from '@playwright/test';

interface Said {
  text: string;
  isFinal: boolean;
}

/** A fake microphone with which the test speaks through `window.say`. It stops after a silence, as in browsers. */
export async function fakeMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Recognition {
      lang = '';
      continuous = false;
      interimResults = false;
      onresult: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      results: unknown[] = [];
      start() {
        const { dataset } = document.documentElement;
        dataset.voice = [this.lang, this.continuous, this.interimResults].join(' ');
        dataset.voiceStarts = String(Number(dataset.voiceStarts ?? 0) + 1);
        Object.assign(window, {
          say: ({ text, isFinal }: Said) => {
            const result = Object.assign([{ transcript: text, confidence: 0.9 }], { isFinal });
            const resultIndex = this.results.length;
            this.onresult?.({ resultIndex, results: [...this.results, result] });
            if (isFinal) this.results.push(result);
          },
          silence: () => this.onend?.(),
        });
      }
      abort() {
        document.documentElement.dataset.voice = 'stopped';
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  });
}

export async function say(page: Page, text: string, isFinal: boolean): Promise<void> {
  await page.evaluate((said) => (window as unknown as { say: (said: Said) => void }).say(said), { text, isFinal });
}
