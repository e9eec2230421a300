import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { openLoyaltyPartners } from '@mostrador/loyalty-partners/open-loyalty-partners'
import type { BenefitsAnswer, BenefitsQuestion } from '@mostrador/loyalty-partners/loyalty-partner'
import { sandboxPartner } from '@mostrador/loyalty-partners/sandbox/sandbox-partner'
import { TEXTS } from '@mostrador/loyalty-partners/testing/texts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

let api: TestApi
let contact: GivenContact
let plate: GivenPlate
let asked: BenefitsQuestion[]
/** Answer of the partner in place of the one that its users are known for. */
let instead: BenefitsAnswer | undefined
let warned: (readonly [event: string, fields: unknown])[]

beforeEach(async () => {
  asked = []
  warned = []
  instead = undefined
  const users = sandboxPartner({ texts: TEXTS, timeoutMs: 10, now: () => api.clock.now })
  const sandbox = {
    benefitsOf: async (question: BenefitsQuestion) => {
      asked.push(question)
      return instead ?? users.benefitsOf(question)
    },
  }
  api = await startTestApi({
    loyaltyPartners: openLoyaltyPartners({
      sandbox,
      accountOf: async () => undefined,
      timeoutMs: 10,
      fetch: () => Promise.reject(new Error('nobody has an account')),
    }),
    log: {
      info: () => undefined,
      warn: (event, fields) => void warned.push([event, fields]),
      error: (event) => expect.fail(event),
    },
  })
  contact = await api.given.branchContact()
  plate = await api.given.plate(contact, { price: 100_000 })
  await join(contact)
})

const join = ({ companyId, branchId }: GivenContact, part: { partner?: string; active?: boolean } = {}) =>
  api.ports.database
    .insertInto('external_loyalty_programs')
    .values({ company_id: companyId, branch_id: branchId, partner: 'sandbox', name: 'Club Uno', ...part })
    .execute()

const bearer = (userToken = 'prueba') => ({ authorization: `Bearer ${userToken}` })

const ask = (
  externalUserId: string,
  { headers = bearer() as { authorization?: string }, provider = 'sandbox', at = contact } = {},
) =>
  api.client.getExternalBenefits({
    params: { provider },
    headers,
    body: {
      branchId: at.branchId,
      branchContactId: at.id,
      externalUserId,
      orderModeId: at.modes.TAKE_AWAY ?? '',
    },
  })

