import { afterEach, beforeEach } from 'vitest'

// A warning that nobody asked for is a defect that nobody looks at: React keys, hydration, deprecations, lost
// promises. A test that expects one says so by replacing the method: vi.spyOn(console, 'error').mockImplementation(…).
const noisyMethods = ['error', 'warn'] as const
const originals = { error: console.error, warn: console.warn }
let unexpected: Error[] = []

for (const method of noisyMethods) record(method)

beforeEach(() => {
  for (const method of noisyMethods) record(method)
})

afterEach(() => {
  const noise = unexpected
  unexpected = []
  if (noise.length > 0) throw new AggregateError(noise, noise.map((error) => error.message).join('\n'))
})

function record(method: (typeof noisyMethods)[number]): void {
  console[method] = (...values: unknown[]) => {
    originals[method](...values)
    unexpected.push(new Error(`Unexpected console.${method}: ${values.map(String).join(' ')}`))
  }
}
