import { beforeEach, describe, expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import type { Ports } from '../../ground/ports.ts'
import { dataOf } from '../../testing/data-of.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const HOST = 'pedidos.ombu.example'
const HOUR = 3_600_000

let api: TestApi
/** Answers of the outside: names that lead here, TXT records, and whether the server is blind. */
let here: Set<string>
let texts: Map<string, readonly string[]>
let isBlind: boolean
let asked: string[]

beforeEach(async () => {
  here = new Set()
  texts = new Map()
  isBlind = false
  asked = []
  const world: Partial<Ports> = {
    addressesOf: async (host) => (host === 'pide.example' ? (isBlind ? [] : ['203.0.113.7']) : []),
    textsOf: async (name) => (isBlind ? undefined : (texts.get(name) ?? [])),
    askHost: async (url) => {
      asked.push(url)
      const { hostname } = new URL(url)
      if (isBlind || (hostname !== 'pide.example' && !here.has(hostname))) return undefined
      const response = await api.fetch(url)
      return response.ok ? ((await response.json()) as unknown) : undefined
    },
  }
  api = await startTestApi({ ...world, publicUrl: 'https://pide.example' })
})

type Names = { readonly shop: GivenShop; readonly params: { readonly id: string } }

async function given(key: 'prueba' | 'rival'): Promise<Names> {
  const shop = await givenShop(api, key)
  return { shop, params: { id: shop.contact.branchId } }
}

const name = async ({ shop, params }: Names, host: string | undefined, from?: string) =>
  shop.owner.changeDocument({
    params,
    body: {
      operations: [{ kind: 'set', place: ['host'], ...(from && { from }), ...(host && { to: host }) }],
    },
  })

const look = async ({ shop, params }: Names, host = HOST) =>
  dataOf(await shop.owner.lookAtHost({ params, body: { host } }))

const proofOf = async ({ shop, params }: Names, host = HOST) =>
  dataOf(await shop.owner.getHostProof({ params, query: { host } }))

/** Where the pages of a shop are at home, by the public's own question. */
const homeOf = async ({ shop }: Names): Promise<string | null> =>
  dataOf(await api.client.getAlias({ params: { alias: shop.contact.alias } })).home ?? null

const recordOf = async (names: Names) => {
  const { record } = await proofOf(names)
  if (!record) throw new Error('The name was not saved')
  return record
}

const writeRecord = async (names: Names): Promise<void> => {
  const record = await recordOf(names)
  texts.set(record.name, [...(texts.get(record.name) ?? []), record.value])
}

async function pass(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    api.clock.now = new Date(api.clock.now.getTime() + HOUR)
    await ensureRecurringJobs(api.ports)
    await runDueJobs(api.ports)
  }
}

describe('no link leads to a name that its company did not prove', () => {
  /** spec('decisions beyond-the-documents.8') */
  test('until the company’s word stands in its zone', async () => {
    const ombu = await given('prueba')
    expect((await proofOf(ombu)).state).toBe('UNNAMED')
    expect((await name(ombu, HOST)).ok).toBe(true)
    expect(await homeOf(ombu)).toBeNull()
    expect(await look(ombu)).toMatchObject({ state: 'WAITING', way: null, leads: 'NOWHERE', seen: 'MISSING' })
    const record = await recordOf(ombu)
    expect(record).toEqual({
      name: `_mostrador.${HOST}`,
      value: expect.stringMatching(/^mostrador=[0-9a-f]{32}$/),
    })
    texts.set(record.name, ['mostrador=00000000000000000000000000000000'])
    expect(await look(ombu)).toMatchObject({ state: 'WAITING', seen: 'OTHER' })
    await writeRecord(ombu)
    expect(await look(ombu)).toMatchObject({ state: 'PROVED', way: 'TXT', seen: 'THERE' })
    expect(await homeOf(ombu)).toBe(`https://${HOST}`)
  })

  test('until it leads here, by a word that only this server can say for this name', async () => {
    const ombu = await given('prueba')
    await name(ombu, HOST)
    here.add(HOST)
    expect(await look(ombu)).toMatchObject({ state: 'PROVED', way: 'LEADS_HERE', leads: 'HERE' })
    expect(asked.find((url) => url.startsWith(`https://${HOST}/`))).toMatch(
      /^https:\/\/pedidos\.ombu\.example\/\.well-known\/mostrador\/[0-9a-f]{32}$/,
    )
    expect(await homeOf(ombu)).toBe(`https://${HOST}`)
  })

  test('not by another’s answer, an old one, nor one of another name', async () => {
    const nonce = 'ab'.repeat(16)
    const answerAt = async (host: string, word = nonce) =>
      (await api.fetch(`https://${host}/.well-known/mostrador/${word}`)).text()
    expect(await answerAt(HOST)).not.toBe(await answerAt('otro.example'))
    expect(await answerAt(HOST)).not.toBe(await answerAt(HOST, 'cd'.repeat(16)))
    for (const wrong of ['x', `${nonce}0`, 'AB'.repeat(16)])
      expect((await api.fetch(`https://${HOST}/.well-known/mostrador/${wrong}`)).status).toBe(404)
  })

  test('and nobody is alone on it before: it is the shared site', async () => {
    const [ombu, rival] = [await given('prueba'), await given('rival')]
    await name(ombu, HOST)
    const seenAtHost = async () =>
      (await api.fetch(`https://${HOST}/api/diner/${rival.shop.contact.alias}`)).status
    const before = await seenAtHost()
    await writeRecord(ombu)
    await look(ombu)
    api.clock.now = new Date(api.clock.now.getTime() + 3000)
    expect([before, await seenAtHost()]).toEqual([200, 404])
  })
})

