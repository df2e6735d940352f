/**
 * Fields of an import file, as in docs/garage-import.md: the CSV and JSON names, and the record types that use them.
 */
export const importFields = [
  { csv: 'record', json: null, rows: 'all', isNeeded: true },
  { csv: 'external_id', json: 'externalId', rows: 'all', isNeeded: true },
  { csv: 'name', json: 'name', rows: 'garage, service, mechanic', isNeeded: true },
  { csv: 'location', json: 'location', rows: 'garage', isNeeded: true },
  { csv: 'latitude', json: 'latitude', rows: 'garage', isNeeded: true },
  { csv: 'longitude', json: 'longitude', rows: 'garage', isNeeded: true },
  { csv: 'categories', json: 'categories', rows: 'garage', isNeeded: true },
  { csv: 'vehicle_types', json: 'vehicleTypes', rows: 'garage', isNeeded: true },
  { csv: 'image_url', json: 'imageUrl', rows: 'garage', isNeeded: false },
  { csv: 'status', json: 'status', rows: 'garage, mechanic', isNeeded: false },
  { csv: 'is_featured', json: 'isFeatured', rows: 'garage', isNeeded: false },
  { csv: 'featured_order', json: 'featuredOrder', rows: 'garage', isNeeded: false },
  { csv: 'average_rating', json: 'averageRating', rows: 'garage', isNeeded: false },
  { csv: 'total_reviews', json: 'totalReviews', rows: 'garage', isNeeded: false },
  { csv: 'description', json: 'description', rows: 'service', isNeeded: false },
  { csv: 'price', json: 'price', rows: 'service', isNeeded: true },
  { csv: 'duration', json: 'duration', rows: 'service', isNeeded: true },
  { csv: 'phone', json: 'phone', rows: 'mechanic', isNeeded: false },
  { csv: 'day_of_week', json: 'dayOfWeek', rows: 'slot', isNeeded: true },
  { csv: 'start_time', json: 'startTime', rows: 'slot', isNeeded: true },
  { csv: 'end_time', json: 'endTime', rows: 'slot', isNeeded: true },
  { csv: 'is_available', json: 'isAvailable', rows: 'slot', isNeeded: false },
] as const;
export type ImportField = (typeof importFields)[number];

const garage = {
  externalId: 'my-garage-1',
  name: 'Example Motors',
  location: 'Indiranagar, Bengaluru',
  latitude: 12.9716,
  longitude: 77.6412,
  categories: ['car-service', 'doorstep-service'],
  vehicleTypes: ['car', 'suv'],
  services: [{ name: 'Oil change', description: 'Oil and filter', price: 900, duration: 60 }],
  mechanics: [{ name: 'Ravi Kumar', phone: '+91 98765 43210' }],
  slots: [
    { dayOfWeek: 1, startTime: '10:00', endTime: '11:00' },
    { dayOfWeek: 1, startTime: '11:00', endTime: '12:00' },
  ],
};

export function exampleFile(kind: 'json' | 'csv'): string {
  return kind === 'json' ? `${JSON.stringify({ garages: [garage] }, null, 2)}\n` : exampleCsv();
}

type Cells = Partial<Record<ImportField['csv'], string | number>>;

function exampleCsv(): string {
  const { externalId, categories, vehicleTypes, services, mechanics, slots, name, location, latitude, longitude } =
    garage;
  const lists = { categories: categories.join('|'), vehicle_types: vehicleTypes.join('|') };
  const rows: Cells[] = [
    { record: 'garage', name, location, latitude, longitude, ...lists },
    ...services.map((service): Cells => ({ record: 'service', ...service })),
    ...mechanics.map((mechanic): Cells => ({ record: 'mechanic', ...mechanic })),
    ...slots.map(
      ({ dayOfWeek, startTime, endTime }): Cells => ({
        record: 'slot',
        day_of_week: dayOfWeek,
        start_time: startTime,
        end_time: endTime,
      }),
    ),
  ];
  const names = importFields.map(({ csv }) => csv);
  const lines = rows.map((row) =>
    names.map((column) => cell({ ...row, external_id: externalId }[column] ?? '')).join(','),
  );
  return `${[names.join(','), ...lines].join('\n')}\n`;
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
