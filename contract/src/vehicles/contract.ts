import { z } from 'zod';
import { signedIn } from '../shared/base.ts';
import { fieldData, notFound } from '../shared/errors.ts';
import { id } from '../shared/ids.ts';
import { vehicle, vehicleInput } from './schemas.ts';

const tags = ['vehicles'];
const ofVehicle = z.strictObject({ vehicleId: id });
const registrationTaken = {
  REGISTRATION_TAKEN: { status: 409, message: 'You have a vehicle with this number already.', data: fieldData },
} as const;

export const vehiclesContract = {
  list: signedIn
    .route({
      method: 'GET',
      path: '/vehicles',
      tags,
      summary: "The customer's vehicles, last booked first, then last changed",
    })
    .output(z.array(vehicle)),
  add: signedIn
    .errors({
      ...registrationTaken,
      TOO_MANY_VEHICLES: { status: 409, message: 'Remove a vehicle before you add another.', data: fieldData },
    })
    .route({ method: 'POST', path: '/vehicles', tags, summary: 'Add a vehicle', successStatus: 201 })
    .input(vehicleInput)
    .output(vehicle),
  change: signedIn
    .errors({ ...notFound, ...registrationTaken })
    .route({ method: 'PUT', path: '/vehicles/{vehicleId}', tags, summary: 'Change a vehicle' })
    .input(vehicleInput.extend(ofVehicle.shape))
    .output(vehicle),
  remove: signedIn
    .errors(notFound)
    .route({ method: 'DELETE', path: '/vehicles/{vehicleId}', tags, summary: 'Remove a vehicle' })
    .input(ofVehicle)
    .output(z.object({ id })),
};
