import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createMetrics, tellSecurityTo } from './metrics.ts'

/** spec('decisions who-sees-what.11') */
test('a security event is logged and counted, and a limit reached all the time is logged now and then', async () => {
  const metrics = createMetrics()
  const lines: unknown[] = []
  let now = new Date('2026-11-20T15:00:00Z')
  const log = { info: (event: string, fields = {}) => void lines.push({ event, ...fields }) }
  const tell = tellSecurityTo(log, { security: metrics.security, now: () => now })

  tell('sign-in-refused')
  tell('role-changed', { count: 3 })
  for (let times = 0; times < 5; times++) tell('limit-reached', { rule: 'sign-in-email' })
  now = new Date('2026-11-20T15:01:00Z')
  tell('limit-reached', { rule: 'sign-in-email' })

  const limit = { event: 'security', what: 'limit-reached', rule: 'sign-in-email' }
  expect(lines).toEqual([
    { event: 'security', what: 'sign-in-refused' },
    { event: 'security', what: 'role-changed', count: 3 },
    limit,
    limit,
  ])
  const text = await metrics.text()
  expect(text).toContain('mostrador_security_events_total{event="sign-in-refused"} 1')
  expect(text).toContain('mostrador_security_events_total{event="role-changed"} 3')
  expect(text).toContain('mostrador_security_events_total{event="limit-reached"} 6')
  expect(text).toContain('mostrador_security_events_total{event="export"} 0')
})

/** Runs code beside fresh metrics in a process of its own, and returns what it prints. */
async function besideMetrics(code: string): Promise<string> {
  const source = `import { setTimeout as wait } from 'node:timers/promises'
    const { createMetrics } = await import('./metrics.ts')
    const metrics = createMetrics()
    ${code}
    process.exit()`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', source], {
    cwd: import.meta.dirname,
  })
  return stdout
}

test('metrics let an idle process sleep', async () => {
  const wakings = await besideMetrics(`await wait(500)
    const before = process.resourceUsage().voluntaryContextSwitches
    await wait(1_000)
    console.log(process.resourceUsage().voluntaryContextSwitches - before)`)
  // A sample each 10 ms made 100 of them.
  expect(Number(wakings)).toBeLessThan(50)
})

test('the lag of the event loop tells how long it stood still, without the interval of its samples', async () => {
  const text = await besideMetrics(`await wait(1_200)
    for (const end = Date.now() + 1_500; Date.now() < end; );
    await wait(1_200)
    console.log(await metrics.text())`)
  const lag = (of: string): number =>
    Number(new RegExp(`^nodejs_eventloop_lag_${of}_seconds (.*)`, 'm').exec(text)?.[1])
  expect(lag('max')).toBeGreaterThan(0.4)
  expect(lag('max')).toBeLessThan(1.6)
  expect(lag('min')).toBeLessThan(0.4)
})

test('the lag of the event loop is 0 before its first sample', async () => {
  const text = await createMetrics().text()
  expect(text).toContain('nodejs_eventloop_lag_min_seconds 0\n')
  expect(text).toContain('nodejs_eventloop_lag_mean_seconds 0\n')
})
