import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { pointsProtectionOf } from './points-protection.ts'

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://pedidos.example' }
const gateway = { ...production, MESSAGING: 'gateway', MESSAGING_URL: 'https://gateway.example' }

/** spec('decisions who-sees-what.12') */
test.each([
  ['a gateway sends them', gateway, false, 'ON_NEW_BROWSER'],
  ['the demo shows them', { NODE_ENV: 'production' }, true, 'ON_NEW_BROWSER'],
  ['nobody sends them', production, false, 'NEVER'],
  ['nobody sends them, beside the demo', production, true, 'NEVER'],
  ['they are kept and shown', { ...production, SHOW_OUTBOX: 'true' }, false, 'ON_NEW_BROWSER'],
] as const)('digits are asked for where they arrive: %s', (_, env, hasDemo, protection) => {
  expect(pointsProtectionOf(readConfig(env), hasDemo)).toBe(protection)
})
