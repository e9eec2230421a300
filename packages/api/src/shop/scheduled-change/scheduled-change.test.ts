import { boardChannel, liveEvents } from '@mostrador/domain/realtime/channel-names'
import { MOST_WAITING } from '@mostrador/domain/scheduled-change/scheduled-state'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { catalogChanged } from '../catalog/announce-catalogs.ts'
import { dataOf } from '../../testing/data-of.ts'
import { givenScheduled, MONDAY, MONDAY_AT, priceOf } from '../../testing/given-scheduled.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let shop: GivenShop
let scheduled: ReturnType<typeof givenScheduled>

beforeEach(async () => {
  api = await startTestApi()
  shop = await givenShop(api)
  scheduled = givenScheduled(api, shop)
})

const dearer = priceOf('agua', 1500, 1600)
const bife = priceOf('bife', 18_500.5, 20_000)

/** spec('decisions prices-and-time.7') */
test('a change waits for its time on the wall, and is made then, once', async () => {
  const { id, version, runAt } = await scheduled.kept([dearer])
  expect({ version, runAt }).toEqual({ version: 1, runAt: MONDAY_AT.toISOString() })
  expect(await scheduled.one(id)).toMatchObject({
    state: 'WAITING',
    wall: '2026-11-23T06:00',
    timeZone: 'America/Argentina/Buenos_Aires',
    by: 'Sofía',
    sentences: ['Parrilla › Carta › Agua · precio: 1.500 → 1.600'],
    count: 1,
    problems: [],
    open: false,
  })
  await scheduled.at(new Date(MONDAY_AT.getTime() - 1))
  expect(await scheduled.prices()).toMatchObject({ agua: 1500 })

  api.published.length = 0
  expect(await scheduled.at(MONDAY_AT)).toBe(1)
  expect(await scheduled.prices()).toMatchObject({ agua: 1600 })
  expect(await scheduled.one(id)).toMatchObject({
    state: 'APPLIED',
    revision: 2,
    undone: false,
    endedAt: MONDAY_AT.toISOString(),
    version: 2,
  })
  const [newest] = await scheduled.revisions()
  expect(newest).toMatchObject({
    number: 2,
    door: 'CONSOLE',
    by: 'Sofía',
    at: MONDAY_AT.toISOString(),
    scheduledAt: '2026-11-20T15:00:00.000Z',
    undoable: true,
  })
  // Pages and consoles hear of it as of any change.
  expect(api.published).toContainEqual({
    ...catalogChanged,
    data: { companyId: shop.companyId, branchContactIds: [shop.id] },
  })
  expect(api.published).toContainEqual({
    channel: boardChannel(shop.id),
    event: liveEvents.documentUpdated,
    data: { revision: 2 },
  })
  expect(await scheduled.at(new Date(MONDAY_AT.getTime() + 60_000))).toBe(0)
  expect(await scheduled.revisions()).toHaveLength(2)
  dataOf(await shop.owner.undoRevision({ params: { id: shop.branchId, number: 2 } }))
  expect(await scheduled.one(id)).toMatchObject({ state: 'APPLIED', undone: true })
})

/** spec('decisions prices-and-time.7') */
test('after a time when no server ran, changes are made late, in their order, and say so', async () => {
  const evening = { date: '2026-11-23', time: '20:00' }
  await scheduled.kept([dearer])
  const { id } = await scheduled.kept([priceOf('agua', 1600, 1500)], { when: evening })
  await scheduled.at(new Date('2026-11-24T12:00:00.000Z'))
  expect(await scheduled.prices()).toMatchObject({ agua: 1500 })
  expect(await scheduled.one(id)).toMatchObject({
    state: 'APPLIED',
    runAt: '2026-11-23T23:00:00.000Z',
    endedAt: '2026-11-24T12:00:00.000Z',
  })
  const [last, first] = await scheduled.revisions()
  expect([first?.sentences[0], last?.sentences[0]]).toEqual([
    expect.stringContaining('1.500 → 1.600'),
    expect.stringContaining('1.600 → 1.500'),
  ])
})

test('an impossible change is refused when it is scheduled, by its place', async () => {
  expect(await scheduled.schedule([priceOf('agua', 1400, 1600)])).toMatchObject({
    problem: {
      status: 409,
      code: 'changed-meanwhile',
      errors: [{ path: 'menus/carta/plates/agua/price', expected: 1500 }],
    },
  })
  expect(await scheduled.schedule([priceOf('agua', 1500, -1)])).toMatchObject({
    problem: { status: 422, code: 'change-refused', errors: [{ code: 'too-small' }] },
  })
  expect(await scheduled.list()).toEqual([])
})

/** spec('decisions prices-and-time.6') */
test.each([
  [{ date: '2026-11-20', time: '11:59' }, 422, 'moment-passed'],
  [{ date: '2027-11-23', time: '06:00' }, 422, 'moment-too-far'],
  [{ branchContactId: '0198c000-0000-7000-8000-00000000ffff' }, 404, 'branch-contact-not-found'],
] as const)('%j is no moment', async (when, status, code) => {
  expect(await scheduled.schedule([dearer], { when })).toMatchObject({ problem: { status, code } })
})

