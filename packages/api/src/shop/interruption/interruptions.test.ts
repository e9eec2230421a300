import type { Client } from '@mostrador/contract/client'
import type { InterruptionStart } from '@mostrador/contract/interruption/interruption-endpoints'
import { beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

// The clock stands at noon of a Friday in Buenos Aires: 2026-11-20T15:00Z.

let api: TestApi
let contact: GivenContact
let manager: Client

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({ orderModes: ['DELIVERY', 'TAKE_AWAY'] })
  manager = await managerOf()
})

const managerOf = async (): Promise<Client> =>
  api.as(await api.given.staff({ role: 'MANAGER', company: contact }))

const at = (time: string): void => {
  api.clock.now = new Date(`2026-11-${time}:00-03:00`)
}

const pause = (fields: Partial<Extract<InterruptionStart, { kind: 'PAUSE' }>> = {}) =>
  ({ kind: 'PAUSE', thing: { kind: 'ALL' }, lasting: 'MINUTES_30', message: '', ...fields }) as const
const busy = (fields: Partial<Extract<InterruptionStart, { kind: 'BUSY' }>> = {}) =>
  ({ ...pause(), kind: 'BUSY', thing: { kind: 'ALL' }, extraMinutes: 20, ...fields }) as const
const mode = (type: 'DELIVERY' | 'TAKE_AWAY') => ({ kind: 'MODE', id: contact.modes[type] ?? '' }) as const

const start = (body: InterruptionStart, by = manager) =>
  by.startInterruption({ params: { id: contact.id }, body })
const list = async (by = manager) => dataOf(await by.listInterruptions({ params: { id: contact.id } }))
const extend = (interruptionId: string, seen: string, by = manager) =>
  by.extendInterruption({ params: { id: contact.id, interruptionId }, body: { seen } })
const end = (interruptionId: string, by = manager) =>
  by.endInterruption({ params: { id: contact.id, interruptionId } })

const firstOf = async (answer: ReturnType<typeof start>) => {
  const [first] = dataOf(await answer).interruptions
  if (!first) throw new Error('Nothing is interrupted')
  return first
}
const codeOf = async (answer: ReturnType<typeof start | typeof extend | typeof end>) => {
  const got = await answer
  return got.ok ? undefined : got.problem.code
}

const branchContact = async () => dataOf(await api.client.getBranchContact({ params: { id: contact.id } }))
const modeOf = async (type: 'DELIVERY' | 'TAKE_AWAY') => {
  const found = (await branchContact()).deliveryConfig.orderModes.find((one) => one.type === type)
  if (!found) throw new Error(type)
  return found
}

/** Changes of the contact that the history tells, newest first. */
async function history() {
  const owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
  const { revisions } = dataOf(await owner.listRevisions({ params: { id: contact.branchId } }))
  return revisions.map(({ by, sentences, undoable }) => ({ by, sentences, undoable }))
}

/** spec('decisions interruptions.1') spec('decisions interruptions.5') */
test('a mode is paused for half an hour: it is closed and says until when, the other sells on', async () => {
  const made = await firstOf(start(pause({ thing: mode('DELIVERY'), message: ' Volvemos enseguida. ' })))
  expect(made).toMatchObject({
    kind: 'PAUSE',
    orderModeId: contact.modes.DELIVERY,
    since: '2026-11-20T15:00:00.000Z',
    until: '2026-11-20T15:30:00.000Z',
    by: 'Sofía',
  })
  expect(await modeOf('DELIVERY')).toMatchObject({
    open: false,
    orderEnabled: true,
    pause: { until: '2026-11-20T15:30:00Z', message: 'Volvemos enseguida.' },
  })
  expect(await modeOf('TAKE_AWAY')).toMatchObject({ open: true, pause: null })
  expect((await branchContact()).open).toBe(true)
  // A page that stays open goes on by its own clock.
  expect((await branchContact()).changes[0]).toMatchObject({
    at: '2026-11-20T15:30:00.000Z',
    openModes: expect.arrayContaining([contact.modes.DELIVERY]) as unknown,
  })
  at('20T12:30')
  expect(await modeOf('DELIVERY')).toMatchObject({ open: true, pause: null })
  expect((await list()).interruptions).toEqual([])
})

