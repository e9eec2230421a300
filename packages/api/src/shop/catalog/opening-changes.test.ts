import { beforeEach, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import { giveException, giveSchedule } from '../../testing/given-schedule.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi

beforeEach(async () => {
  api = await startTestApi()
})

async function told(contact: GivenContact, instant: string) {
  api.clock.now = new Date(instant)
  const answer = await api.client.getBranchContact({ params: { id: contact.id } })
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.data
}

/** spec('decisions the-server-is-the-authority.7') */
test('a contact tells when it and its modes open and close in the next day, and is so when it comes', async () => {
  const contact = await api.given.branchContact({
    hours: { start: 20 * 60, duration: 6 * 60 },
    orderModes: ['TAKE_AWAY', 'IN_DINING'],
  })
  const { TAKE_AWAY = '', IN_DINING = '' } = contact.modes
  const hours = { start: 21 * 60 + 15, duration: 60 }
  await api.given.change(contact, (db) => giveSchedule(db, contact, { modeId: TAKE_AWAY, hours }))
  const { changes } = await told(contact, '2026-11-20T18:00:20-03:00')
  const short = changes.map(({ at, open, openModes }) => [at, open, openModes.toSorted()])
  expect(short).toEqual([
    ['2026-11-20T23:00:00.000Z', true, [IN_DINING]],
    ['2026-11-21T00:15:00.000Z', true, [TAKE_AWAY, IN_DINING].toSorted()],
    ['2026-11-21T01:15:00.000Z', true, [IN_DINING]],
    ['2026-11-21T05:00:00.000Z', false, []],
  ])
  for (const change of changes) {
    const { open, nextOpeningAt, slotsLeftFor, deliveryConfig } = await told(contact, change.at)
    const openModes = deliveryConfig.orderModes.filter((mode) => mode.open).map(({ id }) => id)
    expect({ at: change.at, open, nextOpeningAt, openModes, slotsLeftFor }).toEqual(change)
  }
})

test('a day off has no change, and a contact that is open all day none either', async () => {
  const night = await api.given.branchContact({ hours: { start: 20 * 60, duration: 120 } })
  const always = await api.given.branchContact({ hours: { start: 0, duration: 1440 } })
  await api.given.change(night, (db) => giveException(db, night, { day: '2026-11-20', hours: null }))
  expect((await told(night, '2026-11-20T10:00:00-03:00')).changes).toEqual([])
  expect((await told(always, '2026-11-20T10:00:00-03:00')).changes).toEqual([])
})

test('where clocks are put back a contact is open for the second time of its hour as well', async () => {
  // In Chile the night of 4 April 2026 has the hour from 23:00 twice.
  const contact = await api.given.branchContact({
    contact: { time_zone: 'America/Santiago' },
    hours: { start: 20 * 60, duration: 210 },
  })
  const { changes } = await told(contact, '2026-04-04T22:00:00-03:00')
  expect(changes.slice(0, 3).map(({ at, open }) => [at, open])).toEqual([
    ['2026-04-05T02:30:00.000Z', false],
    ['2026-04-05T03:00:00.000Z', true],
    ['2026-04-05T03:30:00.000Z', false],
  ])
})
