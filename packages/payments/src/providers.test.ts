import { publicHosts } from '@mostrador/outbound/fetch'
import { expect, test } from 'vitest'
import {
  ADDRESS_SETTINGS,
  APPLICATION_SETTINGS,
  addressesOf,
  applicationOf,
  providers,
  testProviderNames,
} from './providers.ts'

const CONTEXT = {
  timeoutMs: 1_000,
  accountFetch: publicHosts([]),
  ownUrl: () => 'http://localhost',
  now: () => new Date(0),
}

test('a provider’s name is one of its own, and fits into an address and a setting', () => {
  const names = providers.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z]{2,60}$/)
  expect(new Set(ADDRESS_SETTINGS).size).toBe(ADDRESS_SETTINGS.length)
})

test.each(providers)('$name opens with what it says that an account needs, under its own name', (one) => {
  const addresses = addressesOf(one, {})
  const account = one.ownAccount
    ? one.ownAccount('a secret', 'the-branch')
    : Object.fromEntries((one.account?.needed ?? []).map((key) => [key, 'a value']))
  expect(one.open(account, { ...CONTEXT, addresses })?.name).toBe(one.name)
  expect(one.open({}, { ...CONTEXT, addresses })).toBeUndefined()
  // Either shops set an account, or the server makes it.
  expect(one.account === null).toBe(one.ownAccount !== undefined)
})

test.each(providers)('$name has its card fields’ script where the policy of pages lets it in', (one) => {
  const addresses = addressesOf(one, {})
  const keys = [...(one.account?.needed ?? []), ...(one.account?.optional ?? [])]
  const account =
    one.ownAccount?.('a secret', 'the-branch') ??
    Object.fromEntries(keys.map((key) => [key, 'https://value.example']))
  const fields = one.open(account, { ...CONTEXT, addresses })?.fields
  const isElsewhere = fields != null && URL.canParse(fields.script)
  expect(one.fieldSources !== undefined).toBe(isElsewhere)
})

test('an operator’s address stands in the place of the provider’s own, and only of that one', () => {
  const mercadopago = providers.find(({ name }) => name === 'mercadopago')!
  const set = { MERCADOPAGO_URL: 'http://10.0.0.1', TRANSBANK_URL: 'http://10.0.0.2' }
  expect(addressesOf(mercadopago, set)).toEqual({
    URL: 'http://10.0.0.1',
    SCRIPT: 'https://sdk.mercadopago.com/js/v2',
    PAGES: 'https://auth.mercadopago.com',
  })
  expect(addressesOf(mercadopago, {})).toMatchObject({ URL: 'https://api.mercadopago.com' })
})

test('each provider says its name for people, its countries and whether it notifies', () => {
  const facts = providers.map(({ name, title, countries, tellsByItself }) => [
    name,
    title,
    countries?.join(' ') ?? 'everywhere',
    tellsByItself,
  ])
  expect(facts).toEqual([
    ['sandbox', 'Banco de prueba', 'everywhere', true],
    ['mercadopago', 'Mercado Pago', 'ar br cl co mx pe uy', true],
    ['transbank', 'Webpay de Transbank', 'cl', false],
  ])
})

test('one alone takes no money', () => {
  expect(testProviderNames).toEqual(['sandbox'])
})

test('an application is there with all of its settings alone', () => {
  const mercadopago = providers.find(({ name }) => name === 'mercadopago')!
  expect(APPLICATION_SETTINGS).toEqual([
    ['MERCADOPAGO_CLIENT_ID', 'MERCADOPAGO_CLIENT_SECRET', 'MERCADOPAGO_WEBHOOK_SECRET'],
  ])
  const set = { MERCADOPAGO_CLIENT_ID: '1', MERCADOPAGO_CLIENT_SECRET: '2', MERCADOPAGO_WEBHOOK_SECRET: '3' }
  const wish = { state: 's', challenge: 'c', redirectUrl: 'https://staff.example/console/cobros' }
  const page = applicationOf(mercadopago, set, 1_000)?.pageUrl(wish) ?? ''
  expect(new URL(page).origin).toBe('https://auth.mercadopago.com')
  expect(applicationOf(mercadopago, { ...set, MERCADOPAGO_CLIENT_SECRET: undefined }, 1_000)).toBeUndefined()
  const transbank = providers.find(({ name }) => name === 'transbank')!
  expect(applicationOf(transbank, set, 1_000)).toBeUndefined()
})
