import type { Client } from '@mostrador/contract/client'
import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetOldThings } from '../../roof/forget-old-things.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

let api: TestApi
let contact: GivenContact
let plate: GivenPlate
let items: OrderRequestBody['items']
let host: Client
let guest: Client

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  plate = await api.given.plate(contact, { name: 'Milanesa' })
  items = (await api.given.orderBody(contact, { items: [{ plate, notes: 'sin sal' }] })).items
  host = api.browser()
  guest = api.browser()
})

const later = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
}

async function open(more: Partial<Parameters<Client['openGroupOrder']>[0]['body']> = {}) {
  const orderModeId = contact.modes.TAKE_AWAY ?? ''
  const body = { orderModeId, name: 'Ana', payer: 'ONE', minutes: 30, items, ...more } as const
  const group = dataOf(await host.openGroupOrder({ params: { alias: contact.alias }, body }))
  return { group, params: { alias: contact.alias, key: group.key } }
}

const forget = () =>
  forgetOldThings(api.ports, {
    id: nextTestId(),
    kind: 'forget-old-things',
    companyId: null,
    branchId: null,
    payload: null,
    attempts: 1,
    claimedUntil: api.clock.now,
  })

const namesOf = (group: { readonly people: readonly { readonly name: string }[] }) =>
  group.people.map(({ name }) => name)

describe('a group', () => {
  /** spec('decisions beyond-the-documents.35') */
  test('is opened with its host, and seen by everybody who has its link', async () => {
    const { group, params } = await open()
    expect(group.key).toMatch(/^[0-9a-f]{32}$/)
    expect(group).toMatchObject({
      payer: 'ONE',
      isOpen: true,
      isMine: true,
      closesAt: '2026-11-20T15:30:00.000Z',
      people: [{ name: 'Ana', isHost: true, isMe: true, items: [{ name: 'Milanesa', notes: 'sin sal' }] }],
    })
    expect(dataOf(await guest.getGroupOrder({ params }))).toMatchObject({
      isMine: false,
      people: [{ name: 'Ana', isHost: true, isMe: false }],
    })
  })

  test('tells nothing of a browser but what it brought', async () => {
    const { params } = await open()
    await guest.bringToGroupOrder({ params, body: { name: 'Leo', items } })
    const rows = await api.ports.database.selectFrom('group_order_people').select('browser_id').execute()
    const text = JSON.stringify(await guest.getGroupOrder({ params }))
    expect(rows).toHaveLength(2)
    for (const { browser_id } of rows) expect(text).not.toContain(browser_id)
  })

  test('is found by its own key at its own contact alone', async () => {
    const { params } = await open()
    const other = await api.given.branchContact()
    for (const wrong of [
      { ...params, key: 'nobody' },
      { ...params, alias: other.alias },
      { ...params, alias: 'nobody' },
    ])
      expect(await guest.getGroupOrder({ params: wrong })).toMatchObject({
        problem: { status: 404, code: 'group-not-found' },
      })
  })

  test('needs a mode of the contact, and a name', async () => {
    const params = { alias: contact.alias }
    const body = { orderModeId: nextTestId(), name: 'Ana', payer: 'ONE', minutes: 30, items } as const
    expect(await host.openGroupOrder({ params, body })).toMatchObject({
      problem: { code: 'order-mode-not-found' },
    })
    expect(await host.openGroupOrder({ params: { alias: 'nobody' }, body })).toMatchObject({
      problem: { code: 'branch-contact-not-found' },
    })
    for (const nameless of ['  ', '\u200B', '\u2060\n\u00AD'])
      expect(
        await host.openGroupOrder({
          params,
          body: { ...body, orderModeId: contact.modes.TAKE_AWAY ?? '', name: nameless },
        }),
      ).toMatchObject({ problem: { status: 400 } })
  })

  test('has names of one line', async () => {
    const { group } = await open({ name: ' Ana\r\n\tMaría ' })
    expect(namesOf(group)).toEqual(['Ana María'])
  })

  test('is gone two days after it closed, with the names', async () => {
    await open()
    const count = async () =>
      (await api.ports.database.selectFrom('group_order_people').select('name').execute()).length
    later(2 * 24 * 60)
    await forget()
    expect(await count()).toBe(1)
    later(31)
    await forget()
    expect(await count()).toBe(0)
  })
})

