import { implement } from '@orpc/server';
import { deskContract } from '@pahiya/contract/desk/contract';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { limitWrites, requireViewer } from '../../../platform/procedure.ts';
import { saveMechanic } from '../commands/save-mechanic.ts';
import { saveService } from '../commands/save-service.ts';
import { removeHoliday, setHoliday } from '../commands/set-holiday.ts';
import { setWeekSlots } from '../commands/set-week-slots.ts';
import { listClosedDays, listMechanicsAtWork } from '../queries/list-coming-work.ts';
import { listDeskServices, listWeekSlots } from '../queries/list-offers.ts';
import type { GarageContext } from '../types.ts';
import { atGarage } from './at-garage.ts';
import { requireStaff } from './require-staff.ts';

const api = implement(deskContract.garage).$context<GarageContext>();
const ofName = { data: { field: 'name' } };

const services = {
  services: api.services
    .use(requireViewer)
    .use(requireStaff)
    .use(atGarage)
    .handler(({ input, context }) => listDeskServices(context.db, input.garageId)),
  addService: api.addService
    .use(requireViewer)
    .use(limitWrites)
    .use(requireStaff)
    .use(atGarage)
    .handler(async ({ input: { garageId, ...fields }, context, errors }) => {
      const outcome = await saveService(context.db, { actor: context.staff, garageId, fields });
      if (outcome.ok) return outcome.service;
      throw errors.NAME_TAKEN(ofName);
    }),
  changeService: api.changeService
    .use(requireViewer)
    .use(limitWrites)
    .use(requireStaff)
    .use(atGarage)
    .handler(async ({ input: { garageId, serviceId, ...fields }, context, errors }) => {
      const outcome = await saveService(context.db, { actor: context.staff, garageId, serviceId, fields });
      if (outcome.ok) return outcome.service;
      if (outcome.reason === 'NAME_TAKEN') throw errors.NAME_TAKEN(ofName);
      throw errors.NOT_FOUND({ data: { field: 'serviceId' } });
    }),
};

const mechanics = {
  mechanics: api.mechanics
    .use(requireViewer)
    .use(requireStaff)
    .use(atGarage)
    .handler(({ input, context }) =>
      listMechanicsAtWork(context.db, { garageId: input.garageId, today: zonedNow(context.now()).date }),
    ),
  addMechanic: api.addMechanic
    .use(requireViewer)
    .use(limitWrites)
    .use(requireStaff)
    .use(atGarage)
    .handler(async ({ input: { garageId, ...fields }, context, errors }) => {
      const outcome = await saveMechanic(context.db, { actor: context.staff, garageId, fields });
      if (outcome.ok) return outcome.mechanic;
      throw errors.NAME_TAKEN(ofName);
    }),
  changeMechanic: api.changeMechanic
    .use(requireViewer)
    .use(limitWrites)
    .use(requireStaff)
    .use(atGarage)
    .handler(async ({ input: { garageId, mechanicId, ...fields }, context, errors }) => {
      const outcome = await saveMechanic(context.db, { actor: context.staff, garageId, mechanicId, fields });
      if (outcome.ok) return outcome.mechanic;
      if (outcome.reason === 'NAME_TAKEN') throw errors.NAME_TAKEN(ofName);
      throw errors.NOT_FOUND({ data: { field: 'mechanicId' } });
    }),
};

function comingHolidays({ db, now }: GarageContext, garageId: string) {
  return listClosedDays(db, { garageId, today: zonedNow(now()).date });
}

const times = {
  weekSlots: api.weekSlots
    .use(requireViewer)
    .use(requireStaff)
    .use(atGarage)
    .handler(({ input, context }) => listWeekSlots(context.db, input.garageId)),
  setWeekSlots: api.setWeekSlots
    .use(requireViewer)
    .use(limitWrites)
    .use(requireStaff)
    .use(atGarage)
    .handler(async ({ input, context, errors }) => {
      const outcome = await setWeekSlots(context.db, { ...input, actor: context.staff });
      if (!outcome.ok) throw errors.SLOTS_OVERLAP({ data: { field: 'slots' } });
      return await listWeekSlots(context.db, input.garageId);
    }),
  holidays: api.holidays
    .use(requireViewer)
    .use(requireStaff)
    .use(atGarage)
    .handler(({ input, context }) => comingHolidays(context, input.garageId)),
  setHoliday: api.setHoliday
    .use(requireViewer)
    .use(limitWrites)
    .use(requireStaff)
    .use(atGarage)
    .handler(async ({ input, context }) => {
      await setHoliday(context.db, { ...input, actor: context.staff });
      return await comingHolidays(context, input.garageId);
    }),
  removeHoliday: api.removeHoliday
    .use(requireViewer)
    .use(limitWrites)
    .use(requireStaff)
    .use(atGarage)
    .handler(async ({ input, context }) => {
      await removeHoliday(context.db, { ...input, actor: context.staff });
      return await comingHolidays(context, input.garageId);
    }),
};

export const garageOfferProcedures = { ...services, ...mechanics, ...times };
