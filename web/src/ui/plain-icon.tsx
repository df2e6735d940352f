import type { ComponentProps } from 'react';

interface IconData {
  node: readonly [tag: string, attributes: Record<string, string>][];
}

/**
 * Replaces lucide's function in builds, because fixed markup renders five times as fast and a page has a hundred icons.
 * The style sheet has their common style. Only classes change size and stroke.
 */
export default function createLucideIcon({ node }: IconData) {
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
        dangerouslySetInnerHTML={shapes}
      />
    );
  };
}

function shapeOf([tag, attributes]: IconData['node'][number]): string {
  const written = Object.entries(attributes).filter(([name]) => name !== 'key');
  return `<${tag} ${written.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`;
}
