import type { Booking } from '@pahiya/contract/bookings/schemas';
import { garages } from '../../garages/tables.ts';
import { bookings } from '../tables.ts';

/** A booking as its owner sees it, joined with its garage. */
export const bookingColumns = {
  id: bookings.id,
  garageId: bookings.garageId,
  garageName: garages.name,
  garageLocation: garages.location,
  garageImageUrl: garages.imageUrl,
  bookingDate: bookings.bookingDate,
  bookingTime: bookings.bookingTime,
  endTime: bookings.endTime,
  serviceType: bookings.serviceType,
  serviceNames: bookings.serviceNames,
  serviceDetails: bookings.serviceDetails,
  vehicleType: bookings.vehicleType,
  vehicleMake: bookings.vehicleMake,
  vehicleModel: bookings.vehicleModel,
  address: bookings.address,
  additionalNotes: bookings.additionalNotes,
  notes: bookings.notes,
  paymentMethod: bookings.paymentMethod,
  paymentStatus: bookings.paymentStatus,
  totalAmount: bookings.totalAmount,
  status: bookings.status,
  assignedMechanicName: bookings.assignedMechanicName,
  createdAt: bookings.createdAt,
} satisfies Record<keyof Booking, unknown>;

type BookingRow = Omit<Booking, 'createdAt'> & { createdAt: Date };

export function toBooking(row: BookingRow): Booking {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