describe('asking for the benefits of an external user', () => {
  /** spec('000 §4.39') spec('000 §6.6') spec('000 §7.27') */
  test('the partner is asked with the user’s own token, and its discounts are those of our own shape', async () => {
    const answer = await ask('oro')
    expect(answer).toMatchObject({
      ok: true,
      data: {
        partnerName: 'Club Uno',
        generalDiscounts: [
          { name: 'last', type: 'PERCENT', value: 50, priority: null, externalBenefitType: 'Gold' },
          { name: 'second', value: 5, priority: 2, paymentTypeIds: [] },
          { name: 'first', value: 20, priority: 1 },
        ],
      },
    })
    expect(asked).toEqual([
      {
        externalUserId: 'oro',
        userToken: 'prueba',
        branchId: contact.branchId,
        branchContactId: contact.id,
        orderModeId: contact.modes.TAKE_AWAY,
      },
    ])
    expect(await ask('oro')).toEqual(answer)
    expect(await ask('fijo')).toMatchObject({ data: { generalDiscounts: [{ type: 'FIXED', value: 1500 }] } })
    expect(await ask('nada')).toMatchObject({ ok: true, data: { generalDiscounts: [] } })
  })

  test('it costs one query, once the contact is known', async () => {
    await ask('plata')
    expect(await statementsOf(() => ask('plata'))).toHaveLength(1)
  })

  test.for([
    ['plata', bearer('otro'), 1],
    ['nadie', bearer(), 1],
    // The partner is not asked about a malformed user, or one without a token.
    ['plata', {}, 0],
    ['plata', { authorization: 'prueba' }, 0],
    ['plata', { authorization: 'Basic prueba' }, 0],
    ['plata', bearer('two words'), 0],
    ['', bearer(), 0],
  ] as const)('the user "%s" with %j is refused', async ([user, headers, questions]) => {
    expect(await ask(user, { headers })).toMatchObject({
      ok: false,
      problem: { status: 401, code: 'external-user-refused' },
    })
    expect(warned).toEqual([])
    expect(asked).toHaveLength(questions)
  })

  test.for(['lento', 'caido', 'raro'])(
    'a partner that is %s is not there, and that is logged without the token',
    async (user) => {
      expect(await ask(user)).toMatchObject({
        ok: false,
        problem: { status: 503, code: 'external-benefits-unavailable' },
      })
      expect(warned).toMatchObject([['loyalty-partner-failed', { partner: 'sandbox' }]])
      expect(JSON.stringify(warned)).not.toContain('prueba')
    },
  )

  test('an amount that the country’s money cannot say, or too large for any, is nonsense', async () => {
    const common = { name: 'A', priority: 1, externalBenefitType: null }
    const good = { ...common, id: 'a', type: 'PERCENT', value: 999_999_999_999_999 } as const
    for (const bad of [
      { ...common, id: 'b', type: 'FIXED', value: 1.005 },
      { ...common, id: 'b', type: 'PERCENT', value: 1_000_000_000_000_000 },
    ] as const) {
      warned = []
      instead = { ok: true, discounts: [good, bad] }
      expect(await ask('plata')).toMatchObject({ ok: false, problem: { status: 503 } })
      const why = { partner: 'sandbox', failure: 'nonsense', detail: 'an amount' }
      expect(warned).toEqual([['loyalty-partner-failed', { ...why, branchId: contact.branchId }]])
    }
    instead = { ok: true, discounts: [good] }
    expect(await ask('plata')).toMatchObject({
      ok: true,
      data: { generalDiscounts: [{ value: good.value }] },
    })
  })

  test('each of its discounts has an id of its own', async () => {
    const answer = await ask('oro')
    const ids = answer.ok ? answer.data.generalDiscounts.map(({ id }) => id) : []
    expect(new Set(ids).size).toBe(3)
  })

  test('a partner that the branch has not joined, or has left, is none, and nobody is asked', async () => {
    const other = await api.given.branchContact()
    const left = await api.given.branchContact()
    await join(left, { active: false })
    // Joined, without an account of its own there.
    const apart = await api.given.branchContact()
    await join(apart, { partner: 'club-tres' })
    for (const answer of [
      await ask('plata', { provider: 'club-dos' }),
      await ask('plata', { provider: 'club-tres', at: apart }),
      await ask('plata', { at: other }),
      await ask('plata', { at: left }),
      await ask('plata', { at: { ...contact, branchId: other.branchId } }),
      await ask('plata', { at: { ...contact, modes: other.modes } }),
      await ask('plata', { at: { ...contact, id: nextTestId() } }),
    ])
      expect(answer).toMatchObject({ ok: false, problem: { status: 404, code: 'provider-not-found' } })
    expect(asked).toEqual([])
  })

  test('whoever tries users is slowed down', async () => {
    const limited = await startTestApi({
      rateLimiter: { take: async (rule) => rule !== 'external-benefits' },
    })
    api = { ...limited, given: api.given, ports: api.ports }
    expect(await ask('plata')).toMatchObject({ ok: false, problem: { status: 429 } })
  })
})

