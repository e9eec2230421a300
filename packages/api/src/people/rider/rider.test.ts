import { createClient, type Client } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { beforeEach, describe, expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { riderCodeHash, ritasForm, startRiderContact } from '../../testing/rider-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'
import { nextTestId } from '../../testing/test-ports.ts'

const PHONE = '11 2345-6789'
const HOUR_MS = 3_600_000

let api: TestApi
let contact: GivenContact
/** Rita's own. */
let phone: Client

beforeEach(async () => {
  ;({ api, contact } = await startRiderContact())
  phone = api.browser()
})

const form = (fields: object = {}) => ritasForm(contact, fields)
const register = (fields: object = {}) => phone.createRider({ body: form(fields) })
const update = (id: string, fields: object = {}) => phone.updateRider({ params: { id }, body: form(fields) })
const lookUp = (number = PHONE, branchContactId = contact.id) =>
  phone.getRiderByPhone({ query: { branchContactId, phone: number } })
const whoIs = (token: string | null) => api.riding({ token: token ?? '' }).whoAmI()
const later = (hours: number) => (api.clock.now = new Date(api.clock.now.getTime() + hours * HOUR_MS))

const refused = (status: number, code: string) => ({ ok: false, problem: { status, code } })
const noToken = refused(401, 'rider-token-invalid')

describe('a page of a rider', () => {
  const at = (contactId: string) => ({ headers: { 'x-rider-at': contactId } })

  /** spec('decisions beyond-the-documents.28') */
  test('is known by a cookie that no script reads, at the contact that it says', async () => {
    const seen: string[] = []
    const page = createClient(async (url, init) => {
      const answer = await api.fetch(url, init)
      seen.push(...answer.headers.getSetCookie())
      return answer
    }, routes)
    const { token } = dataOf(await page.createRider({ body: form() }))
    const kept = seen.find((cookie) => cookie.includes(token ?? '-')) ?? ''
    for (const word of ['HttpOnly', 'SameSite=Strict', 'Path=/api', 'Max-Age=57600'])
      expect(kept.split('; ')).toContain(word)

    const browser = api.browser()
    dataOf(await browser.createRider({ body: form({ phone: '11 6789-2345' }) }))
    expect(await browser.whoAmI({}, at(contact.id))).toMatchObject({ ok: true })
    // Without the word of the page the cookie opens nothing: what another site sends does not have
    // it.
    expect(await browser.whoAmI()).toMatchObject(noToken)
    const other = await api.given.branchContact()
    for (const contactId of [other.id, 'x', '']) {
      expect(await browser.whoAmI({}, at(contactId))).toMatchObject(noToken)
    }
  })

  test('is on shift at two contacts at once, and ends one of them', async () => {
    const other = await api.given.branchContact({
      contact: { rider_security_code_hash: await riderCodeHash() },
    })
    const browser = api.browser()
    const here = dataOf(await browser.createRider({ body: form() }))
    const there = { riderUser: { branchContact: { id: other.id } } }
    dataOf(await browser.createRider({ body: form(there) }))
    await browser.updateRider({ params: { id: here.id }, body: form({ active: false }) })
    expect(await browser.whoAmI({}, at(contact.id))).toMatchObject(noToken)
    expect(await browser.whoAmI({}, at(other.id))).toMatchObject({
      data: { branchContactId: other.id },
    })
  })

  test('does not show the token of one contact as that of another', async () => {
    const other = await api.given.branchContact()
    const { token } = dataOf(await register())
    const headers = { ...at(other.id).headers, cookie: `mostrador_shift_${other.id}=${token}` }
    expect(await api.client.whoAmI({}, { headers })).toMatchObject(noToken)
  })
})

describe('registering', () => {
  /** spec('001 §6.6') spec('001 §7.25') spec('001 §7.26') */
  test('begins the shift: the token is good, and the phone is found from then on', async () => {
    expect(await lookUp()).toMatchObject(refused(404, 'rider-not-found'))
    const rider = dataOf(await register({ name: '  Rita Ríos ' }))
    expect(rider).toMatchObject({ name: 'Rita Ríos', phone: '+541123456789', active: true })
    expect(await whoIs(rider.token)).toEqual({
      ok: true,
      data: {
        riderId: rider.id,
        name: 'Rita Ríos',
        phone: '+541123456789',
        branchContactId: contact.id,
        hasPin: false,
      },
    })
    expect(dataOf(await lookUp('+54 9 11 2345 6789'))).toEqual({
      id: rider.id,
      name: 'Rita Ríos',
      active: true,
    })
  })

  test('twice at once is one rider', async () => {
    await lookUp()
    const answers = await Promise.all(Array.from({ length: 8 }, () => register()))
    expect(new Set(answers.map((answer) => dataOf(answer).id)).size).toBe(1)
    const rows = await api.ports.database.selectFrom('riders').selectAll().execute()
    expect(rows).toHaveLength(1)
    const alive = await api.ports.database
      .selectFrom('rider_sessions')
      .selectAll()
      .where('ended_at', 'is', null)
      .execute()
    expect(alive.length).toBeGreaterThan(0)
  })

  test('again keeps the name, and ends the token that was there', async () => {
    const first = dataOf(await register())
    const second = dataOf(await register({ name: 'Otra', phone: '+54 9 11 2345-6789' }))
    expect(second).toMatchObject({ id: first.id, name: 'Rita Ríos' })
    expect(await whoIs(first.token)).toMatchObject(noToken)
    expect(await whoIs(second.token)).toMatchObject({ ok: true })
  })

  test('without a shift has no token', async () => {
    expect(dataOf(await register({ active: false }))).toMatchObject({ active: false, token: null })
    expect(dataOf(await lookUp())).toMatchObject({ active: false })
  })

  test.each([
    [{ securityCode: 'otra-cosa' }, 400, 'security-code-wrong'],
    [{ securityCode: '' }, 400, 'security-code-wrong'],
    [
      { riderUser: { branchContact: { id: '0197f000-0000-7000-8000-00000000ffff' } } },
      400,
      'security-code-wrong',
    ],
    [{ phone: '123' }, 422, 'phone-invalid'],
    [{ phone: '\u0000' }, 422, 'phone-invalid'],
    [{ name: '   ' }, 422, 'rider-data-missing'],
    [{ name: '\u200b\u200b' }, 422, 'rider-data-missing'],
    [{ riderUser: null }, 400, 'invalid-request'],
    [{ active: 'yes' }, 400, 'invalid-request'],
  ])('with %j is refused, and writes nothing', async (fields, status, code) => {
    expect(await register(fields)).toMatchObject(refused(status, code))
    expect(await api.ports.database.selectFrom('riders').selectAll().execute()).toEqual([])
  })

  test('is refused where the shop has no code, and where its hash is no hash', async () => {
    for (const rider_security_code_hash of [null, 'hash:1234', 'x']) {
      const other = await api.given.branchContact({ contact: { rider_security_code_hash } })
      const answer = await register({ riderUser: { branchContact: { id: other.id } } })
      expect(answer).toMatchObject(refused(400, 'security-code-wrong'))
    }
  })

  test('says what the documents say of a wrong code', async () => {
    expect(await register({ securityCode: '1234' })).toMatchObject({
      problem: { detail: 'El código de seguridad es erróneo' },
    })
  })
})

describe('a shift', () => {
  /** spec('001 §4.21') spec('001 §7.27') */
  test('ends with the code: every token dies, and the next one begins a new shift', async () => {
    const { id, token } = dataOf(await register())
    expect(await update(id, { active: false, securityCode: 'x' })).toMatchObject(
      refused(400, 'security-code-wrong'),
    )
    expect(await whoIs(token)).toMatchObject({ ok: true })
    expect(dataOf(await update(id, { active: false }))).toMatchObject({ active: false, token: null })
    expect(await whoIs(token)).toMatchObject(noToken)
    expect(dataOf(await lookUp())).toMatchObject({ active: false })

    const again = dataOf(await update(id, { name: '' }))
    expect(again).toMatchObject({ name: 'Rita Ríos', active: true })
    expect(again.token).not.toBe(token)
    expect(await whoIs(again.token)).toMatchObject({ ok: true })
    expect(await whoIs(token)).toMatchObject(noToken)
  })

  /** spec('001 §4.21') */
  test('ends with nothing in hand and nothing to bring back alone, by whichever form', async () => {
    const { id } = dataOf(await register())
    const rider = { id, name: '', phone: '', token: '' }
    const { id: shipment } = await api.given.shipment(contact, { rider, status: 'ON_ROUTE_TO_DROP_OFF' })
    const carries = refused(409, 'shift-carries')
    expect(await update(id, { active: false })).toMatchObject(carries)
    expect(await register({ active: false })).toMatchObject(carries)
    expect(dataOf(await lookUp())).toMatchObject({ active: true })
    const becomes = (fields: { status: 'DELIVERED' | 'RETURNED'; return_shipment?: boolean }) =>
      api.ports.database.updateTable('shipments').set(fields).where('id', '=', shipment).execute()
    await becomes({ status: 'DELIVERED', return_shipment: true })
    expect(await update(id, { active: false })).toMatchObject(carries)
    expect(await register({ active: false })).toMatchObject(carries)
    await becomes({ status: 'RETURNED' })
    expect(dataOf(await update(id, { active: false }))).toMatchObject({ active: false })
    await becomes({ status: 'DELIVERED', return_shipment: false })
    await update(id)
    expect(dataOf(await update(id, { active: false }))).toMatchObject({ active: false })
  })

  /** spec('decisions who-sees-what.3') */
  test('is over after sixteen hours, also for whoever forgot to end it', async () => {
    const { id, token } = dataOf(await register())
    later(15.9)
    expect(await whoIs(token)).toMatchObject({ ok: true })
    later(0.1)
    expect(await whoIs(token)).toMatchObject(noToken)
    expect(dataOf(await lookUp())).toMatchObject({ id, active: false })
    expect(await whoIs(dataOf(await update(id)).token)).toMatchObject({ ok: true })
  })

  /** spec('001 §3.6') spec('001 §6.3') spec('001 §7.24') */
  test('is that of the rider with this id and this phone at this branch contact', async () => {
    const { id } = dataOf(await register())
    const sibling = await api.given.branchContact({
      sameBranchAs: contact,
      contact: { rider_security_code_hash: await riderCodeHash() },
    })
    const missing = refused(404, 'rider-not-found')
    expect(await update(nextTestId())).toMatchObject(missing)
    expect(await update('not-an-id')).toMatchObject(missing)
    expect(await update(id, { phone: '11 8999-9999' })).toMatchObject(missing)
    expect(await update(id, { riderUser: { branchContact: { id: sibling.id } } })).toMatchObject(missing)
    expect(await lookUp(PHONE, sibling.id)).toMatchObject(missing)
    expect(await lookUp(PHONE, nextTestId())).toMatchObject(missing)
    expect(await lookUp('hola')).toMatchObject(missing)
  })
})

describe('a token', () => {
  /** spec('decisions who-sees-what.3') */
  test.each([
    ['none', {}],
    ['an empty one', { authorization: 'Bearer ' }],
    ['one that nobody has', { authorization: `Bearer ${'a'.repeat(43)}` }],
    ['a long one', { authorization: `Bearer ${'a'.repeat(5_000)}` }],
    ['another scheme', { authorization: 'Basic cml0YTpyaW9z' }],
    ['odd letters', { authorization: `Bearer ${"'; drop table riders--".repeat(3)}` }],
  ])('%s opens nothing', async (_, headers: Record<string, string>) => {
    expect(await api.client.whoAmI({}, { headers })).toMatchObject(noToken)
  })

  test('is stored as a hash alone, and costs one query', async () => {
    const { token } = dataOf(await register())
    const rows = await api.ports.database.selectFrom('rider_sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await statementsOf(() => whoIs(token))).toHaveLength(1)
    expect(await statementsOf(() => api.client.whoAmI())).toHaveLength(0)
  })
})

describe('whoever guesses', () => {
  const limited = async (rules: Record<string, { times: number; seconds: number; together: boolean }>) => {
    api = await startTestApi({ rateLimiter: createRateLimiter({ rules }) })
    contact = await api.given.branchContact({ contact: { rider_security_code_hash: await riderCodeHash() } })
    phone = api.browser()
  }
  const few = { times: 3, seconds: 60, together: false }

  const from = (client: Client, ip: string) => ({
    guesses: () =>
      client.createRider({ body: form({ securityCode: 'x' }) }, { headers: { 'x-caller-ip': ip } }),
    begins: (fields: object = {}) =>
      client.createRider({ body: form(fields) }, { headers: { 'x-caller-ip': ip } }),
  })
  const wrongCode = refused(400, 'security-code-wrong')
  const tooMany = refused(429, 'too-many-requests')

  test('codes from one address is stopped, with the right one too', async () => {
    await limited({ 'rider-code-address': few })
    const stranger = from(api.client, '2001:db8:1:2::1')
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await stranger.guesses()).toMatchObject(wrongCode)
    }
    expect(await from(api.client, '2001:db8:1:2::9').begins()).toMatchObject(tooMany)
    expect(await from(api.client, '2001:db8:1:3::1').begins()).toMatchObject({ ok: true })
  })

  test.each(['rider-code-phone', 'rider-code-contact', 'rider-code-contact-day'])(
    'codes past %s is slowed down, and locks out neither who begins here nor whom the shop knows',
    async (rule) => {
      await limited({ [rule]: { ...few, times: 1 } })
      const rita = from(api.browser(), '198.51.100.1')
      const { id } = dataOf(await rita.begins())
      const stranger = from(api.client, '198.51.100.4')
      expect(await stranger.guesses()).toMatchObject(wrongCode)
      expect(await stranger.guesses()).toMatchObject(wrongCode)
      expect(await stranger.begins()).toMatchObject(tooMany)
      expect(dataOf(await rita.begins())).toMatchObject({ id })
      expect(dataOf(await rita.begins())).toMatchObject({ id })
      expect(await from(api.browser(), '198.51.100.6').begins({ phone: '11 8999-9999' })).toMatchObject({
        ok: true,
      })
    },
  )

  test.each(['rider-code-device', 'rider-code-device-day'])(
    'on a known device is stopped by %s',
    async (rule) => {
      await limited({ [rule]: few })
      const known = from(api.browser(), '198.51.100.1')
      dataOf(await known.begins())
      for (let tries = 0; tries < 3; tries += 1) {
        expect(await known.guesses()).toMatchObject(wrongCode)
      }
      expect(await known.begins()).toMatchObject(tooMany)
      const other = from(api.browser(), '198.51.100.1')
      expect(await other.begins({ phone: '11 8999-9999' })).toMatchObject({ ok: true })
    },
  )

  test('with a cookie of another contact, or one that nobody signed, is a stranger', async () => {
    await limited({
      'rider-code-contact': { ...few, times: 1 },
      'rider-code-slow-contact': { ...few, times: 1 },
    })
    const other = await api.given.branchContact({
      contact: { rider_security_code_hash: await riderCodeHash() },
    })
    const browser = api.browser()
    dataOf(await from(browser, '198.51.100.1').begins({ riderUser: { branchContact: { id: other.id } } }))
    for (let tries = 0; tries < 2; tries += 1) {
      expect(await from(api.client, `198.51.100.${tries + 2}`).guesses()).toMatchObject(wrongCode)
    }
    expect(await from(browser, '198.51.100.1').begins()).toMatchObject(tooMany)
    const headers = {
      'x-caller-ip': '198.51.100.9',
      cookie: `mostrador_rider_${contact.id}=an-id.a-signature`,
    }
    expect(await api.client.createRider({ body: form() }, { headers })).toMatchObject(tooMany)
  })

  test.each(['rider-lookup-address', 'rider-lookup-phone'])('phones is stopped by %s', async (rule) => {
    await limited({ [rule]: few })
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await lookUp()).toMatchObject(refused(404, 'rider-not-found'))
    }
    expect(await lookUp()).toMatchObject(refused(429, 'too-many-requests'))
  })
})
