import { hasCaddy, startCaddy } from '../../../server/test/proxies/caddy.ts';
import { hasNginx, startNginx } from '../../../server/test/proxies/nginx.ts';
import type { Fault, Through } from './fault.ts';

/** The shipped configurations on Debian's packages. */
const proxies = [
  { title: 'nginx', isPresent: hasNginx, through: startNginx },
  { title: 'Caddy', isPresent: hasCaddy, through: startCaddy },
].filter(({ isPresent }) => isPresent);

export const proxyFaults: Fault[] = proxies.flatMap(({ title, through }) => [
  killBehind(title, through),
  restartBehind(title, through),
]);

function killBehind(title: string, through: Through): Fault {
  return {
    name: `behind ${title} a node is killed`,
    through,
    mayBreak: true,
    async cause({ nodes: [node] }, hold) {
      await node.kill();
      await hold();
      await node.start();
    },
  };
}

function restartBehind(title: string, through: Through): Fault {
  return {
    name: `behind ${title} the nodes restart in turn`,
    through,
    isUnnoticed: true,
    async cause({ nodes }, hold) {
      for (const node of nodes) {
        await node.end();
        await node.start();
        await hold();
      }
    },
  };
}
