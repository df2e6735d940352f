import type { Page } from '@playwright/test';
import { findOverflow } from './overflow.ts';

/** WCAG 1.4.12. */
const wider = {
  'wider spacing': `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
};
/** Doubles only the text (1.4.4). The desk has columns side by side, so there the whole page is zoomed instead. */
const larger = { 'larger text': ':root { font-size: 200% }' };

/** Texts that are lost at 200 % zoom, with larger text or with wider spacing, one per line. */
export async function findLostText(page: Page, ours: readonly string[]): Promise<string[]> {
  const isDesk = new URL(page.url()).pathname.startsWith('/desk');
  const faults: string[] = [];
  for (const [name, rules] of Object.entries(isDesk ? wider : { ...wider, ...larger })) {
    const style = await page.addStyleTag({ content: rules });
    await drawn(page);
    faults.push(...(await findLost(page, ours, name)));
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
  return [...faults, ...(await atSize(page, { width: 640, height: 400 }, () => findLost(page, ours, 'zoomed')))];
}

export async function atSize<Answer>(
  page: Page,
  size: { width: number; height: number },
  look: () => Promise<Answer>,
): Promise<Answer> {
  const before = page.viewportSize() ?? size;
  await page.setViewportSize(size);
  await drawn(page);
  const answer = await look();
  await page.setViewportSize(before);
  return answer;
}

/** Elements that depend on a change move in the next frame. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** A broken word is not lost. A placeholder may be cut, because the field also has a label. */
async function findLost(page: Page, ours: readonly string[], name: string): Promise<string[]> {
  const faults = await findOverflow(page, ours);
  const lost = faults.filter((fault) => !/is broken in|pixels in its box/.test(fault));
  return lost.map((fault) => `${name}: ${fault}`);
}

/** Users with reduced motion see no animation except of what they move themselves. */
export async function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().duration !== 1)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? `moves: ${effect.target?.outerHTML.slice(0, 100)}` : '',
      );
    const smooth = [...document.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).scrollBehavior === 'smooth')
      .map((element) => `scrolls smoothly: ${element.outerHTML.slice(0, 100)}`);
    return [...moving, ...smooth];
  });
}
