import type { RevvyTools } from '../../features/revvy/tools/revvy-tools.ts';

const id = '00000000-0000-4000-8000-000000000001';
/** No question asks for this day or hour, so that a draft that ignores the wanted time never counts as right. */
const slot = { date: '2026-12-01', startTime: '05:00', endTime: '06:00' };
const garage = {
  garageId: id,
  name: 'Sharma Works',
  location: 'Pune',
  averageRating: 4.5,
  distanceKm: 2,
  nextSlot: slot,
};
const named = ['Saat Taare Motor Works', 'Torque House', 'Dilli Gear Dost'];
const offered = ['Battery Replacement', 'Full Car Service', 'Chain Cleaning'];

/** A look-up in the catalogue or in the customer's bookings that an answer made. */
export interface Call {
  tool: keyof RevvyTools;
  wanted: Record<string, unknown>;
}

/** One garage that has every service, one booking and one car: enough to see what an answer looks up. */
export function createSampleTools(): { tools: RevvyTools; calls: Call[] } {
  const calls: Call[] = [];
  const note = (tool: Call['tool'], wanted: object = {}) => calls.push({ tool, wanted: { ...wanted } });
  const tools: RevvyTools = {
    hasPlace: true,
    async findGarages(wanted) {
      note('findGarages', wanted);
      const services = [{ id, name: wanted.search ?? 'General Service', price: 1_499 }];
      return { kind: 'garages', items: [{ ...garage, services }] };
    },
    async priceRange(wanted) {
      note('priceRange', wanted);
      const { search: service, vehicleType = null, city = null } = wanted;
      return { kind: 'price', service, vehicleType, city, lowest: 999, highest: 2_499, garages: 4 };
    },
    async ownBookings() {
      note('ownBookings');
      const names = { garageName: garage.name, serviceNames: ['Oil Change'], mechanicName: null };
      const when = { bookingDate: '2026-11-23', bookingTime: '10:00' };
      return {
        kind: 'bookings',
        items: [{ bookingId: id, ...names, ...when, status: 'confirmed', paymentStatus: 'pending' }],
      };
    },
    async draftBooking(wanted) {
      note('draftBooking', wanted);
      const services = [{ id, name: wanted.search, price: 1_499 }];
      const startTime = wanted.hours ? wanted.hours.around : slot.startTime;
      const free = { ...slot, date: wanted.date ?? slot.date, startTime };
      const made = { garageId: id, garageName: garage.name, services, total: 1_499, isOtherDay: false };
      return {
        kind: 'draft',
        ...made,
        slot: free,
        vehicleType: wanted.vehicleType ?? null,
        serviceType: wanted.serviceType,
      };
    },
    isOpen: async () => true,
    workTime: async () => ({ least: 45, most: 90 }),
    howFar: async () => new Map(),
    nearestGarage: async () => null,
    nearestSlots: async () => [slot],
    async garageNamed(text) {
      const name = named.find((each) => text.toLowerCase().includes(each.toLowerCase()));
      if (!name) return null;
      const rest = text.replace(new RegExp(name, 'i'), '');
      return { garageId: id, name, vehicleTypes: ['car', 'bike'], services: offered, rest };
    },
    lastVehicle: async () => null,
    async ownVehicles() {
      note('ownVehicles');
      return [ownCar];
    },
  };
  return { tools, calls };
}

const ownCar: Awaited<ReturnType<RevvyTools['ownVehicles']>>[number] = {
  type: 'car',
  make: 'Maruti Suzuki',
  model: 'Swift',
  registration: null,
  fuel: 'petrol',
  kilometres: 42_000,
  pucUntil: '2027-01-15',
  insuranceUntil: '2027-03-20',
  serviceDue: '2026-12-05',
};
