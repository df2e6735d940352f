type Task = () => Promise<void>;

const tasks = new Set<Task>();
/** Nobody waits longer than this to be signed out. */
const patienceMs = 2_000;

/** What has to be done while the session still stands, when somebody asks to be signed out; returns how to take it back. */
export function beforeSignOut(task: Task): () => void {
  tasks.add(task);
  return () => tasks.delete(task);
}

/** Runs them all; a failing or a slow one keeps nobody from leaving. */
export async function runBeforeSignOut(): Promise<void> {
  const running = Promise.allSettled([...tasks].map((task) => task()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([running, patience]);
  clearTimeout(timer);
}
