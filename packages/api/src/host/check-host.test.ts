import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../testing/data-of.ts'
import { startTestApi } from '../testing/start-test-api.ts'

const LEADS: Readonly<Record<string, readonly string[]>> = {
  'aca.example.com': ['203.0.113.7', '2001:db8::7'],
  'otro.example.com': ['198.51.100.1'],
}

let staff: Client
let branchId: string
let own: string

beforeEach(async () => {
  const addressesOf = async (host: string) => (host === own ? ['203.0.113.7'] : (LEADS[host] ?? []))
  const api = await startTestApi({ addressesOf })
  own = new URL(api.ports.publicUrl).hostname
  const contact = await api.given.branchContact({})
  branchId = contact.branchId
  staff = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
})

const check = async (host: string) =>
  dataOf(await staff.checkHost({ params: { id: branchId }, query: { host } }))

/** spec('decisions every-field-has-a-screen.4') */
test('a name that leads here is told from one that leads elsewhere, or nowhere', async () => {
  expect(await check('aca.example.com')).toMatchObject({ leads: 'HERE' })
  expect(await check('OTRO.example.com')).toEqual({
    leads: 'ELSEWHERE',
    found: ['198.51.100.1'],
    wanted: ['203.0.113.7'],
  })
  expect(await check('nadie.example.com')).toMatchObject({ leads: 'NOWHERE', wanted: ['203.0.113.7'] })
})

/** spec('decisions every-field-has-a-screen.4') */
test.each(['', '10.0.0.1', 'router.local', 'https://x.com', 'a b.com', 'localhost'])(
  '%o is asked of no name service',
  async (host) => {
    expect(await check(host)).toEqual({ leads: 'NOT_A_HOST', found: [], wanted: [] })
  },
)
