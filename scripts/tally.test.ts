import { expect, test, vi } from 'vitest'
import { runSteps } from './tally.ts'

test('a run tells how long each part and the whole took, and what exceeded its budget', async () => {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const slow = () =>
    new Promise<{ passed: number; failed: number; output: string }>((resolve) => {
      setTimeout(resolve, 30, { passed: 2, failed: 0, output: '' })
    })
  const tally = await runSteps([
    { title: 'slow', budget: 0.001, run: slow },
    { title: 'quick', budget: 60, run: () => Promise.resolve({ passed: 1, failed: 0, output: '' }) },
    { title: 'free', run: () => Promise.reject(new Error('no server')) },
  ])
  const said = lines.mock.calls.map(([line]) => String(line))
  expect(said).toEqual([
    expect.stringMatching(/^✓ slow .* s of 0\.001 s, longer than it may {2}2 passed, 0 failed$/),
    expect.stringMatching(/^✓ quick .* s of 60 s$/),
    expect.stringMatching(/^✗ free .* s$/),
    '    no server',
    expect.stringMatching(/^ {2}in all .* s of 60\.001 s$/),
  ])
  expect(tally).toEqual({ passed: 3, failed: 1 })
})