describe('a name of two companies', () => {
  test('is proved by the word alone, and moves only when the first lost it', async () => {
    const [ombu, rival] = [await given('prueba'), await given('rival')]
    await name(ombu, HOST)
    here.add(HOST)
    await look(ombu)
    expect((await name(rival, HOST)).ok).toBe(true)
    expect(await look(rival)).toMatchObject({ state: 'WAITING', needsRecord: true, isTaken: true })
    await writeRecord(rival)
    expect(await look(rival)).toMatchObject({ state: 'WAITING', seen: 'THERE' })
    expect([await homeOf(ombu), await homeOf(rival)]).toEqual([`https://${HOST}`, null])
    await pass(20)
    expect(await proofOf(ombu)).toMatchObject({ state: 'PROVED', needsRecord: true })
    await pass(20)
    expect(await proofOf(ombu)).toMatchObject({ state: 'LOST', isTaken: true })
    expect([await homeOf(ombu), await homeOf(rival)]).toEqual([null, `https://${HOST}`])
  })

  test('that both only lead here is nobody’s', async () => {
    const [ombu, rival] = [await given('prueba'), await given('rival')]
    await name(ombu, HOST)
    await name(rival, HOST)
    here.add(HOST)
    expect([(await look(ombu)).state, (await look(rival)).state]).toEqual(['WAITING', 'WAITING'])
  })
})

describe('a name is looked at again', () => {
  /** spec('decisions every-field-has-a-screen.4') */
  test('by the job, which proves what waits and loses what is gone for a day', async () => {
    const ombu = await given('prueba')
    await name(ombu, HOST)
    await writeRecord(ombu)
    await pass(1)
    expect(await proofOf(ombu)).toMatchObject({ state: 'PROVED', way: 'TXT', lookedAt: expect.any(String) })
    texts.clear()
    await pass(12)
    const doubted = await proofOf(ombu)
    const { failingSince } = doubted
    expect(doubted).toMatchObject({ state: 'PROVED', failingSince: expect.any(String) })
    expect(Date.parse(doubted.losesAt ?? '') - Date.parse(failingSince ?? '')).toBe(24 * HOUR)
    expect(await homeOf(ombu)).toBe(`https://${HOST}`)
    await pass(24)
    expect(await proofOf(ombu)).toMatchObject({
      state: 'LOST',
      failingSince: null,
      lostAt: expect.any(String),
    })
    expect(await homeOf(ombu)).toBeNull()
    await writeRecord(ombu)
    await pass(2)
    expect(await homeOf(ombu)).toBe(`https://${HOST}`)
  })

  test('and not lost while the server sees nothing at all', async () => {
    const ombu = await given('prueba')
    await name(ombu, HOST)
    await writeRecord(ombu)
    await pass(1)
    isBlind = true
    await pass(60)
    expect((await proofOf(ombu)).state).toBe('PROVED')
  })

  test('a name that its company drops is free, and its record holds when it is named again', async () => {
    const ombu = await given('prueba')
    await name(ombu, HOST)
    await writeRecord(ombu)
    await look(ombu)
    await name(ombu, undefined, HOST)
    expect(await proofOf(ombu)).toMatchObject({ state: 'UNNAMED', record: null })
    await name(ombu, HOST)
    expect((await proofOf(ombu)).state).toBe('WAITING')
    expect((await look(ombu)).state).toBe('PROVED')
  })
})

describe('names of this server', () => {
  const OURS = ['pide.example', 'ombu.pide.example', 'a.ombu.pide.example']

  test.each(OURS)('%s is saved by no form, nor looked at', async (host) => {
    const ombu = await given('prueba')
    const saved = await name(ombu, host)
    expect(saved.ok ? 'saved' : saved.problem.errors?.map(({ code }) => code)).toEqual(['host-reserved'])
    const looked = await ombu.shop.owner.lookAtHost({ params: ombu.params, body: { host } })
    expect(looked.ok ? 'looked' : looked.problem).toMatchObject({ status: 422, code: 'host-refused' })
    expect(asked).toEqual([])
  })

  test.each([
    '',
    '10.0.0.1',
    'router.local',
    'https://x.com',
    'a b.com',
    'localhost',
    'ñandú.com',
    'x.com.',
    'x.com:80',
  ])('%o is no name, and is asked of no name service', async (host) => {
    const ombu = await given('prueba')
    const looked = await ombu.shop.owner.lookAtHost({ params: ombu.params, body: { host } })
    expect(looked.ok ? 'looked' : looked.problem).toMatchObject({ status: 422, code: 'host-refused' })
    expect(asked).toEqual([])
  })
})

test('a person who presses all day is told to wait', async () => {
  const limited = await startTestApi({ rateLimiter: { take: async (rule) => rule !== 'look-at-host' } })
  const { owner, branchId } = await givenShop(limited)
  const looked = await owner.lookAtHost({ params: { id: branchId }, body: { host: HOST } })
  expect(looked.ok ? 'looked' : looked.problem).toMatchObject({ status: 429 })
})
