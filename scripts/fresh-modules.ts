import { vi } from 'vitest'

// Before each test file in a kept process: the memory of a mutated module must not reach the next
// one.
vi.resetModules()
