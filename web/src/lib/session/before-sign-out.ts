type Task = () => Promise<void>;

const tasks = new Set<Task>();
const patienceMs = 2_000;

/** Registers a task that needs the session, to run before a sign-out. Returns a function that unregisters it. */
export function beforeSignOut(task: Task): () => void {
  tasks.add(task);
  return () => tasks.delete(task);
}

/** Runs all tasks. A failing or slow one does not block the sign-out. */
export async function runBeforeSignOut(): Promise<void> {
  const running = Promise.allSettled([...tasks].map((task) => task()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([running, patience]);
  clearTimeout(timer);
}
