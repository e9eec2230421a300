import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import type { Message } from '@mostrador/messaging/message-sender'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ContactOptions, GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

type Client = TestApi['client']

const PHONE = '11 2345-6789'
const ANA = { customerName: 'Ana Pérez', customerEmail: 'ana@correo.test', document: '30111222' }
const STRANGER = { customerName: 'Nadie', customerEmail: 'nadie@correo.test', document: '99999999' }

let api: TestApi
let contact: GivenContact
let texts: Message[]

async function open(options: ContactOptions = {}): Promise<void> {
  texts = []
  const send = async (message: Message) => {
    texts.push(message)
    return { ok: true } as const
  }
  api = await startTestApi({ messages: { send } })
  contact = await api.given.branchContact(options)
}
beforeEach(() => open())

const order = (client: Client, body: Partial<OrderRequestBody>) =>
  api.given.order(contact, { client, body: { phone: PHONE, ...body } })

const record = async () => {
  const { name, email, document, opt_in, orders_count } = await api.ports.database
    .selectFrom('customers')
    .selectAll()
    .executeTakeFirstOrThrow()
  return { name, email, document, opt_in, orders_count }
}

async function verify(client: Client): Promise<void> {
  const body = { phone: PHONE, branchId: contact.branchId }
  await client.startDinerSession({ body })
  const code = /^\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? ''
  expect(await client.startDinerSession({ body: { ...body, code } })).toMatchObject({ ok: true })
}

describe.each([
  ['a contact that asks for the phone alone', {}],
  ['a contact that verifies numbers', { contact: { sign_in: 'CODE' } }],
] as const)('at %s', (_, options) => {
  beforeEach(() => open(options))

  /** spec('decisions who-sees-what.6') */
  test('an order of a stranger keeps its own name, e-mail, document and opt-in, and the record its', async () => {
    await order(api.browser(), { ...ANA, optIn: true })
    const stranger = api.browser()
    for (const _ of [1, 2]) await order(stranger, { ...STRANGER, optIn: false })
    expect(await record()).toEqual({
      name: 'Ana Pérez',
      email: 'ana@correo.test',
      document: '30111222',
      opt_in: true,
      orders_count: 3,
    })
    const orders = await api.ports.database
      .selectFrom('orders')
      .select(['customer_name', 'customer_email', 'document', 'opt_in'])
      .orderBy('id', 'desc')
      .execute()
    expect(orders[0]).toEqual({
      customer_name: 'Nadie',
      customer_email: 'nadie@correo.test',
      document: '99999999',
      opt_in: false,
    })
  })

  test('the browser that the record came from changes it', async () => {
    const browser = api.browser()
    await order(browser, { ...ANA, optIn: true })
    await order(browser, { customerName: 'Ana María', optIn: false })
    expect(await record()).toMatchObject({ name: 'Ana María', email: 'ana@correo.test', opt_in: false })
  })
})

describe('a diner who verified the phone', () => {
  beforeEach(() => open({ contact: { sign_in: 'CODE' } }))

  test('changes the record in a browser that never ordered, and nobody else does from then on', async () => {
    const first = api.browser()
    await order(first, STRANGER)
    const own = api.browser()
    await verify(own)
    await order(own, { ...ANA, optIn: true })
    expect(await record()).toMatchObject({ name: 'Ana Pérez', opt_in: true })
    await order(first, STRANGER)
    expect(await record()).toMatchObject({ name: 'Ana Pérez', email: 'ana@correo.test', opt_in: true })
  })

  test('has the record of a first order that comes after the code', async () => {
    const own = api.browser()
    await verify(own)
    await order(own, ANA)
    const verified = await api.ports.database.selectFrom('customers').select('verified_at').execute()
    expect(verified).toEqual([{ verified_at: api.clock.now }])
  })

  test('is signed in at one branch, and changes nothing at another', async () => {
    const own = api.browser()
    await verify(own)
    contact = await api.given.branchContact({ contact: { sign_in: 'CODE' } })
    await order(api.browser(), ANA)
    await order(own, STRANGER)
    expect(await record()).toMatchObject({ name: 'Ana Pérez' })
  })
})

test('many orders of strangers at once change nothing of the record, and all are counted', async () => {
  await order(api.browser(), ANA)
  await Promise.all(Array.from({ length: 6 }, () => order(api.browser(), STRANGER)))
  expect(await record()).toMatchObject({ name: 'Ana Pérez', email: 'ana@correo.test', orders_count: 7 })
})
