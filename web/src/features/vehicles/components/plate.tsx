import { spacedRegistration } from '@pahiya/contract/shared/numbers';
import { cn } from '@/ui/cn.ts';

interface PlateProps {
  registration: string;
  /** Plates of electric vehicles are green (Central Motor Vehicles Rules, rule 50). */
  isElectric: boolean;
}

export function Plate({ registration, isElectric }: PlateProps) {
  return (
    <span
      translate="no"
      className={cn(
        'inline-flex w-fit max-w-full items-stretch overflow-hidden rounded-md border-2 font-bold text-sm tabular-nums',
        isElectric
          ? 'border-white bg-[#12663f] text-white ring-1 ring-[#12663f]'
          : 'border-[#16203b] bg-white text-[#16203b]',
      )}
    >
      <span
        aria-hidden="true"
        className="flex items-end bg-[#1d4e9e] px-1 pb-0.5 font-semibold text-[0.5rem] text-white leading-none tracking-wide"
      >
        IND
      </span>
      <span className="whitespace-nowrap px-2 py-0.5 tracking-[0.08em]">{spacedRegistration(registration)}</span>
    </span>
  );
}
