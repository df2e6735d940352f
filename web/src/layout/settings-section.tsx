import { type ReactNode, useId } from 'react';
import { Card, CardBody, CardTitle } from '@/ui/card.tsx';

interface SettingsSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Card>
        <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="wrap-anywhere">
            <CardTitle id={heading}>{title}</CardTitle>
            {text && <p className="mt-1 text-pretty text-sm text-text-muted">{text}</p>}
          </div>
          {children}
        </CardBody>
      </Card>
    </section>
  );
}
