import { vi } from 'vitest'

/**
 * A browser that draws its next frame when the test says so; `clock` is what `performance` told
 * last, in milliseconds.
 */
export function givenFrames({ clock = 0 } = {}) {
  const waiting = new Map<number, (now: number) => void>()
  let now = clock
  let last = 0
  vi.stubGlobal('performance', { now: () => now })
  vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) => {
    last += 1
    waiting.set(last, step)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => void waiting.delete(frame))
  return {
    /** How many frames are wanted. */
    count: () => waiting.size,
    /** Draws the next frame, so many milliseconds after the last. */
    draw(milliseconds: number) {
      now += milliseconds
      const steps = [...waiting.values()]
      waiting.clear()
      for (const step of steps) step(now)
    },
  }
}
