import type { Api } from './api.ts';
import { createGarage } from './garages.ts';

export const jobServices = {
  brakes: 'Brake Pads replacement',
  oil: 'Engine oil change',
  tyres: 'Tyres change',
  puncture: 'Tubeless puncture repair',
  battery: 'Battery replacement',
  ac: 'AC Service and gas refill',
  wash: 'Foam wash',
  body: 'Panel denting and painting',
  clutch: 'Clutch overhaul',
  suspension: 'Suspension overhaul',
  alignment: 'Wheel Alignment',
  chain: 'Chain sprocket replacement',
  headlight: 'LED headlight upgrade',
  wiring: 'Wiring fault finding',
  claim: 'Cashless claim assistance',
  puc: 'PUC certificate',
  cleaning: 'Interior Cleaning and vacuum',
  spares: 'Spare Parts fitting',
} as const;
export type Job = keyof typeof jobServices;

/** Creates one garage per job, so that a result shows what was understood. */
export async function createJobGarages(api: Api): Promise<void> {
  for (const [job, name] of Object.entries(jobServices)) {
    const offers = [{ name, price: 500, duration: 30 }];
    await createGarage(api.services.db, { name: `Garage ${job}`, location: 'Kothrud, Pune', services: offers });
  }
}
