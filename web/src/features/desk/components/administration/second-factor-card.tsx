import type { Grant } from '@pahiya/contract/desk/administration/schemas';
import { roles } from '@pahiya/contract/desk/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { Card, CardBody } from '@/ui/card.tsx';
import { Switch } from '@/ui/switch.tsx';
import { secondFactorRolesOptions } from '../../queries/administration.ts';
import { factorCount, hasFactor } from '../../rules/team-factors.ts';
import { useSecondFactorRoles } from '../../use-second-factor-roles.ts';
import { Loaded } from '../loaded.tsx';

export function SecondFactorCard({ grants }: { grants: readonly Grant[] }) {
  const { t } = useTranslation(['factor', 'administration']);
  const heading = useId();
  const query = useQuery(secondFactorRolesOptions());
  const { set, isBusy, isOn } = useSecondFactorRoles();
  const { user } = useSession();
  const isOwnOn = user !== null && hasFactor(grants, user.id);
  return (
    <section aria-labelledby={heading}>
      <Card>
        <CardBody className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
          <div className="wrap-anywhere">
            <h2 id={heading} className="font-semibold">
              {t('team.title')}
            </h2>
            <p className="mt-1 text-pretty text-sm text-text-muted">{t('team.text')}</p>
            {!isOwnOn && (
              <p className="mt-2 text-pretty text-sm">
                {t('team.ownFirst')}{' '}
                <Link
                  to="/settings"
                  search={{ section: 'twoFactor', from: '/desk/team' }}
                  className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
                >
                  {t('team.ownLink')}
                </Link>
              </p>
            )}
          </div>
          <Loaded query={query}>
            {(needed) => (
              <div className="divide-y divide-border">
                {roles.map((role) => (
                  <Switch
                    key={role}
                    label={t(`administration:roles.${role}`)}
                    description={factorCount(grants, role).all > 0 && t('team.have', factorCount(grants, role))}
                    checked={isOn(role, needed)}
                    disabled={isBusy || (!isOwnOn && !needed.includes(role))}
                    onCheckedChange={(isNeeded) => set({ role, isNeeded })}
                  />
                ))}
              </div>
            )}
          </Loaded>
        </CardBody>
      </Card>
    </section>
  );
}
