import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { pointsProtectionOf } from './points-protection.ts'

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://pedidos.example' }
const gateway = { ...production, MESSAGING: 'gateway', MESSAGING_URL: 'https://gateway.example' }

/** spec('decisions who-sees-what.12') */
test.each([
  { how: 'a gateway sends them', env: gateway, demo: false, protection: 'ON_NEW_BROWSER' },
  {
    how: 'the demo shows them',
    env: { NODE_ENV: 'production' },
    demo: true,
    protection: 'ON_NEW_BROWSER',
  },
  { how: 'nobody sends them', env: production, demo: false, protection: 'NEVER' },
  { how: 'nobody sends them, beside the demo', env: production, demo: true, protection: 'NEVER' },
  {
    how: 'they are kept and shown',
    env: { ...production, SHOW_OUTBOX: 'true' },
    demo: false,
    protection: 'ON_NEW_BROWSER',
  },
])('digits are asked for where they arrive: $how', ({ env, demo, protection }) => {
  expect(pointsProtectionOf(readConfig(env), demo)).toBe(protection)
})
