import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { staffOptions } from '../queries/staff.ts';
import { isStaff } from '../rules/staff-rights.ts';

/** Shown on the own profile of staff only. */
export function DeskLink() {
  const { t } = useTranslation('profile');
  const { data: staff } = useQuery(staffOptions());
  if (!staff || !isStaff(staff)) return null;
  return (
    <Button asChild variant="outline" size="dense" className="px-4">
      <Link to="/desk">{t('desk')}</Link>
    </Button>
  );
}
