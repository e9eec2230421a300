import type { Message } from '@mostrador/messaging/message-sender'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

let api: TestApi
let contact: GivenContact
let texts: Message[]

const PHONE = '11 2345-6789'

beforeEach(async () => {
  texts = []
  api = await startTestApi({
    messages: {
      send: async (message) => {
        texts.push(message)
        return { ok: true }
      },
    },
  })
  contact = await api.given.branchContact()
})

type Client = TestApi['client']

const lookUp = (client: Client, phone = PHONE) =>
  client.getOrderingCustomer({ params: { phone }, query: { branchId: contact.branchId } })
const signIn = (client: Client, code?: string, phone = PHONE) =>
  client.startDinerSession({ body: { phone, branchId: contact.branchId, ...(code && { code }) } })
const orders = (client: Client) => client.listOrders({ query: { phone: PHONE, branchContactId: contact.id } })

const delivered = (client: Client, more: { readonly details?: string } = {}) =>
  api.given.order(contact, { client, mode: 'DELIVERY', body: { destination: { ...HOME, ...more } } })

const HOME = { street: 'Gorriti', number: '5000', city: 'Buenos Aires', fullAddress: 'Gorriti 5000' }
const NOBODY = { ok: true, data: null }
const refusal = (code: string) => ({ ok: false, problem: { code } })

describe('a phone that is only typed', () => {
  /** spec('000 §3.14') spec('000 §7.17') spec('001 §3.12') spec('001 §7.7') */
  test('shows name, opt-in and points, and no address to a strange browser', async () => {
    await delivered(api.browser())
    expect(await lookUp(api.client)).toEqual({
      ok: true,
      data: {
        name: 'Ana Pérez',
        phone: '+541123456789',
        optIn: false,
        addressesRegistered: [],
        loyaltyPointsBalance: 0,
        pointsLock: null,
      },
    })
  })

  test('shows the addresses that this browser ordered to, each once', async () => {
    const browser = api.browser()
    await delivered(browser)
    await delivered(browser)
    const found = await lookUp(browser)
    expect(found.ok && found.data?.addressesRegistered).toMatchObject([HOME])
  })

  test('shows two doors of one house, each as it was told last', async () => {
    const browser = api.browser()
    for (const details of ['piso 3', 'PB', ' Piso 3 ']) await delivered(browser, { details })
    const found = await lookUp(browser)
    expect(found.ok && found.data?.addressesRegistered.map(({ details }) => details)).toEqual([
      ' Piso 3 ',
      'PB',
    ])
  })

  test.each([
    ['that never ordered', '11 8999-9999'],
    ['that is none', 'hola'],
  ])('%s is not found', async (_, phone) => {
    expect(await lookUp(api.client, phone)).toEqual(NOBODY)
  })

  test('is nobody at another branch', async () => {
    await api.given.order(contact)
    const other = await api.given.branchContact()
    const found = await api.client.getOrderingCustomer({
      params: { phone: PHONE },
      query: { branchId: other.branchId },
    })
    expect(found).toEqual(NOBODY)
    const nowhere = { params: { phone: PHONE }, query: { branchId: nextTestId() } }
    expect(await api.client.getOrderingCustomer(nowhere)).toEqual(NOBODY)
  })

  /**
   * spec('000 §6.1') spec('decisions paths-that-are-not-shown.1')
   * spec('decisions who-sees-what.2') spec('000 §4.22')
   */
  test('signs in once it has ordered, and sees no order of another browser', async () => {
    await delivered(api.browser())
    const browser = api.browser()
    expect(await signIn(browser)).toMatchObject({
      ok: true,
      data: { name: 'Ana Pérez', addressesRegistered: [] },
    })
    expect(await signIn(browser, undefined, '11 8999-9999')).toMatchObject(refusal('customer-not-found'))
    const sessions = await api.ports.database.selectFrom('customer_sessions').select('phone').execute()
    expect(sessions).toHaveLength(1)
    expect(await orders(browser)).toMatchObject({ data: { dinerOrders: { orders: [] } } })
    expect(texts).toEqual([])
  })

  test('is refused when it is no phone', async () => {
    expect(await signIn(api.client, undefined, '12')).toMatchObject(refusal('phone-invalid'))
  })
})

