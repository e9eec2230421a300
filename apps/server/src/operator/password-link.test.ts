import { runDueJobs } from '@mostrador/api/roof/run-due-jobs'
import type { SecurityEvent } from '@mostrador/api/ground/security/security-event'
import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { nextTestId } from '@mostrador/api/testing/test-ports'
import { expect, test } from 'vitest'
import { makePasswordLink } from './password-link.ts'

/** spec('decisions who-sees-what.16') */
test('the operator makes a link for the only owner, whoever else employs her, and the log is told', async () => {
  const told: SecurityEvent[] = []
  const api = await startTestApi({ tellSecurity: (event) => void told.push(event) })
  const [own, other] = [await api.given.branchContact(), await api.given.branchContact()]
  const login = await api.given.staff({ role: 'OWNER', company: own, contacts: [other] })
  const open = await api.as(login)
  const world = {
    db: api.ports.database,
    now: api.clock.now,
    newId: nextTestId,
    consoleOrigin: 'https://caja.example.com',
  }
  const made = await makePasswordLink(world, ` ${login.email.toUpperCase()} `)
  expect(made.ok).toBe(true)
  const [, token = ''] =
    /^https:\/\/caja\.example\.com\/console\/password#([\w-]{43})\n/.exec(made.sentence) ?? []
  const password = 'una frase que recuerdo'
  expect((await api.client.setPasswordByLink({ body: { token, password } })).ok).toBe(true)
  expect(await open.getStaffSession()).toMatchObject({ problem: { code: 'not-signed-in' } })
  expect((await api.client.signIn({ body: { email: login.email, password } })).ok).toBe(true)
  await runDueJobs(api.ports)
  expect(told).toContain('password-link-made')
})

test('a person whom no company employs gets no link', async () => {
  const { ports, clock } = await startTestApi()
  const world = { db: ports.database, now: clock.now, newId: nextTestId, consoleOrigin: 'https://x.example' }
  expect(await makePasswordLink(world, 'nadie@example.com')).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('nadie@example.com'),
  })
  expect(await ports.database.selectFrom('staff_password_links').select('token_hash').execute()).toEqual([])
})
