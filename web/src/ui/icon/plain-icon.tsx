import type { ComponentProps } from 'react';
import { drawOnce } from './drawn-icons.ts';

interface IconData {
  name: string;
  node: readonly [tag: string, attributes: Record<string, string>][];
}

/**
 * Stands in for lucide's own function of this name in a build: a page has a hundred icons, and a fixed text for each
 * is rendered five times as fast. The style sheet has what all icons share. Classes alone change size and stroke.
 * A rendered page draws each icon once. The browser keeps that, and draws only icons that are new to the page.
 */
export default function createLucideIcon({ name, node }: IconData) {
  const shapes = { __html: node.map(shapeOf).join('') };
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module loads
  return function Icon({ className, ...props }: ComponentProps<'svg'>) {
    const isNamed = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined;
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden={!isNamed || undefined}
        {...props}
        className={className ? `icon ${className}` : 'icon'}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the icon library, without any text from outside
        dangerouslySetInnerHTML={import.meta.env.SSR ? { __html: drawOnce(name, shapes.__html) } : shapes}
      />
    );
  };
}

function shapeOf([tag, attributes]: IconData['node'][number]): string {
  const written = Object.entries(attributes).filter(([name]) => name !== 'key');
  return `<${tag} ${written.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`;
}
