import { brand } from '@pahiya/contract/shared/brand';
import { Link } from '@tanstack/react-router';
import { cn } from '@/ui/cn.ts';

interface BrandLinkProps {
  /** Only the wheel on a phone, where the header needs the space. */
  compact?: boolean;
}

export function BrandLink({ compact }: BrandLinkProps) {
  return (
    <Link
      to="/"
      aria-label={brand.name}
      className="flex min-h-11 min-w-11 shrink-0 items-center gap-2.5 rounded-control"
    >
      <img src="/brand/mark.svg" alt="" width={36} height={36} />
      <span className={cn('font-bold text-xl tracking-tight', compact && 'max-sm:hidden')}>{brand.name}</span>
    </Link>
  );
}
