import { expect, test } from 'vitest'
import { openAccount, sealAccount } from './account-seal.ts'

const SECRET = 'a secret of the server, which is long'
const place = { branchId: '0197f000-0000-7000-8000-000000000001', providerName: 'mercadopago' }
const account = { accessToken: 'APP_USR-1', publicKey: 'ñandú' }

test('an account opens in its own place, with the secret that sealed it', () => {
  expect(openAccount(sealAccount(account, place, SECRET), place, SECRET)).toEqual(account)
  expect(openAccount(sealAccount({}, place, SECRET), place, SECRET)).toEqual({})
})

test('an account sealed by an earlier release opens', () => {
  const sealed = 'v1.mGmu9UgzB1UKcIv4eB9Wwo1imUTTJfcKdHnk0rAB7fRaEypdjtVVdllayzo6sd5a124c2g'
  const key = { branchId: '0198c000-0000-7000-8000-000000000001', providerName: 'mercado-pago' }
  const secret = 'a secret of the server that is long enough'
  expect(openAccount(sealed, key, secret)).toEqual({ accessToken: 'TEST-1' })
})

test('it does not open for another brand, another provider or with another secret', () => {
  const sealed = sealAccount(account, place, SECRET)
  const elsewhere = { ...place, branchId: '0197f000-0000-7000-8000-000000000002' }
  expect(openAccount(sealed, elsewhere, SECRET)).toBeUndefined()
  expect(openAccount(sealed, { ...place, providerName: 'transbank' }, SECRET)).toBeUndefined()
  expect(openAccount(sealed, place, `${SECRET}.`)).toBeUndefined()
})

test('a sealed account shows nothing of itself, and differs each time', () => {
  const [one, two] = [sealAccount(account, place, SECRET), sealAccount(account, place, SECRET)]
  expect(one).not.toBe(two)
  const [version, bytes = ''] = one.split('.')
  expect(version).toBe('v1')
  // The nonce of 12 bytes, the tag of 16, and as many as the account has.
  expect(Buffer.from(bytes, 'base64url')).toHaveLength(28 + Buffer.byteLength(JSON.stringify(account)))
  expect(Buffer.from(bytes, 'base64url').toString('latin1')).not.toContain('APP_USR')
})

test.each([
  ['nothing', ''],
  ['a version alone', 'v1'],
  ['another version', sealAccount(account, place, SECRET).replace('v1', 'v2')],
  ['too few bytes', `v1.${'A'.repeat(36)}`],
  ['what is no account', sealAccount({ a: 1 } as never, place, SECRET)],
])('%s does not open, and nothing is thrown', (_, sealed) => {
  expect(openAccount(sealed, place, SECRET)).toBeUndefined()
})

test('a text of which one bit was changed does not open', () => {
  const [version, text = ''] = sealAccount(account, place, SECRET).split('.')
  const bytes = Buffer.from(text, 'base64url')
  for (const at of [0, 12, 28, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(openAccount(`${version}.${changed.toString('base64url')}`, place, SECRET)).toBeUndefined()
  }
})
