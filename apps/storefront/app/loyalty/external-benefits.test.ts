import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { createClient, type Client } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  externalBearer,
  forgetExternalBenefits,
  loadExternalBenefits,
  type BenefitsPlace,
} from './external-benefits.ts'
import { forgetExternalUser, readExternalUser, takeExternalUser } from './external-user.ts'

type PartnerAnswer = Awaited<
  ReturnType<NonNullable<Awaited<ReturnType<TestApi['ports']['loyaltyPartners']['open']>>>['benefitsOf']>
>
type Discounts = Extract<PartnerAnswer, { ok: true }>['discounts']

let answer: PartnerAnswer
let asked: string[]
let api: TestApi
let client: Client
let place: BenefitsPlace

const discount = (id: string, part: Partial<Discounts[number]> = {}): Discounts[number] => ({
  id,
  name: id,
  type: 'PERCENT',
  value: 10,
  priority: null,
  externalBenefitType: 'Nivel Oro',
  ...part,
})

beforeEach(async () => {
  asked = []
  answer = {
    ok: true,
    discounts: [discount('late'), discount('first', { priority: 1, type: 'FIXED', value: 12.5 })],
  }
  const partner = {
    benefitsOf: async ({ userToken }: { readonly userToken: string }) => {
      asked.push(userToken)
      return answer
    },
  }
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  api = await startTestApi({ loyaltyPartners: { open: async () => partner }, log })
  client = createClient(api.fetch, routes)
  const contact = await api.given.branchContact()
  const { companyId: company_id, branchId, id: branchContactId, modes } = contact
  await api.ports.database
    .insertInto('external_loyalty_programs')
    .values({ company_id, branch_id: branchId, partner: 'club', name: 'Club Uno' })
    .execute()
  place = { branchId, branchContactId, orderModeId: modes.TAKE_AWAY ?? '', mantissa: 2 }
  vi.stubGlobal('history', { state: null, replaceState: () => undefined })
  comes('ana')
})
afterEach(() => {
  forgetExternalUser()
  vi.unstubAllGlobals()
})

/** Opens the shop by a link of the partner. */
function comes(user: string, partner = 'club'): void {
  forgetExternalBenefits()
  vi.stubGlobal('location', {
    href: `http://localhost:3000/menu/ombu?partner=${partner}&externalUserId=${user}&userToken=token-of-${user}`,
  })
  takeExternalUser()
}

const load = () => loadExternalBenefits(client, place)
const logged = () =>
  api.ports.database.selectFrom('client_errors').select(['component', 'message', 'payload']).execute()

/** spec('000 §4.40') */
test('the first discount by priority is the benefit, in minor units, asked for with the token', async () => {
  expect(await load()).toMatchObject({
    user: { partner: 'club', externalUserId: 'ana' },
    partnerName: 'Club Uno',
    benefit: { name: 'first', type: 'FIXED', value: 1250, externalBenefitType: 'Nivel Oro' },
  })
  expect(asked).toEqual(['token-of-ana'])
})

test('from the cart to the checkout the partner is asked once, and anew after a refusal or for somebody else', async () => {
  await load()
  await load()
  expect(asked).toHaveLength(1)
  forgetExternalBenefits()
  await load()
  comes('eva')
  await load()
  expect(asked).toEqual(['token-of-ana', 'token-of-ana', 'token-of-eva'])
})

test('a user without benefits is known, and has none', async () => {
  answer = { ok: true, discounts: [] }
  expect(await load()).toMatchObject({ partnerName: 'Club Uno', benefit: undefined })
})

test('a user refused by the partner is forgotten silently', async () => {
  answer = { ok: false, failure: 'refused', detail: '' }
  expect(await load()).toBeNull()
  expect([readExternalUser(), externalBearer()]).toEqual([null, {}])
  expect(await load()).toBeNull()
  expect(asked).toHaveLength(1)
  expect(await logged()).toEqual([])
})

test('a partner that is away is no benefit, and the log hears of it without the token', async () => {
  answer = { ok: false, failure: 'timeout', detail: '' }
  expect(await load()).toBeNull()
  await expect.poll(logged).toMatchObject([{ component: 'external-benefits', payload: { status: 503 } }])
  expect(JSON.stringify(await logged())).not.toContain('token-of-ana')
  expect(readExternalUser()).not.toBeNull()
})

test('a partner that the branch has not joined is no benefit', async () => {
  comes('ana', 'another-club')
  expect(await load()).toBeNull()
  expect(asked).toEqual([])
})

test('without an external user the partner is not asked', async () => {
  forgetExternalUser()
  expect(await load()).toBeNull()
  expect(asked).toEqual([])
})
