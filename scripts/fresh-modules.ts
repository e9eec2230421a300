import { vi } from 'vitest'

// Before each file of tests in a process that is kept: what a changed line left in the memory of a
// module is not there for the next one.
vi.resetModules()
