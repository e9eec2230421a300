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

test('steps of one processor run beside each other, the others alone, and all are told in order', async () => {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const events: string[] = []
  const step = (title: string, ms: number, single = false) => ({
    title,
    single,
    run: async () => {
      events.push(`${title} begins`)
      await new Promise((resolve) => setTimeout(resolve, ms))
      events.push(`${title} ends`)
      return { passed: 1, failed: 0, output: '' }
    },
  })
  const steps = [step('before', 5), step('slow', 60, true), step('quick', 5, true), step('after', 5)]
  expect(await runSteps(steps, 2)).toEqual({ passed: 4, failed: 0 })
  expect(events).toEqual([
    'before begins',
    'before ends',
    'slow begins',
    'quick begins',
    'quick ends',
    'slow ends',
    'after begins',
    'after ends',
  ])
  const told = lines.mock.calls.map(([line]) => /^. (\w+)/.exec(String(line))?.[1])
  expect(told.slice(0, 4)).toEqual(['before', 'slow', 'quick', 'after'])
  events.length = 0
  await runSteps(steps.slice(1, 3), 1)
  expect(events).toEqual(['slow begins', 'slow ends', 'quick begins', 'quick ends'])
})
