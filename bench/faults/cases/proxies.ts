import { hasCaddy, startCaddy } from '../../../server/test/proxies/caddy.ts';
import { hasNginx, startNginx } from '../../../server/test/proxies/nginx.ts';
import type { Fault } from './fault.ts';
import { killNode } from './kill-node.ts';

/** Debian's packages with the configurations in `deploy/`. */
const proxies = [
  { title: 'nginx', isPresent: hasNginx, through: startNginx },
  { title: 'Caddy', isPresent: hasCaddy, through: startCaddy },
];

const restartInTurn: Omit<Fault, 'name'> = {
  isUnnoticed: true,
  isFeltBy: 'streams',
  async cause({ nodes }, hold) {
    for (const node of nodes) {
      await node.end();
      await node.start();
      await hold();
    }
  },
};

export const proxyFaults: Fault[] = proxies.flatMap(({ title, isPresent, through }) => {
  const behind = { through, lacks: () => (isPresent ? null : title) };
  return [
    { ...killNode, ...behind, name: `behind ${title} a node is killed`, isShort: false },
    { ...restartInTurn, ...behind, name: `behind ${title} the nodes restart in turn` },
  ];
});