/** spec('decisions interruptions.1') */
test('everything paused reads as a closed contact that opens at its end, in the list of contacts too', async () => {
  await start(pause())
  expect(await branchContact()).toMatchObject({ open: false, nextOpeningAt: '2026-11-20T15:30:00.000Z' })
  const [row] = dataOf(
    await api.client.listBranchContacts({ params: { branchId: contact.branchId }, query: {} }),
  ).branchContacts
  expect(row).toMatchObject({ open: false, closesAt: null, nextOpeningAt: '2026-11-20T15:30:00.000Z' })
})

/** spec('decisions interruptions.1') */
test('a pause over the closing hour opens at the next opening, and not at its own end', async () => {
  contact = await api.given.branchContact({ hours: { start: 600, duration: 130 }, orderModes: ['TAKE_AWAY'] })
  manager = await managerOf()
  await start(pause())
  expect(await branchContact()).toMatchObject({ open: false, nextOpeningAt: '2026-11-21T13:00:00.000Z' })
})

/** spec('decisions interruptions.1') */
test('each thing that can be interrupted lists its ends: the next shift, and tomorrow', async () => {
  contact = await api.given.branchContact({ hours: { start: 600, duration: 240 }, orderModes: ['TAKE_AWAY'] })
  manager = await managerOf()
  const tomorrow = '2026-11-21T13:00:00.000Z'
  const { things } = await list()
  expect(things.map(({ type, ends }) => [type, ends])).toEqual([
    [null, { NEXT_SHIFT: tomorrow, TOMORROW: tomorrow }],
    ['TAKE_AWAY', { NEXT_SHIFT: tomorrow, TOMORROW: tomorrow }],
  ])
  expect(await firstOf(start(pause({ lasting: 'NEXT_SHIFT' })))).toMatchObject({ until: tomorrow })
})

/** spec('decisions interruptions.1') */
test('a contact that opens no more has no next shift to wait for', async () => {
  contact = await api.given.branchContact({ hours: null, orderModes: ['TAKE_AWAY'] })
  manager = await managerOf()
  expect(await codeOf(start(pause({ lasting: 'NEXT_SHIFT' })))).toBe('no-next-opening')
})

/** spec('decisions interruptions.4') */
test('of many who pause the same at once one does it, and the others are told', async () => {
  const other = await managerOf()
  const answers = await Promise.all(
    [manager, other, manager, other].map((by) => codeOf(start(pause({ thing: mode('DELIVERY') }), by))),
  )
  expect(answers.toSorted()).toEqual([
    'interrupted-already',
    'interrupted-already',
    'interrupted-already',
    undefined,
  ])
  // Another kind of it, and another thing, are their own.
  expect(await codeOf(start(busy({ thing: mode('DELIVERY') })))).toBeUndefined()
  expect(await codeOf(start(pause()))).toBeUndefined()
  // A past interruption does not count, also while no job has taken it away.
  at('20T12:30')
  expect(await codeOf(start(pause({ thing: mode('DELIVERY') })))).toBeUndefined()
})

/** spec('decisions interruptions.4') */
test('of two who extend at once one does it: a quarter of an hour, and not two', async () => {
  const { id, until } = await firstOf(start(pause()))
  const codes = await Promise.all([codeOf(extend(id, until)), codeOf(extend(id, until, await managerOf()))])
  expect(codes.toSorted()).toEqual(['interruption-changed', undefined])
  expect((await list()).interruptions).toMatchObject([{ until: '2026-11-20T15:45:00.000Z' }])
})

/** spec('decisions interruptions.4') */
test('an ended interruption cannot be extended, and an extended one ends when it is ended', async () => {
  const first = await firstOf(start(pause()))
  await end(first.id)
  expect(await codeOf(extend(first.id, first.until))).toBe('interruption-over')
  expect(await codeOf(end(first.id))).toBe('interruption-over')
  const second = await firstOf(start(pause()))
  await extend(second.id, second.until)
  expect(await codeOf(end(second.id))).toBeUndefined()
  expect((await list()).interruptions).toEqual([])
  expect((await branchContact()).open).toBe(true)
  const third = await firstOf(start(pause()))
  at('20T12:30')
  expect(await codeOf(extend(third.id, third.until))).toBe('interruption-over')
})

