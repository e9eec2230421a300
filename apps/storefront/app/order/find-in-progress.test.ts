import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { beforeEach, expect, test } from 'vitest'
import { findInProgress } from './find-in-progress.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

const DAY_MS = 24 * 60 * 60 * 1000

/** spec('001 §2.18') */
test('an order in course is found in the history of who is signed in, the newest one, for 24 hours', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  const browser = api.browser()
  const search = (phone: string | undefined, later = 0) =>
    findInProgress(browser, {
      placed: [],
      branchContactId: contact.id,
      phone,
      now: new Date(api.clock.now.getTime() + later),
      onOver: () => undefined,
    })
  await api.given.order(contact, { client: browser })
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  const newest = await api.given.order(contact, { client: browser })
  expect(await search('+541123456789')).toBe(newest.code)
  expect(await search(undefined)).toBeUndefined()
  expect(await search('+541199999999')).toBeUndefined()
  api.clock.now = new Date(api.clock.now.getTime() + DAY_MS + 60_000)
  expect(await search('+541123456789')).toBeUndefined()
})

/** spec('001 §2.18') */
test('an order of this browser is found without a diner, and beside a newer one of the history gives way', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  const browser = api.browser()
  const older = await api.given.order(contact, { client: browser })
  const placed = [{ alias: contact.alias, code: older.code, at: api.clock.now.toISOString() }]
  const input = { placed, branchContactId: contact.id, now: api.clock.now, onOver: () => undefined }
  expect(await findInProgress(browser, { ...input, phone: undefined })).toBe(older.code)
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  const newer = await api.given.order(contact, { client: browser })
  expect(await findInProgress(browser, { ...input, phone: '+541123456789' })).toBe(newer.code)
})
