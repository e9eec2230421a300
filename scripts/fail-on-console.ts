import { afterEach, beforeEach } from 'vitest'

// A warning that nobody asked for is a defect that nobody looks at: React keys, hydration,
// deprecations, lost promises. A test that expects one says so by replacing the method:
// vi.spyOn(console, 'error').mockImplementation(…).
const noisyMethods = ['error', 'warn'] as const

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
    original.apply(console, values)
    unexpected.push(new Error(`Unexpected console.${method}: ${values.map(String).join(' ')}`))
  }
  return () => {
    console[method] = original
  }
}