/** spec('decisions interruptions.6') */
test('the activity names the people who paused, extended and ended, and an end by itself; none is undoable', async () => {
  const { id, until } = await firstOf(start(pause({ thing: mode('DELIVERY') })))
  await extend(id, until)
  await end(id)
  await start(busy({ lasting: 'TOMORROW' }))
  await start(pause({ lasting: 'MINUTES_15' }))
  at('20T12:15')
  expect(await runDueJobs(api.ports)).toBe(1)
  const tellsBy = (sentence: string) => ({ by: 'Sofía', sentences: [sentence], undoable: false })
  expect(await history()).toEqual([
    tellsBy('Llegó a su fin la pausa de todos los pedidos en Palermo, a las 12:15'),
    tellsBy('Pausó todos los pedidos en Palermo hasta las 12:15'),
    tellsBy('Sumó 20 min de demora a todos los pedidos en Palermo hasta el sábado 21/11 a las 00:00'),
    tellsBy('Terminó la pausa de Delivery en Palermo'),
    tellsBy('Extendió la pausa de Delivery en Palermo hasta las 12:45'),
    tellsBy('Pausó Delivery en Palermo hasta las 12:30'),
  ])
})

/** spec('decisions interruptions.5') */
test('its end is a new version of the catalogue, told to everybody, and the next end has its job', async () => {
  await start(busy({ lasting: 'MINUTES_60' }))
  await start(pause({ lasting: 'MINUTES_15' }))
  const told = () => api.published.filter(({ channel }) => channel === 'catalog').length
  const before = told()
  at('20T12:15')
  expect(await runDueJobs(api.ports)).toBe(1)
  expect(told()).toBe(before + 1)
  const rows = () => api.ports.database.selectFrom('interruptions').select('kind').execute()
  expect(await rows()).toEqual([{ kind: 'BUSY' }])
  at('20T13:00')
  expect(await runDueJobs(api.ports)).toBe(1)
  expect(await rows()).toEqual([])
})

/** spec('decisions interruptions.5') */
test('consoles hear of each change of it', async () => {
  const heard = () =>
    api.published.filter(
      ({ channel, event }) => channel.startsWith('private-board-') && event === 'document-updated',
    ).length
  const { id, until } = await firstOf(start(pause()))
  expect(heard()).toBe(1)
  await extend(id, until)
  await end(id)
  expect(heard()).toBe(3)
})

/** spec('decisions interruptions.1') */
test('staff who may not pause see the pause and who can; a stranger sees nothing', async () => {
  await start(pause())
  const cashier = await api.as(await api.given.staff({ contacts: [contact] }))
  expect((await list(cashier)).interruptions).toHaveLength(1)
  expect(await codeOf(start(busy(), cashier))).toBe('permission-missing')
  const elsewhere = await api.given.branchContact()
  const stranger = await api.as(await api.given.staff({ role: 'OWNER', company: elsewhere }))
  expect(await codeOf(start(busy(), stranger))).toBe('branch-contact-not-found')
})

/** spec('decisions interruptions.1') */
test('a thing of another branch contact is not found, and a bad interruption is refused at its field', async () => {
  const other = await api.given.branchContact({ sameBranchAs: contact })
  const id = other.modes.TAKE_AWAY ?? other.modes.DELIVERY ?? ''
  const missing = 'interruption-thing-not-found'
  expect(await codeOf(start(pause({ thing: { kind: 'MODE', id } })))).toBe(missing)
  expect(await codeOf(start(pause({ thing: { kind: 'ZONE', id } })))).toBe(missing)
  const hostile = [
    { ...busy(), extraMinutes: 25 },
    { ...busy(), thing: { kind: 'ZONE', id } },
    { ...pause(), lasting: 'FOREVER' },
    { ...pause(), message: 'x'.repeat(141) },
  ]
  for (const body of hostile) {
    const answer = await start(body as unknown as InterruptionStart)
    expect(answer).toMatchObject({ ok: false, problem: { status: 400, code: 'invalid-request' } })
  }
  expect((await list()).interruptions).toEqual([])
})

/** spec('decisions interruptions.4') */
test('a mode that is taken out of the shop takes its pause along', async () => {
  await start(pause({ thing: mode('DELIVERY') }))
  await api.given.change(contact, (db) =>
    db
      .deleteFrom('order_modes')
      .where('id', '=', contact.modes.DELIVERY ?? '')
      .execute(),
  )
  expect((await list()).interruptions).toEqual([])
})
