/** Runs a task once after a delay; returns a function that cancels. */
export function after(milliseconds: number, task: () => unknown): () => void {
  const timer = setTimeout(task, milliseconds)
  return () => clearTimeout(timer)
}

/** Runs a task at an interval; returns a function that stops. */
export function each(milliseconds: number, task: () => unknown): () => void {
  const timer = setInterval(task, milliseconds)
  return () => clearInterval(timer)
}
