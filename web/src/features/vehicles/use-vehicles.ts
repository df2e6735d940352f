import type { Vehicle } from '@pahiya/contract/vehicles/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api/api.ts';
import { ownVehicles } from './queries.ts';
import type { FinishedVehicle } from './rules/vehicle-form.ts';

/** Adds, changes and removes own vehicles. Refetches their lists and the assistant's welcome, which uses them. */
export function useVehicles() {
  const queryClient = useQueryClient();
  const readAgain = () =>
    Promise.all(
      [ownVehicles().queryKey, orpc.revvy.welcome.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  const save = useMutation({
    mutationFn: ({ id, vehicle }: { id: string | null; vehicle: FinishedVehicle }) =>
      id === null ? api.vehicles.add(vehicle) : api.vehicles.change({ ...vehicle, vehicleId: id }),
    onSuccess: readAgain,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Pick<Vehicle, 'id'>) => api.vehicles.remove({ vehicleId: id }),
    onSuccess: readAgain,
  });
  return { save, remove };
}
