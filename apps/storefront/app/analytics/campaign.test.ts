import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberCampaign, withCampaign } from './campaign.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('location', { href: 'http://localhost:3000/menu/ombu/checkout' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('an order has the campaign of its visit, although the address has lost it', async () => {
  const { client } = await startTestApi()
  rememberCampaign('?campaignId=verano&source=qr')
  expect(withCampaign('?source=qr', client).toString()).toBe('source=qr&campaignId=verano')
  expect(withCampaign('?campaignId=otra', client).get('campaignId')).toBe('otra')
  rememberCampaign('?phone=11&abandoned=true')
  expect(withCampaign('', client).get('campaignId')).toBe('verano')
})

test('a visit without a campaign has none, and says nothing', async () => {
  const { client, ports } = await startTestApi()
  rememberCampaign('?source=qr')
  expect(withCampaign('?source=qr', client).get('campaignId')).toBeNull()
  expect(await ports.database.selectFrom('client_errors').selectAll().execute()).toEqual([])
})

/** spec('000 §8.30') */
test('a campaign without an id is logged', async () => {
  const { client, ports, given } = await startTestApi()
  const { alias } = await given.branchContact()
  vi.stubGlobal('location', { href: `http://localhost:3000/menu/${alias}/checkout?phone=11&abandoned=true` })
  rememberCampaign('?phone=11&abandoned=true')
  expect(withCampaign('?phone=11&abandoned=true', client).get('campaignId')).toBeNull()
  const logs = () => ports.database.selectFrom('client_errors').select(['component', 'payload']).execute()
  await expect.poll(logs).toEqual([{ component: 'campaign', payload: { message: 'campaignId is missing' } }])
})

test('a storage that is forbidden or nonsense is no campaign', async () => {
  const { client } = await startTestApi()
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  rememberCampaign('?campaignId=verano')
  expect(withCampaign('', client).get('campaignId')).toBeNull()
  vi.stubGlobal('sessionStorage', { getItem: () => '{"campaignId":', setItem: refuse })
  expect(withCampaign('', client).get('campaignId')).toBeNull()
})
