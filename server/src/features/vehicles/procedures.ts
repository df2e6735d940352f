import { implement } from '@orpc/server';
import { vehiclesContract } from '@pahiya/contract/vehicles/contract';
import { type BaseContext, limitWrites, requireViewer } from '../../platform/procedure.ts';
import { addVehicle, changeVehicle, removeVehicle } from './commands/save-vehicle.ts';
import { listVehicles } from './queries/list-vehicles.ts';

const api = implement(vehiclesContract).$context<BaseContext>();
const fieldOf = { NOT_FOUND: 'vehicleId', REGISTRATION_TAKEN: 'registration', TOO_MANY_VEHICLES: '' } as const;

export const vehiclesProcedures = api.router({
  list: api.list.use(requireViewer).handler(({ context: { db, viewer } }) => listVehicles(db, viewer.userId)),
  add: api.add
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context: { db, viewer }, errors }) => {
      const outcome = await addVehicle(db, viewer.userId, input);
      if (outcome.ok) return outcome.vehicle;
      throw errors[outcome.reason]({ data: { field: fieldOf[outcome.reason] } });
    }),
  change: api.change
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input: { vehicleId, ...vehicle }, context: { db, viewer }, errors }) => {
      const outcome = await changeVehicle(db, { userId: viewer.userId, vehicleId, vehicle });
      if (outcome.ok) return outcome.vehicle;
      throw errors[outcome.reason]({ data: { field: fieldOf[outcome.reason] } });
    }),
  remove: api.remove
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input: { vehicleId }, context: { db, viewer }, errors }) => {
      const isRemoved = await removeVehicle(db, viewer.userId, vehicleId);
      if (!isRemoved) throw errors.NOT_FOUND({ data: { field: 'vehicleId' } });
      return { id: vehicleId };
    }),
});
