import type { Card } from '@pahiya/contract/revvy/schemas';
import { BookingsCard } from './bookings-card.tsx';
import { ChoicesCard } from './choices-card.tsx';
import { DraftCard } from './draft-card.tsx';
import { GaragesCard } from './garages-card.tsx';
import { PriceCard } from './price-card.tsx';
import { ServicesCard } from './services-card.tsx';
import { SourcesLine } from './sources-line.tsx';
import { SupportCard } from './support-card.tsx';
import { VehiclesCard } from './vehicles-card.tsx';

interface CardViewProps {
  card: Card;
  language: string;
  ticket: string | null;
  onSupport: () => void;
  onAsk: (text: string) => void;
}

/** A card below an answer. Kinds that this version does not know are left out. */
export function CardView({ card, language, ticket, onSupport, onAsk }: CardViewProps) {
  switch (card.kind) {
    case 'garages':
      return <GaragesCard items={card.items} />;
    case 'price':
      return <PriceCard price={card} />;
    case 'bookings':
      return <BookingsCard items={card.items} />;
    case 'draft':
      return <DraftCard draft={card} />;
    case 'services':
      return <ServicesCard search={card.search} label={card.label} />;
    case 'vehicles':
      return <VehiclesCard />;
    case 'support':
      return <SupportCard ticket={ticket} onSupport={onSupport} />;
    case 'choices':
      return <ChoicesCard choices={card} language={language} onAsk={onAsk} />;
    case 'sources':
      return <SourcesLine titles={card.titles} />;
    default:
      return null;
  }
}