describe('a person', () => {
  test('brings plates in the place of those before, and leaves with none', async () => {
    const { params } = await open()
    const bring = (lines: typeof items, name = 'Leo') =>
      guest.bringToGroupOrder({ params, body: { name, items: lines } })
    const two = items.map((item) => ({ ...item, quantity: 2 }))
    expect(dataOf(await bring(items))).toMatchObject({
      people: [{ name: 'Ana' }, { name: 'Leo', isMe: true }],
    })
    expect(dataOf(await bring(two, 'Leonor'))).toMatchObject({
      people: [{ name: 'Ana' }, { name: 'Leonor', items: [{ quantity: 2 }] }],
    })
    expect(namesOf(dataOf(await bring([])))).toEqual(['Ana'])
  })

  /** spec('decisions beyond-the-documents.35') */
  test('adds to what it brought before, a line of a cart once however often it is sent', async () => {
    const { params } = await open()
    const line = (id: string, quantity = 1) => items.map((item) => ({ ...item, quantity, line: id }))
    const add = async (lines: typeof items) =>
      dataOf(await guest.bringToGroupOrder({ params, body: { name: 'Leo', items: lines, adds: true } }))
    await add(line('first'))
    await add(line('first'))
    const group = await add([...line('first', 2), ...line('second')])
    expect(group.people[1]?.items).toMatchObject([
      { line: 'first', quantity: 2 },
      { line: 'second', quantity: 1 },
    ])
    const ids = Array.from({ length: 39 }, (_, at) => `more-${at}`)
    const body = { name: 'Leo', items: ids.flatMap((id) => line(id)), adds: true }
    expect(await guest.bringToGroupOrder({ params, body })).toMatchObject({
      problem: { status: 409, code: 'group-part-full' },
    })
    const heavy = line('heavy').map((item) => ({ ...item, notes: 'a'.repeat(19_000) }))
    await add(heavy)
    const more = { ...body, items: heavy.map((item) => ({ ...item, line: 'heavier' })) }
    expect(await guest.bringToGroupOrder({ params, body: more })).toMatchObject({ problem: { status: 429 } })
  })

  test('that is the host stays, also without plates', async () => {
    const { params } = await open()
    const left = await host.bringToGroupOrder({ params, body: { name: 'Ana', items: [] } })
    expect(dataOf(left).people).toMatchObject([{ name: 'Ana', items: [] }])
  })

  test('has a name of its own, however it is written', async () => {
    const { params } = await open()
    expect(await guest.bringToGroupOrder({ params, body: { name: ' ana ', items } })).toMatchObject({
      problem: { status: 409, code: 'group-name-taken' },
    })
    const names = ['Leo', 'leo', 'LEO', 'Leo']
    const answers = await Promise.all(
      names.map((name) => api.browser().bringToGroupOrder({ params, body: { name, items } })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test.each([
    ['İ', 'i'],
    ['José', 'Jose\u0301'],
  ])('named %s is not told from one named %s', async (name, other) => {
    const { params } = await open({ name })
    expect(await guest.bringToGroupOrder({ params, body: { name: other, items } })).toMatchObject({
      problem: { status: 409, code: 'group-name-taken' },
    })
  })

  test('with a name that the database alone takes for another is refused as well', async () => {
    const { params } = await open({ name: 'ΑΣ' })
    const answer = await guest.bringToGroupOrder({ params, body: { name: 'ασ', items } })
    // Without a locale the database tells them apart.
    expect(answer.ok ? 409 : answer.problem.status).toBe(409)
  })

  test('finds no place in a group of thirty, and those who are in it keep theirs', async () => {
    const { params } = await open()
    const people = Array.from({ length: 29 }, (_, at) => ({ client: api.browser(), name: `Persona ${at}` }))
    for (const { client, name } of people)
      expect(await client.bringToGroupOrder({ params, body: { name, items } })).toMatchObject({ ok: true })
    expect(await guest.bringToGroupOrder({ params, body: { name: 'Leo', items } })).toMatchObject({
      problem: { code: 'group-full' },
    })
    const again = await people[0]?.client.bringToGroupOrder({ params, body: { name: 'Persona 0', items } })
    expect(again).toMatchObject({ ok: true })
  })

  test('brings no more than a group holds', async () => {
    const { params } = await open()
    const heavy = items.map((item) => ({ ...item, notes: 'a'.repeat(19_000) }))
    const body = { name: 'Leo', items: [...heavy, ...heavy] }
    expect(await guest.bringToGroupOrder({ params, body })).toMatchObject({ problem: { status: 429 } })
    const many = Array.from({ length: 41 }, () => items).flat()
    expect(await guest.bringToGroupOrder({ params, body: { name: 'Leo', items: many } })).toMatchObject({
      problem: { status: 400 },
    })
  })

  test('brings no more than the host can order at once', async () => {
    const { params } = await open({ items: [] })
    const forty = Array.from({ length: 40 }, () => items).flat()
    const bring = (client: Client, name: string, lines: typeof items) =>
      client.bringToGroupOrder({ params, body: { name, items: lines } })
    for (const name of 'abcdefg') expect(await bring(api.browser(), name, forty)).toMatchObject({ ok: true })
    const full = { problem: { status: 409, code: 'group-full' } }
    expect(await bring(guest, 'Leo', forty.slice(0, 21))).toMatchObject(full)
    expect(await bring(guest, 'Leo', forty.slice(0, 20))).toMatchObject({ ok: true })
    expect(await bring(host, 'Ana', items)).toMatchObject(full)
    const { people } = dataOf(await host.closeGroupOrder({ params }))
    const all = people.flatMap((person) => person.items)
    const wanted = all.map(() => ({ plate, notes: 'sin sal' }))
    const body = { ...(await api.given.orderBody(contact, { items: wanted })), items: all }
    const headers = { 'idempotency-key': nextTestId() }
    expect(await host.placeOrder({ headers, body })).toMatchObject({ ok: true })
  })

  test('brings no more bytes than the host can send at once', async () => {
    const { params } = await open()
    const heavy = items.map((item) => ({ ...item, notes: 'a'.repeat(15_000) }))
    const body = (name: string) => ({ name, items: [...heavy, ...heavy] })
    const answers = []
    for (const name of 'abcdef')
      answers.push(await api.browser().bringToGroupOrder({ params, body: body(name) }))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    expect(answers.at(-1)).toMatchObject({ problem: { status: 409, code: 'group-full' } })
  })
})

describe('the end of a group', () => {
  test('comes by its host alone, and stays', async () => {
    const { params } = await open()
    expect(await guest.closeGroupOrder({ params })).toMatchObject({
      problem: { status: 403, code: 'group-not-yours' },
    })
    for (const _ of [1, 2])
      expect(dataOf(await host.closeGroupOrder({ params }))).toMatchObject({ isOpen: false, end: 'CLOSED' })
    expect(await guest.bringToGroupOrder({ params, body: { name: 'Leo', items } })).toMatchObject({
      problem: { status: 409, code: 'group-closed' },
    })
  })

  test('comes by itself at its time', async () => {
    const { params } = await open()
    later(29)
    expect(await guest.bringToGroupOrder({ params, body: { name: 'Leo', items } })).toMatchObject({
      ok: true,
    })
    later(1)
    expect(dataOf(await guest.getGroupOrder({ params }))).toMatchObject({ isOpen: false, end: 'EXPIRED' })
    expect(await guest.bringToGroupOrder({ params, body: { name: 'Leo', items } })).toMatchObject({
      problem: { code: 'group-closed' },
    })
  })

  /** spec('decisions beyond-the-documents.35') */
  test('is told to its people: it was called off, or ordered, which nothing undoes', async () => {
    const { group, params } = await open()
    expect(group.end).toBeNull()
    const end = async (query?: { ending: 'ORDERED' | 'CANCELLED' }) => {
      dataOf(await host.closeGroupOrder({ params, query }))
      return dataOf(await guest.getGroupOrder({ params })).end
    }
    expect(await guest.closeGroupOrder({ params, query: { ending: 'CANCELLED' } })).toMatchObject({
      problem: { code: 'group-not-yours' },
    })
    expect(await end({ ending: 'CANCELLED' })).toBe('CANCELLED')
    expect(await end()).toBe('CANCELLED')
    expect(await end({ ending: 'ORDERED' })).toBe('ORDERED')
    expect(await end({ ending: 'CANCELLED' })).toBe('ORDERED')
  })
})
