import { portraitScenes } from './people/portraits.ts';
import { bengaluruEvening } from './scenes/bengaluru-evening.ts';
import { brakeDisc } from './scenes/brake-disc.ts';
import { carFoam } from './scenes/car-foam.ts';
import { coonoorGhat } from './scenes/coonoor-ghat.ts';
import { dashboardNight } from './scenes/dashboard-night.ts';
import { dhabaDusk } from './scenes/dhaba-dusk.ts';
import { evCharging } from './scenes/ev-charging.ts';
import { goaSunrise } from './scenes/goa-sunrise.ts';
import { himalayaPass } from './scenes/himalaya-pass.ts';
import { jaipurArch } from './scenes/jaipur-arch.ts';
import { kolkataDawn } from './scenes/kolkata-dawn.ts';
import { kutchStars } from './scenes/kutch-stars.ts';
import { mumbaiMonsoon } from './scenes/mumbai-monsoon.ts';
import { pondicherryWall } from './scenes/pondicherry-wall.ts';
import { ridingGear } from './scenes/riding-gear.ts';
import { spitiCrossing } from './scenes/spiti-crossing.ts';
import { tyreTread } from './scenes/tyre-tread.ts';
import { workshopLift } from './scenes/workshop-lift.ts';
import type { Scene } from './sheet.ts';

export const allScenes: readonly Scene[] = [
  bengaluruEvening,
  brakeDisc,
  carFoam,
  coonoorGhat,
  dashboardNight,
  dhabaDusk,
  evCharging,
  goaSunrise,
  himalayaPass,
  jaipurArch,
  kolkataDawn,
  kutchStars,
  mumbaiMonsoon,
  pondicherryWall,
  ridingGear,
  spitiCrossing,
  tyreTread,
  workshopLift,
  ...portraitScenes,
];
