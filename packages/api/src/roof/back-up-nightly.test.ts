import { beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { ensureRecurringJobs, runDueJobs } from './run-due-jobs.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

const nightly = () =>
  api.ports.database.selectFrom('jobs').selectAll().where('kind', '=', 'nightly-backup').execute()

/** spec('decisions keeping-it.6') */
test('a backup is made at the first start, then each night of the contacts, by one process', async () => {
  let made = 0
  const ports = { ...api.ports, backUp: async () => void (made += 1) }
  await api.given.branchContact()
  await ensureRecurringJobs(ports)
  await Promise.all([runDueJobs(ports, 'slow'), runDueJobs(ports, 'slow'), runDueJobs(ports, 'slow')])
  expect(made).toBe(1)
  // Noon of a Friday in Buenos Aires; its next night is Saturday's.
  expect(await nightly()).toMatchObject([{ run_at: new Date('2026-11-21T07:30:00Z') }])

  api.clock.now = new Date('2026-11-21T07:29:59Z')
  await runDueJobs(ports, 'slow')
  expect(made).toBe(1)
  api.clock.now = new Date('2026-11-21T07:30:00Z')
  await runDueJobs(ports, 'slow')
  expect(made).toBe(2)
  expect(await nightly()).toMatchObject([{ run_at: new Date('2026-11-22T07:30:00Z') }])
})

test('a slow job is left to its own worker, and keeps its claim', async () => {
  let made = 0
  const ports = {
    ...api.ports,
    backUp: async () => {
      made += 1
      // An hour later another process looks for work.
      api.clock.now = new Date(api.clock.now.getTime() + 60 * 60_000)
      await runDueJobs(ports, 'slow')
    },
  }
  await ensureRecurringJobs(ports)
  await runDueJobs(ports)
  expect(made).toBe(0)
  await runDueJobs(ports, 'slow')
  expect(made).toBe(1)
})

test('where no folder for backups is set there is no such job', async () => {
  await ensureRecurringJobs(api.ports)
  expect(await nightly()).toEqual([])
})

test('a backup that fails is tried again', async () => {
  const ports = { ...api.ports, backUp: () => Promise.reject(new Error('The disk is full.')) }
  await ensureRecurringJobs(ports)
  await runDueJobs(ports, 'slow')
  expect(await nightly()).toMatchObject([{ last_error: 'The disk is full.', failed_at: null, done_at: null }])
})
