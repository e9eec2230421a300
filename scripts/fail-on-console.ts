import { afterEach, beforeEach } from 'vitest'

// An unexpected warning is a defect: React keys, hydration, deprecations, lost promises. A test
// that expects one replaces the method: vi.spyOn(console, 'error').mockImplementation(…).
const noisyMethods = ['error', 'warn'] as const

/**
 * React's warning about a context drawn as a server does and then as a browser does. One process
 * serves many test files, of both kinds, one after the other.
 */
const TAKEN_IN_TURNS = 'Detected multiple renderers concurrently rendering the same context provider'

let restore: (() => void)[] = []
let unexpected: Error[] = []

beforeEach(() => {
  restore = noisyMethods.map(record)
})

afterEach(() => {
  const noise = unexpected
  unexpected = []
  for (const undo of restore) undo()
  if (noise.length > 0) throw new AggregateError(noise, noise.map((error) => error.message).join('\n'))
})

function record(method: (typeof noisyMethods)[number]): () => void {
  const original = console[method]
  console[method] = (...values: unknown[]) => {
    if (String(values[0]).startsWith(TAKEN_IN_TURNS)) return
    original.apply(console, values)
    unexpected.push(new Error(`Unexpected console.${method}: ${values.map(String).join(' ')}`))
  }
  return () => {
    console[method] = original
  }
}
