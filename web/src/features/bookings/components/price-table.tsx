import { limits } from '@pahiya/contract/shared/limits';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import type { Obstacle } from '../use-submit-booking.ts';

export function PriceTable({ change }: { change: Obstacle & { kind: 'price' } }) {
  const { t } = useTranslation('booking');
  const fee = change.request.serviceType === 'home_service' ? limits.homeServiceFee : 0;
  return (
    <table className="w-full text-sm tabular-nums">
      <thead className="text-text-muted">
        <tr className="border-border border-b [&>th]:py-2 [&>th]:font-medium">
          <th scope="col" className="text-start">
            {t('services.title')}
          </th>
          <th scope="col" className="ps-3 text-end">
            {t('priceChanged.before')}
          </th>
          <th scope="col" className="ps-3 text-end">
            {t('priceChanged.now')}
          </th>
        </tr>
      </thead>
      <tbody>
        {change.lines.map(({ id, name, before, after }) => (
          <PriceRow key={id} name={name} before={before} after={after} />
        ))}
        {fee > 0 && <PriceRow name={t('summary.homeServiceFee')} before={fee} after={fee} />}
      </tbody>
      <tfoot className="border-border border-t font-bold text-base">
        <PriceRow name={t('priceChanged.newTotal')} before={change.before} after={change.total} />
      </tfoot>
    </table>
  );
}

function PriceRow({ name, before, after }: { name: string; before: number | null; after: number }) {
  const format = useFormat();
  const isChanged = before !== after;
  return (
    <tr className="[&>*]:py-2 [&>*]:align-top">
      <th scope="row" className="text-start font-[inherit] wrap-anywhere">
        {name}
      </th>
      <td className="ps-3 text-end font-normal text-text-muted">
        {before !== null && (isChanged ? <s>{format.rupees(before)}</s> : format.rupees(before))}
      </td>
      <td className={isChanged ? 'ps-3 text-end font-semibold' : 'ps-3 text-end'}>{format.rupees(after)}</td>
    </tr>
  );
}
