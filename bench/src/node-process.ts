import path from 'node:path';
import { cpuSecondsOf, highestMemoryOf, listGroup, memoryOf, type RunningProcess } from './process-facts.ts';
import { root, startProgram } from './program.ts';

export interface NodeProcess {
  url: string;
  /** Time from spawn until the program says that it is ready. */
  startSeconds: number;
  /** Resident memory in bytes. */
  memory(): Promise<number>;
  /** Highest resident memory since the start, in bytes. */
  highestMemory(): Promise<number>;
  /** Processor time of all its threads since the start. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

interface Script {
  script: string;
  args?: string[];
  env?: Record<string, string>;
}

export async function startNode({ script, args = [], env = {} }: Script): Promise<NodeProcess> {
  const program = await startProgram(process.execPath, [path.join(root, script), ...args], env);
  return { ...program, ...handle(program.pid, program.end) };
}

export interface StartedByNpm extends NodeProcess {
  /** Lists what `npm start` runs besides the server and PostgreSQL. */
  beside(): Promise<RunningProcess[]>;
}

export async function startWithNpm(env: Record<string, string>): Promise<StartedByNpm> {
  const { pid, end, ...program } = await startProgram('npm', ['start'], env);
  const list = async () => (await listGroup(pid)).filter(({ command }) => !command.includes('postgres'));
  // The server is by far the largest process.
  const [server, ...others] = (await list()).toSorted((one, other) => other.memory - one.memory);
  const serverPid = server?.pid ?? pid;
  return { ...program, ...handle(serverPid, end), beside: async () => others };
}

function handle(pid: number, end: (pid: number) => Promise<void>) {
  return {
    memory: () => memoryOf(pid),
    highestMemory: () => highestMemoryOf(pid),
    cpuSeconds: () => cpuSecondsOf(pid),
    stop: () => end(pid),
  };
}
