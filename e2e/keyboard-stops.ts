import type { Page } from '@playwright/test';
import { freezeMotion } from './freeze-motion.ts';

/**
 * Focuses each keyboard stop in turn. Returns those whose focus is not visible: without a ring, with a ring of too
 * little contrast (WCAG 1.4.11, 2.4.7), or fully covered by something (2.4.11).
 */
export async function findUnseenStops(page: Page): Promise<string[]> {
  // The ring has its final look at once without transitions.
  await freezeMotion(page);
  // The browser shows the focus ring only after a key press.
  await page.keyboard.press('Shift');
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const faults = new Set<string>();

    function partsOf(color: string): number[] {
      if (!pen) return [];
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data];
    }

    function luminance([red = 0, green = 0, blue = 0]: number[]): number {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }

    function contrast(one: number[], other: number[]): number {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    }

    /** The colour behind the element; null when it is a picture. */
    function groundOf(element: Element | null): number[] | null {
      for (let box = element; box; box = box.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(box);
        if (backgroundImage !== 'none') return null;
        const parts = partsOf(backgroundColor);
        if ((parts[3] ?? 0) > 230) return parts;
      }
      return [255, 255, 255];
    }

    interface Ring {
      shown: Element;
      style: CSSStyleDeclaration;
    }

    /** A visible stand-in shows the ring of a control only for screen readers. A link may fill a whole card. */
    function ringOf(element: Element): Ring | undefined {
      const { nextElementSibling: next, parentElement: parent } = element;
      const standIns = [element, next, parent, parent?.parentElement, element.closest('label')];
      const places = standIns.flatMap((shown) =>
        shown
          ? [
              { shown, pseudo: '' },
              { shown, pseudo: '::after' },
            ]
          : [],
      );
      return places
        .map(({ shown, pseudo }) => ({ shown, style: getComputedStyle(shown, pseudo) }))
        .find(({ style }) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2);
    }

    function isCovered(shown: Element): boolean {
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const xs = [left + 2, (left + right) / 2, right - 2];
      const ys = [top + 2, (top + bottom) / 2, bottom - 2];
      const hits = xs.flatMap((x) => ys.map((y) => document.elementFromPoint(x, y)));
      return !hits.some((hit) => hit && (shown.contains(hit) || (hit.contains(shown) && hit !== document.body)));
    }

    function judge(element: HTMLElement): string | null {
      const ring = ringOf(element);
      if (!ring) return 'has no ring';
      const { outlineColor, outlineOffset } = ring.style;
      const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? ring.shown : ring.shown.parentElement);
      const ratio = ground ? contrast(partsOf(outlineColor), ground) : 21;
      if (ratio < 3) return `has a ring of ${ratio.toFixed(1)}:1`;
      return isCovered(ring.shown) ? 'is covered' : null;
    }

    const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
    for (const element of (dialogs.item(dialogs.length - 1) ?? document).querySelectorAll<HTMLElement>(stops)) {
      if (element.tabIndex < 0 || element.matches(':disabled, [data-radix-focus-guard]')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      const fault = judge(element);
      if (fault) faults.add(`${element.outerHTML.slice(0, 140)} ${fault}`);
    }
    return [...faults];
  });
}