describe('an order with an external user', () => {
  /**
   * The body of a page that was shown this much of a discount; without it, of a page that was shown
   * none.
   */
  async function bodyOf(user: string, shown?: number): Promise<OrderRequestBody> {
    const body = await api.given.orderBody(contact, { items: [{ plate, quantity: 2 }] })
    const benefits = await ask(user)
    const row =
      benefits.ok &&
      benefits.data.generalDiscounts.toSorted((a, b) => (a.priority ?? 9) - (b.priority ?? 9))[0]
    const { externalBenefitType = null, id: discountReferenceId = nextTestId() } = row || {}
    const total = Number(body.total) - (shown ?? 0)
    const discount = {
      name: 'Socios',
      type: 'PERCENT',
      value: 1,
      amount: shown ?? 0,
      discountReferenceId,
      externalBenefitType,
    }
    asked = []
    return {
      ...body,
      total,
      paysWith: 50_000,
      discounts: shown === undefined ? [] : [discount],
      userExternalReference: user,
      partnerName: 'sandbox',
    }
  }

  const place = (
    body: OrderRequestBody,
    { key = nextTestId(), headers = bearer() as { authorization?: string } } = {},
  ) => api.client.placeOrder({ headers: { 'idempotency-key': key, ...headers }, body })

  const orders = () =>
    api.ports.database
      .selectFrom('orders')
      .select(['discounts', 'total', 'user_external_reference', 'partner_name', 'acquisition_channel'])
      .execute()

  const adjustments = () =>
    api.ports.database
      .selectFrom('order_adjustments')
      .select(['origin', 'name', 'amount', 'external_benefit_type', 'code'])
      .execute()

  const refusals = async (body: OrderRequestBody, options: Parameters<typeof place>[1] = {}) => {
    const answer = await place(body, options)
    expect(await orders()).toEqual([])
    return answer.ok ? [] : answer.problem.errors
  }

  /** spec('000 §3.23') spec('000 §3.25') spec('000 §4.40') */
  test('has the first discount by priority, as the partner gives it when it is placed', async () => {
    const body = { ...(await bodyOf('oro', 400)), acquisitionChannel: 'club-app' }
    const answer = await place(body)
    expect(answer).toMatchObject({ ok: true })
    expect(asked).toMatchObject([{ externalUserId: 'oro', userToken: 'prueba' }])
    expect(await orders()).toEqual([
      {
        discounts: 40_000,
        total: 160_000,
        user_external_reference: 'oro',
        partner_name: 'sandbox',
        acquisition_channel: 'club-app',
      },
    ])
    expect(await adjustments()).toEqual([
      { origin: 'EXTERNAL', name: 'first', amount: 40_000, external_benefit_type: 'Gold', code: null },
    ])
    const customer = await api.ports.database
      .selectFrom('customers')
      .select('user_external_reference')
      .executeTakeFirst()
    expect(customer).toEqual({ user_external_reference: 'oro' })
    const followUp =
      answer.ok && (await api.client.getOrder({ params: { alias: contact.alias, code: answer.data.code } }))
    expect(followUp).toMatchObject({
      data: { total: 1600, discounts: [{ name: 'first', amount: 400, externalBenefitType: 'Gold' }] },
    })
  })

  test('sent twice it is one order, also when the partner is away by then', async () => {
    const body = await bodyOf('plata', 200)
    const first = await place(body, { key: 'one-and-the-same' })
    instead = { ok: false, failure: 'unreachable', detail: 'gone' }
    expect(await place(body, { key: 'one-and-the-same' })).toEqual(first)
    expect(await orders()).toHaveLength(1)
  })

  test.for([['unreachable'], ['timeout'], ['nonsense'], ['refused']] as const)(
    'that was shown a discount is refused with its own reason when the partner is %s',
    async ([failure]) => {
      const body = await bodyOf('plata', 200)
      instead = { ok: false, failure, detail: 'as the test wants it' }
      expect(await refusals(body)).toMatchObject([
        { code: 'external-benefit-unconfirmed', path: 'discounts.0' },
        { code: 'total-changed', expected: 2000 },
      ])
    },
  )

  test('that was shown a discount is refused without a token, and with another partner', async () => {
    const body = await bodyOf('plata', 200)
    const unconfirmed = [{ code: 'external-benefit-unconfirmed' }, { code: 'total-changed' }]
    expect(await refusals(body, { headers: {} })).toMatchObject(unconfirmed)
    expect(await refusals({ ...body, partnerName: 'club-dos' })).toMatchObject(unconfirmed)
  })

  test('a discount that is another one by now is told with what it is', async () => {
    const [less, more] = [await bodyOf('plata', 100), await bodyOf('oro', 200)]
    const changed = { code: 'external-benefit-changed', message: 'Tu beneficio cambió: ahora es $ 200.' }
    expect(await refusals(less)).toMatchObject([
      { ...changed, expected: 200, claimed: 100, path: 'discounts.0' },
      {},
    ])
    expect(await refusals(more)).toMatchObject([{ code: 'external-benefit-changed', expected: 400 }, {}])
    const gone = await bodyOf('plata', 200)
    instead = { ok: true, discounts: [] }
    expect(await refusals(gone)).toMatchObject([
      {
        code: 'external-benefit-gone',
        path: 'discounts.0',
        message: 'Tu beneficio ya no está disponible.',
      },
      { code: 'total-changed' },
    ])
  })

  test('a discount claimed beside the benefit, or in its place, is not the one that the partner gives', async () => {
    const body = await bodyOf('plata', 200)
    const [row] = body.discounts ?? []
    if (!row) throw new Error('The page was shown a discount.')
    const other = { ...row, discountReferenceId: nextTestId() }
    const changed = { code: 'external-benefit-changed', expected: 200, path: 'discounts.0' }
    expect(await refusals({ ...body, discounts: [other] })).toMatchObject([{ ...changed, claimed: 200 }])
    const errors = await refusals({ ...body, discounts: [row, other] })
    expect(errors).toContainEqual(expect.objectContaining({ ...changed, claimed: 400 }))
  })

  test('that names a user or a partner alone names nobody, and nobody is asked', async () => {
    const { partnerName, userExternalReference, ...body } = await bodyOf('plata')
    expect(await place({ ...body, partnerName })).toMatchObject({ ok: true })
    expect(await place({ ...body, userExternalReference })).toMatchObject({ ok: true })
    expect(asked).toEqual([])
    const nobody = { user_external_reference: null, partner_name: null }
    expect(await orders()).toMatchObject([nobody, nobody])
  })

  test('that costs nothing already has no row of the benefit', async () => {
    const order_mode_id = contact.modes.TAKE_AWAY ?? ''
    await api.given.generalDiscount(contact, { type: 'PERCENT', percentage: 100, order_mode_id })
    const { discounts } = await api.given.orderBody(contact, { items: [{ plate, quantity: 2 }] })
    const free = { ...(await bodyOf('plata')), discounts, paysWith: null }
    expect(await place(free)).toMatchObject({ ok: true })
    expect(await adjustments()).toMatchObject([{ origin: 'GENERAL' }])
  })

  test('a discount that the page was not shown is told too: nobody pays more than they have to', async () => {
    expect(await refusals(await bodyOf('plata'))).toMatchObject([
      { code: 'external-benefit-changed', expected: 200, path: 'discounts' },
      { code: 'total-changed' },
    ])
  })

  test('that was shown no discount is placed without the partner, and names nobody whom it did not confirm', async () => {
    const [away, known] = [await bodyOf('caido'), await bodyOf('nada')]
    expect(await place(away)).toMatchObject({ ok: true })
    expect(await orders()).toMatchObject([
      { total: 200_000, user_external_reference: null, partner_name: null },
    ])
    expect(await place(known)).toMatchObject({ ok: true })
    expect((await orders())[1]).toMatchObject({ user_external_reference: 'nada', partner_name: 'sandbox' })
  })

  test('without a user nobody is asked, and a made-up benefit is no discount', async () => {
    const { userExternalReference, partnerName, ...body } = await bodyOf('plata', 200)
    expect([userExternalReference, partnerName]).toEqual(['plata', 'sandbox'])
    expect(await refusals(body)).toMatchObject([{ code: 'discounts-changed' }, { code: 'total-changed' }])
    expect(asked).toEqual([])
  })

  test('a benefit beside a discount of the shop: both are judged, each by its name', async () => {
    await api.given.generalDiscount(contact, {
      type: 'PERCENT',
      percentage: 10,
      order_mode_id: contact.modes.TAKE_AWAY ?? '',
    })
    const own = await api.given.orderBody(contact, { items: [{ plate, quantity: 2 }] })
    const { discounts = [], ...body } = await bodyOf('plata', 200)
    const total = Number(own.total) - 200
    const both = { ...body, total, discounts: [...(own.discounts ?? []), ...discounts] }
    expect(await refusals({ ...both, discounts })).toMatchObject([
      { code: 'discounts-changed', expected: 200 },
    ])
    expect(await place(both)).toMatchObject({ ok: true })
    expect(await adjustments()).toMatchObject([{ origin: 'GENERAL' }, { origin: 'EXTERNAL' }])
  })
})
