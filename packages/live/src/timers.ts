/** Does something once, so many milliseconds from now; answers how to call it off. */
export function after(milliseconds: number, task: () => unknown): () => void {
  const timer = setTimeout(task, milliseconds)
  return () => clearTimeout(timer)
}

/** Does something again and again until it is called off. */
export function each(milliseconds: number, task: () => unknown): () => void {
  const timer = setInterval(task, milliseconds)
  return () => clearInterval(timer)
}
