import type { Page } from '@playwright/test';

/**
 * Texts of the page that are wider than their box, or whose glyphs are cut at the top or bottom, one per line. A text
 * in `ours` must be fully readable; others (names, user content) may end in an ellipsis.
 */
export async function findOverflow(page: Page, ours: readonly string[]): Promise<string[]> {
  return page.evaluate((listed) => {
    const known = new Set(listed);
    const faults = new Set<string>();
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    const root = document.documentElement;

    function nameOf(element: Element): string {
      const role = element.getAttribute('role');
      return `${element.localName}${role ? `[${role}]` : ''}.${element.getAttribute('class')?.slice(0, 60) ?? ''}`;
    }

    function inkOf(text: string, style: CSSStyleDeclaration): { above: number; below: number } {
      if (!pen) return { above: 0, below: 0 };
      pen.font = style.font;
      const ink = pen.measureText(text);
      return {
        above: Math.max(0, ink.actualBoundingBoxAscent - ink.fontBoundingBoxAscent),
        below: Math.max(0, ink.actualBoundingBoxDescent - ink.fontBoundingBoxDescent),
      };
    }

    function isControl(element: Element): boolean {
      return element.matches('button, summary, [role="tab"], [role="button"], nav a, a[class*="rounded"]');
    }

    /** Our own words are never broken. User content may be broken when it is long. */
    function brokenWord(node: Text): string | null {
      const isOurs = known.has(node.data.trim());
      const part = document.createRange();
      if (!isOurs && node.data.includes('@')) return null;
      for (const { 0: word, index } of node.data.matchAll(/[^\s\p{Dash}/@._]+/gu)) {
        // User content with digits, such as a plate number, is not a word.
        if (!isOurs && /\d/.test(word)) continue;
        // A line may end between two emoji.
        if (!/\p{L}/u.test(word)) continue;
        // A soft hyphen marks where the word may be broken.
        if (word.includes('\u00ad')) continue;
        part.setStart(node, index);
        part.setEnd(node, index + word.length);
        const tops = new Set([...part.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1 && (isOurs || word.length < 9)) return `is broken in "${word}"`;
      }
      return null;
    }

    function judge(node: Text, lines: DOMRect[]): string | null {
      const first = lines[0];
      const last = lines.at(-1);
      if (!first || !last || !node.parentElement) return null;
      const ink = inkOf(node.data, getComputedStyle(node.parentElement));
      const left = Math.min(...lines.map((line) => line.left));
      const right = Math.max(...lines.map((line) => line.right));
      for (let box: Element | null = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        // Preserved spaces may hang over the end of a line.
        const slack = style.whiteSpace === 'pre-wrap' ? 8 : 1.5;
        const { left: start, right: end, top, bottom } = box.getBoundingClientRect();
        // Visible only to screen readers.
        if (end - start <= 1) return null;
        const mayScroll = /auto|scroll/.test(`${style.overflowX}${style.overflowY}`);
        const isOut = left < start - slack || right > end + slack;
        if (isOut && /auto|scroll/.test(style.overflowX) && box.scrollWidth > box.clientWidth) return null;
        if (isOut && (style.overflowX !== 'visible' || isControl(box))) {
          if (style.textOverflow !== 'ellipsis' || known.has(node.data.trim())) return `runs out of ${nameOf(box)}`;
          return null;
        }
        // Intentionally moved or clamped out of view.
        if (style.overflowY !== 'visible' && (last.bottom <= top || first.top >= bottom)) return null;
        const isTooHigh = first.top < top - slack || last.bottom > bottom + slack;
        if (isTooHigh && isControl(box)) return `is higher than ${nameOf(box)}`;
        const isClamped = style.webkitLineClamp !== 'none';
        if (isTooHigh && isClamped && !known.has(node.data.trim())) return null;
        if (isTooHigh && style.overflowY !== 'visible' && !mayScroll) return `is cut by ${nameOf(box)}`;
        if (style.overflowY !== 'visible' && !mayScroll && !isTooHigh) {
          if (first.top - ink.above < top - slack) return `has its upper signs cut by ${nameOf(box)}`;
          if (last.bottom + ink.below > bottom + slack) return `has its lower signs cut by ${nameOf(box)}`;
        }
        if (mayScroll && style.overflowX !== 'visible' && box.scrollHeight > box.clientHeight) break;
      }
      return right > root.clientWidth + 1.5 || left < -1.5 ? 'runs out of the page' : null;
    }

    /** A placeholder must be fully readable too. */
    function placeholderFault(box: HTMLInputElement): string | null {
      if (!pen || !known.has(box.placeholder)) return null;
      const style = getComputedStyle(box);
      pen.font = getComputedStyle(box, '::placeholder').font;
      const room = box.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const needed = pen.measureText(box.placeholder).width;
      return needed > room + 1.5 ? `needs ${Math.round(needed)} of ${Math.round(room)} pixels in its box` : null;
    }

    for (const box of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      const fault = box.checkVisibility() && placeholderFault(box);
      if (fault) faults.add(`"${box.placeholder}" ${fault}`);
    }
    for (const tab of document.querySelectorAll('[role="tab"]')) {
      const list = tab.closest('[role="tablist"]')?.getBoundingClientRect();
      const { left, right } = tab.getBoundingClientRect();
      // A tab that needs scrolling is easily overlooked.
      if (list && (left < list.left - 1.5 || right > list.right + 1.5))
        faults.add(`"${tab.textContent}" is a tab beyond the edge`);
    }
    if (root.scrollWidth > root.clientWidth) faults.add(`the page is ${root.scrollWidth} pixels wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || node.data.trim() === '' || parent.closest('script, style, option')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      const fault = judge(node, lines) ?? (lines.length > 1 ? brokenWord(node) : null);
      if (fault) faults.add(`"${node.data.trim().slice(0, 60)}" ${fault}`);
    }
    return [...faults];
  }, ours);
}
