import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';

interface ServicesCardProps {
  search: string;
  label: string | undefined;
}

export function ServicesCard({ search, label = search }: ServicesCardProps) {
  const { t } = useTranslation('revvy');
  return (
    <Button asChild variant="outline" className="max-w-full self-start">
      <Link to="/services" search={search ? { text: search } : {}}>
        <Search aria-hidden="true" />
        <span className="min-w-0 break-words">{search ? t('card.findFor', { search: label }) : t('card.find')}</span>
      </Link>
    </Button>
  );
}
