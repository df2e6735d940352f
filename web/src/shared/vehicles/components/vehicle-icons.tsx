import { Car, CarFront, Motorbike, Truck } from 'lucide-react';

export const vehicleIcons = {
  car: <Car aria-hidden="true" />,
  bike: <Motorbike aria-hidden="true" />,
  truck: <Truck aria-hidden="true" />,
  suv: <CarFront aria-hidden="true" />,
};
