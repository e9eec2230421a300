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
