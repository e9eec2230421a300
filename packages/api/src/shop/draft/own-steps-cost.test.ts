import { PREVIEW_HEADER } from '@mostrador/domain/branding/preview-header'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { dataOf } from '../../testing/data-of.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

let api: TestApi
let shop: GivenShop
let token: string
/** Costs that were taken of the share for showing drafts. */
let taken: number[]
/** Uses that are left of it. */
let left: number

const whatsApp = ['branchContacts', 'centro', 'whatsAppPhone']

beforeEach(async () => {
  taken = []
  left = 100_000
  const { take } = createRateLimiter()
  api = await startTestApi({
    rateLimiter: {
      take: async (rule, key, taking) => {
        const cost = taking?.cost ?? 1
        if (rule !== 'work-previews') return take(rule, key, taking)
        if (cost > left) return false
        taken.push(cost)
        left -= cost
        return true
      },
    },
  })
  shop = await givenShop(api)
  const body = { operations: [{ kind: 'set' as const, place: whatsApp, to: '+5491166667777' }] }
  ;({ token } = dataOf(await shop.owner.draftDocument({ params: { id: shop.branchId }, body })))
})

/** Gives the draft so many steps, and another time at which it expires. */
async function grow(steps: number, seconds: number): Promise<void> {
  const place = ['branches', 'parrilla', ...whatsApp]
  const operations = Array.from({ length: steps }, (_, at) => ({
    kind: 'set',
    place,
    from: `${at}`,
    to: `${at + 1}`,
  }))
  await sql`update drafts set operations = ${JSON.stringify(operations)}::jsonb,
    expires_at = ${new Date(api.clock.now.getTime() + 1_800_000 + seconds * 1000)}`.execute(
    api.ports.database,
  )
}

/** Calls with a draft once: the status, what it took, and how often its steps were met. */
async function show(path: string, headers: Readonly<Record<string, string>> = { [PREVIEW_HEADER]: token }) {
  taken.length = 0
  let status = 0
  const said = await statementsOf(async () => {
    ;({ status } = await api.fetch(path, { headers }))
  })
  const ofDraft = said.filter((text) => /from "?drafts"?/.test(text))
  const counts = ofDraft.filter((text) => text.includes('jsonb_array_length')).length
  const reads = ofDraft.filter((text) => /select .*"operations"/s.test(text)).length
  return { status, taken: [...taken], counts, reads }
}

const aliasOf = () => `/api/diner/${shop.alias}`

test('the own steps of a draft are read once for its maker and once for its catalogue', async () => {
  await grow(2101, 1)
  // Steps that are judged, and then tried for the catalogue.
  expect(await show(aliasOf())).toEqual({ status: 200, taken: [63, 1051], counts: 1, reads: 2 })
  const again = { status: 200, taken: [], counts: 0, reads: 0 }
  expect(await show(aliasOf())).toEqual(again)
  expect(await show(`/api/diner/branchcontacts/${shop.id}`)).toEqual(again)
  expect(await show(`${aliasOf()}?preview=${token}`, {})).toEqual(again)
  await grow(2101, 2)
  expect(await show(aliasOf())).toEqual({ status: 200, taken: [63, 1051], counts: 1, reads: 2 })
})

test('a draft whose share is spent reads none of its own steps, and counts them once', async () => {
  await grow(2101, 1)
  left = 62
  expect(await show(aliasOf())).toEqual({ status: 429, taken: [], counts: 1, reads: 0 })
  const refused = { status: 429, taken: [], counts: 0, reads: 0 }
  expect(await show(aliasOf())).toEqual(refused)
  expect(await show(`${aliasOf()}?preview=${token}`, {})).toEqual(refused)
})

test('a draft of few steps costs no more than its catalogue', async () => {
  await grow(99, 1)
  expect(await show(aliasOf())).toEqual({ status: 200, taken: [50], counts: 1, reads: 2 })
})