/** spec('decisions prices-and-time.6') */
test('the clock is that of the contact that was named, with what a change of it does', async () => {
  // Clocks of Santiago skip the hour after a midnight of September, and repeat one of April.
  api.clock.now = new Date('2027-01-10T12:00:00Z')
  await api.ports.database.updateTable('branch_contacts').set({ time_zone: 'America/Santiago' }).execute()
  const at = async (when: { date: string; time: string; second?: boolean }) => {
    const asked = await scheduled.schedule([dearer], { when, despite: true })
    return asked.ok ? asked.data.runAt : asked.problem.code
  }
  expect(await at({ date: '2027-09-05', time: '00:30' })).toBe('no-such-hour')
  expect(await at({ date: '2027-04-03', time: '23:30' })).toBe('2027-04-04T02:30:00.000Z')
  const second = await scheduled.list()
  dataOf(
    await shop.owner.cancelScheduled({
      params: { id: shop.branchId, changeId: second[0]?.id ?? '' },
      body: { version: 1 },
    }),
  )
  expect(await at({ date: '2027-04-03', time: '23:30', second: true })).toBe('2027-04-04T03:30:00.000Z')
  expect((await scheduled.list())[0]).toMatchObject({
    wall: '2027-04-03T23:30',
    timeZone: 'America/Santiago',
  })
})

/** spec('decisions prices-and-time.8') */
test('a change that meets one that waits is told what will stand there, and by whose doing', async () => {
  await scheduled.kept([dearer])
  const friday = { date: '2026-11-27', time: '06:00' }
  expect(await scheduled.schedule([priceOf('agua', 1500, 1700), bife], { when: friday })).toMatchObject({
    problem: {
      status: 409,
      code: 'meets-scheduled',
      errors: [
        {
          code: 'meets-earlier',
          path: 'menus/carta/plates/agua/price',
          expected: 1600,
          claimed: 1500,
          at: MONDAY_AT.toISOString(),
          by: 'Sofía',
          message: 'Parrilla › Carta › Agua · precio: 1.500 → 1.600',
        },
      ],
    },
  })
  // Over what will be there it may be.
  const { id } = await scheduled.kept([priceOf('agua', 1600, 1700), bife], { when: friday })
  expect(await scheduled.one(id)).toMatchObject({ problems: [] })
})

/** spec('decisions prices-and-time.8') */
test('one that a later one would not fit after is asked about, and told again once it was made', async () => {
  const friday = { date: '2026-11-27', time: '06:00' }
  const { id } = await scheduled.kept([priceOf('agua', 1500, 1700)], { when: friday })
  expect(await scheduled.schedule([dearer])).toMatchObject({
    problem: {
      status: 409,
      code: 'meets-scheduled',
      errors: [
        { code: 'stops-later', path: 'menus/carta/plates/agua/price', at: '2026-11-27T09:00:00.000Z' },
      ],
    },
  })
  const monday = await scheduled.kept([dearer], { despite: true })
  expect(await scheduled.one(id)).toMatchObject({
    open: true,
    problems: [{ path: 'menus/carta/plates/agua/price', found: 1600, because: monday.id }],
  })
  await scheduled.at(MONDAY_AT)
  expect(await scheduled.one(id)).toMatchObject({ problems: [{ found: 1600, because: null }] })
  const [told, made] = await scheduled.revisions()
  expect(made).toMatchObject({ sentences: [expect.stringContaining('1.500 → 1.600')] })
  expect(told).toMatchObject({
    summary: expect.stringMatching(
      /^Por este cambio ya no entra lo programado para el viernes 27\/11 a las 06:00: .*1\.700$/,
    ),
    undoable: false,
    count: 1,
  })
})

test('a change by hand that a waiting one does not fit after is seen at it at once', async () => {
  const { id } = await scheduled.kept([dearer, bife])
  dataOf(await scheduled.change(priceOf('agua', 1500, 1550)))
  expect(await scheduled.one(id)).toMatchObject({
    state: 'WAITING',
    open: true,
    problems: [{ path: 'menus/carta/plates/agua/price', found: 1550, because: null }],
  })
})

test('as many as a branch can keep in mind, and no more', async () => {
  await scheduled.kept([dearer])
  const columns = sql`company_id, branch_id, operations, door, sentences, partly, created_at, run_at, wall,
    time_zone, state`
  await sql`insert into scheduled_changes (id, ${columns})
    select gen_random_uuid(), ${columns} from scheduled_changes, generate_series(2, ${MOST_WAITING}::integer)`.execute(
    api.ports.database,
  )
  expect(await scheduled.schedule([bife])).toMatchObject({
    problem: { status: 422, code: 'too-many-scheduled' },
  })
  expect(await scheduled.list()).toHaveLength(MOST_WAITING)
})

test('waiting changes have so many steps together, and no more', async () => {
  const { id } = await scheduled.kept([dearer])
  await sql`update scheduled_changes set operations =
    (select jsonb_agg(one) from (select operations -> 0 as one from generate_series(1, 40000)) as many)`.execute(
    api.ports.database,
  )
  expect(await scheduled.schedule([bife])).toMatchObject({
    problem: { status: 422, code: 'too-many-scheduled' },
  })
  expect(await scheduled.one(id)).toMatchObject({ state: 'WAITING' })
})

test('a change that ended a month ago is listed on request alone', async () => {
  const { id } = await scheduled.kept([dearer])
  await scheduled.at(MONDAY_AT)
  api.clock.now = new Date('2027-01-10T12:00:00Z')
  expect(await scheduled.list()).toEqual([])
  const november = { from: '2026-11-01T03:00:00.000Z', until: '2026-12-01T03:00:00.000Z' }
  expect(await scheduled.list(shop.owner, november)).toMatchObject([{ id, state: 'APPLIED' }])
  expect(MONDAY.time).toBe('06:00')
})
