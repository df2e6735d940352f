import type { Shape } from './bare-plan.ts';

type Row = unknown[];

export const answers: Record<Shape, (results: Row[][]) => unknown> = {
  garages: ([rows = []]) => rows.map(toGarage),
  nearest: ([rows = []]) => rows.map(toGarage).sort((a, b) => (b.averageRating ?? 0) - (a.averageRating ?? 0)),
  garage: ([rows = [], services = []]) => ({ garage: rows[0] && toGarage(rows[0]), services: services.map(toService) }),
  slots: ([rows = []]) => ({ date: rows[0]?.[0], slots: rows.filter(([, start]) => start !== null).map(toSlot) }),
};

function toGarage(row: Row) {
  return {
    id: row[0],
    name: row[1],
    imageUrl: row[2],
    location: row[3],
    latitude: row[4],
    longitude: row[5],
    distanceKm: row[6],
    isFeatured: row[7],
    // The driver returns decimal numbers as text.
    averageRating: row[8] === null ? null : Number(row[8]),
    totalReviews: row[9],
    categories: row[10],
    vehicleTypes: row[11],
    services: row[12],
    isDemonstration: row[13],
  };
}

function toService([id, garageId, name, description, price, duration]: Row): unknown {
  return { id, garageId, name, description, price, duration };
}

function toSlot([, startTime, endTime, active, free]: Row): unknown {
  const hasMechanics = Number(active) > 0;
  return {
    startTime,
    endTime,
    available: !hasMechanics || Number(free) > 0,
    freeMechanics: hasMechanics ? free : null,
  };
}