describe('a contact that wants the number verified', () => {
  beforeEach(async () => {
    contact = await api.given.branchContact({ contact: { sign_in: 'CODE' } })
  })

  const sentCode = () => /^\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? ''

  test('says nothing of a typed phone', async () => {
    await api.given.order(contact)
    expect(await lookUp(api.client)).toEqual(NOBODY)
  })

  test('knows whoever verified a number before the first order, and no one else', async () => {
    const browser = api.browser()
    await signIn(browser)
    const nobodyYet = { name: '', phone: '+541123456789', addressesRegistered: [], loyaltyPointsBalance: 0 }
    expect(await signIn(browser, sentCode())).toMatchObject({ ok: true, data: nobodyYet })
    expect(await lookUp(browser)).toMatchObject({ ok: true, data: nobodyYet })
    expect(await lookUp(api.browser())).toEqual(NOBODY)
  })

  /** spec('decisions enumerations.7') */
  test('sends six digits, and whoever brings them back sees addresses and orders', async () => {
    await delivered(api.browser())
    const browser = api.browser()
    expect(await signIn(browser)).toMatchObject(refusal('code-required'))
    expect(texts).toMatchObject([{ to: '541123456789', kind: 'sign-in' }])
    expect(await signIn(browser, sentCode())).toMatchObject({
      ok: true,
      data: { name: 'Ana Pérez', addressesRegistered: [HOME] },
    })
    expect(await lookUp(browser)).toMatchObject({ ok: true, data: { addressesRegistered: [HOME] } })
    const seen = await orders(browser)
    expect(seen.ok && seen.data.dinerOrders.orders).toHaveLength(1)
  })

  test('takes the digits once, for ten minutes, and five tries', async () => {
    const browser = api.browser()
    await signIn(browser)
    const code = sentCode()
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await signIn(browser, wrong)).toMatchObject(refusal('wrong-code'))
    }
    expect(await signIn(browser, code)).toMatchObject({ ok: true })
    expect(await signIn(browser, code)).toMatchObject(refusal('wrong-code'))

    await signIn(browser)
    const second = sentCode()
    for (let tries = 0; tries < 5; tries += 1) {
      await signIn(browser, wrong)
    }
    expect(await signIn(browser, second)).toMatchObject(refusal('wrong-code'))

    await signIn(browser)
    const late = sentCode()
    api.clock.now = new Date(api.clock.now.getTime() + 10 * 60_000)
    expect(await signIn(browser, late)).toMatchObject(refusal('wrong-code'))
  })

  test('does not take the digits of another phone', async () => {
    const browser = api.browser()
    await signIn(browser)
    const code = sentCode()
    await signIn(browser, undefined, '11 8999-9999')
    expect(await signIn(browser, code, '11 8999-9999')).toMatchObject(refusal('wrong-code'))
  })
})

describe('a branch of which one contact verifies numbers, and another does not', () => {
  let strict: GivenContact
  beforeEach(async () => {
    strict = await api.given.branchContact({ sameBranchAs: contact, contact: { sign_in: 'CODE' } })
    await delivered(api.browser())
  })

  const lookUpAt = (client: Client, branchContactId: string) =>
    client.getOrderingCustomer({
      params: { phone: PHONE },
      query: { branchId: contact.branchId, branchContactId },
    })
  const signInAt = (client: Client, branchContactId: string, code?: string) =>
    client.startDinerSession({
      body: { phone: PHONE, branchId: contact.branchId, branchContactId, ...(code && { code }) },
    })
  const sentCode = () => /^\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? ''

  /** spec('decisions enumerations.7') */
  test('each goes by its own rule', async () => {
    expect(await lookUpAt(api.client, contact.id)).toMatchObject({ data: { name: 'Ana Pérez' } })
    expect(await lookUpAt(api.client, strict.id)).toEqual(NOBODY)
    expect(await signInAt(api.browser(), contact.id)).toMatchObject({ ok: true, data: { name: 'Ana Pérez' } })
    expect(texts).toEqual([])
    expect(await signInAt(api.browser(), strict.id)).toMatchObject(refusal('code-required'))
  })

  test('the stricter one holds where only the branch is named, and none where the contact is another branch’s', async () => {
    expect(await lookUp(api.client)).toEqual(NOBODY)
    expect(await signIn(api.client)).toMatchObject(refusal('code-required'))
    const stranger = await api.given.branchContact()
    expect(await lookUpAt(api.client, stranger.id)).toEqual(NOBODY)
    expect(await signInAt(api.client, stranger.id)).toMatchObject(refusal('phone-invalid'))
  })

  test('a typed phone opens nothing at the stricter one', async () => {
    const browser = api.browser()
    await signInAt(browser, contact.id)
    expect(await lookUpAt(browser, strict.id)).toEqual(NOBODY)
  })

  test('a diner who verified the number at one stays verified at the other', async () => {
    const browser = api.browser()
    await signInAt(browser, strict.id)
    await signInAt(browser, strict.id, sentCode())
    expect(await signInAt(browser, contact.id)).toMatchObject({ data: { addressesRegistered: [HOME] } })
    expect(await lookUpAt(browser, strict.id)).toMatchObject({ data: { addressesRegistered: [HOME] } })
  })
})

test('signing out ends the session, for whoever kept the cookie too', async () => {
  contact = await api.given.branchContact({ contact: { sign_in: 'CODE' } })
  await api.given.order(contact)
  const browser = api.browser()
  await signIn(browser)
  await signIn(browser, texts.at(-1)?.text.slice(0, 6))
  expect(await lookUp(browser)).toMatchObject({ ok: true })

  expect(await browser.endDinerSession({})).toMatchObject({ ok: true })

  expect(await lookUp(browser)).toEqual(NOBODY)
  expect(await api.ports.database.selectFrom('customer_sessions').selectAll().execute()).toEqual([])
})
