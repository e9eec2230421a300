import { beforeEach, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

let api: TestApi
let contact: GivenContact

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
})

async function givenReward({ active = true, at = null as string | null } = {}): Promise<string> {
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  const id = nextTestId()
  const { database } = api.ports
  await database
    .insertInto('loyalty_programs')
    .values({ ...tenant, id: nextTestId(), name: 'Brasas' })
    .execute()
  await database
    .insertInto('loyalty_rewards')
    .values({ ...tenant, id, key: 'hola', reward: 150, active, branch_contact_id: at })
    .execute()
  return id
}

type Claim = Partial<Parameters<TestApi['client']['claimReward']>[0]['body']>

const claim = (rewardId: string, part: Claim = {}) => {
  const phone = part.phone ?? '11 2345-6789'
  return api.client.claimReward({
    params: { phone, loyaltyRewardId: rewardId },
    body: {
      name: 'Ana',
      phone,
      email: 'ana@example.com',
      branchId: contact.branchId,
      branchContactId: contact.id,
      loyaltyRewardId: rewardId,
      ...part,
    },
  })
}

const refusal = (code: string) => ({ ok: false, problem: { code } })

/** spec('000 §3.17') spec('000 §7.20') */
test('a reward is credited to a phone that nobody knew, and stands in the ledger', async () => {
  const reward = await givenReward()
  const part = { name: ' Ana ', email: ' ana@example.com ', acquisitionChannel: 'feria' }
  expect(await claim(reward, part)).toEqual({ ok: true, data: { loyaltyPointsBalance: 150 } })
  expect(await api.ports.database.selectFrom('loyalty_points').selectAll().execute()).toMatchObject([
    { kind: 'REWARD', amount: 150, post_balance: 150, loyalty_reward_id: reward },
  ])
  expect(await api.ports.database.selectFrom('customers').selectAll().execute()).toMatchObject([
    { name: 'Ana', email: 'ana@example.com', acquisition_channel: 'feria' },
  ])
})

test('where numbers are verified, a reward is credited, and nobody else learns how many points a phone has', async () => {
  contact = await api.given.branchContact({ contact: { sign_in: 'CODE' } })
  const reward = await givenReward()
  expect(await claim(reward)).toEqual({ ok: true, data: { loyaltyPointsBalance: null } })
  expect(await api.ports.database.selectFrom('loyalty_points').select('post_balance').execute()).toEqual([
    { post_balance: 150 },
  ])

  const browser = api.browser()
  const session = { branchId: contact.branchId, phone: '11 8999-0000' }
  await browser.startDinerSession({ body: session })
  const sent = await api.ports.database.selectFrom('sent_messages').select('text').execute()
  const code = /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? ''
  expect(await browser.startDinerSession({ body: { ...session, code } })).toMatchObject({ ok: true })
  const { client } = api
  api = { ...api, client: browser }
  expect(await claim(reward, { phone: session.phone })).toMatchObject({ data: { loyaltyPointsBalance: 150 } })
  expect(await claim(reward, { phone: '11 8888-0000' })).toMatchObject({
    data: { loyaltyPointsBalance: null },
  })
  api = { ...api, client }
})

/** spec('decisions enumerations.7') */
test('a contact that asks for the phone alone tells the points, whatever another of the branch asks for', async () => {
  const reward = await givenReward()
  await api.given.branchContact({ sameBranchAs: contact, contact: { sign_in: 'CODE' } })
  expect(await claim(reward)).toEqual({ ok: true, data: { loyaltyPointsBalance: 150 } })
})

/** spec('000 §2.102') spec('decisions the-server-is-the-authority.4') */
test('a reward is credited once for each phone, however the phone is written and however many ask at once', async () => {
  const reward = await givenReward()
  const answers = await Promise.all(
    ['11 2345-6789', '+541123456789', '+54 9 11 2345 6789', '01123456789'].map((phone) =>
      claim(reward, { phone }),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toMatchObject(refusal('reward-already-exists'))
  expect(await claim(reward, { phone: '11 2345-0000' })).toMatchObject({ ok: true })
})

test('a reward that is off, of another contact or of another branch is none', async () => {
  const other = await api.given.branchContact({ sameBranchAs: contact })
  expect(await claim(await givenReward({ at: other.id }))).toMatchObject(refusal('reward-not-found'))
  expect(await claim(nextTestId())).toMatchObject(refusal('reward-not-found'))
  contact = await api.given.branchContact()
  const off = await givenReward({ active: false })
  expect(await claim(off)).toMatchObject(refusal('reward-not-found'))
  expect(await claim(off, { branchContactId: other.id })).toMatchObject(refusal('reward-not-found'))
  expect(await api.ports.database.selectFrom('customers').selectAll().execute()).toEqual([])
})

test('a claim needs a phone that is one, a name and an email', async () => {
  const reward = await givenReward()
  expect(await claim(reward, { phone: '12' })).toMatchObject(refusal('phone-invalid'))
  expect(await claim(reward, { name: ' ' })).toMatchObject(refusal('reward-data-missing'))
  expect(await claim(reward, { email: '' })).toMatchObject(refusal('reward-data-missing'))
  expect(await claim(reward, { email: 'ana' })).toMatchObject(refusal('email-invalid'))
})
