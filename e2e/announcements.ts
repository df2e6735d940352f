import type { Page } from '@playwright/test';

/** Collects what a screen reader announces by itself, from the next page on: texts added to a live region. */
export async function listenToAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const live = '[aria-live], [role="status"], [role="alert"], [role="log"], output';

    function regionOf(node: Node): Element | null {
      const region = (node instanceof Element ? node : node.parentElement)?.closest(live);
      return !region || region.getAttribute('aria-live') === 'off' ? null : region;
    }

    /** A log announces only the added text; a status or an alert announces its whole text. */
    function say(region: Element, added: Node): void {
      const isWhole = region.matches('[role="status"], [role="alert"], [aria-atomic="true"], output');
      const text = (isWhole ? region : added).textContent?.trim();
      if (text) announced.push(text);
    }

    new MutationObserver((changes) => {
      const handled = new Set<Element>();
      for (const { target, type, addedNodes } of changes) {
        const region = regionOf(target);
        if (type === 'characterData' && region && !handled.has(region)) say(region, target);
        for (const added of addedNodes) {
          // A region that is inserted together with its text is handled only when it is an alert.
          const place = region ?? (added instanceof Element ? (added.matches('[role="alert"]') ? added : null) : null);
          if (!place || (handled.has(place) && place.matches('[role="status"], [role="alert"], output'))) continue;
          handled.add(place);
          // A log may contain a silent region.
          if (regionOf(added) ?? place === added) say(place, added);
        }
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

export async function timesSaid(page: Page, text: string): Promise<number> {
  return page.evaluate((words) => {
    const said: unknown = Reflect.get(window, 'announced');
    return Array.isArray(said) ? said.filter((one) => String(one).includes(words)).length : 0;
  }, text);
}
