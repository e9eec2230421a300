/**
 * Lets at most `limit` of the tasks that it is given run at a time; the others wait in their order.
 */
export function limitConcurrency(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  return async (task) => {
    if (running >= limit) await new Promise<void>((next) => waiting.push(next))
    else running += 1
    try {
      return await task()
    } finally {
      // The place is handed over, not given back and taken again, so that no other task slips in
      // between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
