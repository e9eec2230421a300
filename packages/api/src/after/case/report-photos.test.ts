import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@mostrador/contract/client'
import { localFileStore } from '@mostrador/files/local-file-store'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { cookieOfStaff } from '../../testing/whole-world.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let folder: string
let api: TestApi
let contact: GivenContact
let member: Awaited<ReturnType<TestApi['given']['staff']>>
let staff: Client

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'))
  api = await startTestApi({ reportPhotos: localFileStore(folder), proofPhotoDays: 30 })
  contact = await api.given.branchContact()
  member = await api.given.staff({ contacts: [contact] })
  staff = await api.as(member)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A photo as a phone takes it, with where it was taken. */
const photo = (background = '#c0392b') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Gorriti 5000' } })
    .jpeg()
    .toBuffer()

const upload = (code: string, bytes: Uint8Array | string) =>
  api.client.uploadReportPhoto({
    params: { code },
    body: new File([new Uint8Array(Buffer.from(bytes))], 'x.png'),
  })

const uploaded = async (code: string, background?: string) =>
  dataOf(await upload(code, await photo(background))).id

type Told = { details?: string; items?: string[]; photos?: string[]; errorType?: string }
const report = (code: string, told: Told = {}) =>
  api.client.updateOrderDetails({ body: { code, errorType: 'WITH_PROBLEMS', ...told } })

const cases = async (by = staff, at = contact) =>
  dataOf(await by.listCases({ params: { id: at.id }, query: {} })).cases

const linesOf = async (code: string, at = contact) =>
  dataOf(await api.client.getOrder({ params: { alias: at.alias, code } })).items.map(({ id }) => id)

const twoPlates = async (at = contact) => {
  const [milanesa, flan] = [await api.given.plate(at), await api.given.plate(at, { name: 'Flan' })]
  return api.given.order(at, { items: [{ plate: milanesa }, { plate: flan, quantity: 2 }] })
}

const look = async (caseId: string, photoId: string, as: typeof member | undefined = member) =>
  api.fetch(`/api/console/cases/${caseId}/photos/${photoId}`, {
    headers: as ? { cookie: await cookieOfStaff(api, as) } : {},
  })

const refused = (status: number, code: string) => ({ ok: false, problem: { status, code } })

/** spec('001 §2.11') spec('decisions beyond-the-documents.20') */
test('a report shows its plates, words and photos to the staff, with the phone; without what the camera wrote', async () => {
  const { code } = await twoPlates()
  const [, flan = ''] = await linesOf(code)
  const words = '<img src=x onerror=alert(1)> *frío*\nde verdad'
  const photos = [await uploaded(code), await uploaded(code, '#2d7d46')]
  expect(await report(code, { details: words, items: [flan], photos })).toMatchObject({ ok: true })

  const [told] = await cases()
  expect(told).toMatchObject({
    details: words,
    items: [{ id: flan, name: 'Flan', quantity: 2, sizeName: null }],
    photos: photos.map((id) => ({ id })),
    order: { code, phone: '11 2345-6789' },
  })
  const answer = await look(told?.id ?? '', photos[0] ?? '')
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'no-store',
  ])
  const seen = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect(seen).toMatchObject({ format: 'webp', width: 40, height: 30 })
  expect(seen.exif).toBeUndefined()
})

test('told again, other plates, words and photos stand beside those of before, in one case', async () => {
  const { code } = await twoPlates()
  const lines = await linesOf(code)
  const [first, second] = [await uploaded(code), await uploaded(code, '#2d7d46')]
  await report(code, { items: lines.slice(0, 1), photos: [first] })
  const news = () => api.published.filter(({ channel }) => channel === `private-board-${contact.id}`).length
  const before = news()
  await report(code, { items: lines.slice(0, 1) })
  expect(news()).toBe(before)
  await report(code, { items: lines.slice(1) })
  await report(code, { photos: [second, second] })
  expect(news()).toBe(before + 2)
  const all = await cases()
  expect(all).toHaveLength(1)
  expect(all[0]?.items.map(({ id }) => id)).toEqual(lines)
  expect(all[0]?.photos).toEqual([{ id: first }, { id: second }])
})

test('a plate is the same in whichever letters its id is written', async () => {
  const { code } = await twoPlates()
  const [, flan = ''] = await linesOf(code)
  expect(await report(code, { items: [flan.toUpperCase()] })).toMatchObject({ ok: true })
  expect((await cases())[0]?.items).toMatchObject([{ id: flan }])
})

describe('nothing is written', () => {
  test('of plates or photos of another order, also one of the same diner', async () => {
    const [mine, other] = [await twoPlates(), await twoPlates()]
    const [line = '', theirs = ''] = [
      ...(await linesOf(mine.code)),
      ...(await linesOf(other.code)).slice(0, 1),
    ]
    const strange = (await linesOf(other.code)).slice(0, 1)
    const photos = [await uploaded(other.code)]
    for (const told of [{ items: [line, ...strange] }, { photos }, { items: [theirs], photos }])
      expect(await report(mine.code, { ...told, items: [...(told.items ?? []), ...strange] })).toMatchObject(
        refused(422, 'report-not-of-order'),
      )
    expect(await report(mine.code, { photos })).toMatchObject(refused(422, 'report-not-of-order'))
    expect(await cases()).toEqual([])
    // And they stay what they were.
    expect(await report(other.code, { photos })).toMatchObject({ ok: true })
  })

  test('of four photos, and of what is no list of ids', async () => {
    const { code } = await twoPlates()
    const photos: string[] = []
    for (const color of ['#111111', '#222222', '#333333', '#444444']) photos.push(await uploaded(code, color))
    expect(await report(code, { photos })).toMatchObject(refused(400, 'invalid-request'))
    expect(await report(code, { items: ["'; drop table cases--"] })).toMatchObject({
      problem: { status: 400 },
    })
    expect(await cases()).toEqual([])
    expect(await report(code, { photos: photos.slice(1) })).toMatchObject({ ok: true })
  })

  test.each([
    ['more than 10 MB', new Uint8Array(10_485_761), '413 picture-too-heavy'],
    ['a page that calls itself a png', '<html><script>alert(1)</script>', '422 picture-format-unknown'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"/>', '422 picture-format-unknown'],
    ['the head of a png and nothing more', '\u0089PNG', '422 picture-format-unknown'],
    ['nothing', '', '422 picture-format-unknown'],
  ])('of a photo that is %s', async (_, bytes, why) => {
    const { code } = await twoPlates()
    const answer = await upload(code, bytes)
    expect(answer.ok ? 'kept' : `${answer.problem.status} ${answer.problem.code}`).toBe(why)
    expect(await api.ports.database.selectFrom('case_photos').select('id').execute()).toEqual([])
  })

  test('of a photo for a code that opens nothing', async () => {
    for (const code of ['0000000000', 'no'])
      expect(await upload(code, await photo())).toMatchObject(refused(404, 'order-not-found'))
  })
})

test('a photo is shown to the staff of its contact alone, and through its own case', async () => {
  const sibling = await api.given.branchContact({ sameBranchAs: contact })
  const { code } = await twoPlates()
  const other = await twoPlates()
  const photos = [await uploaded(code)]
  const waiting = await uploaded(code, '#2d7d46')
  await report(code, { photos })
  await report(other.code)
  const all = await cases()
  const mine = all.find(({ photos: shown }) => shown.length > 0)?.id ?? ''
  const others = all.find(({ photos: shown }) => shown.length === 0)?.id ?? ''
  const [id = ''] = photos
  expect((await look(mine, id)).status).toBe(200)
  expect((await look(mine, id, await api.given.staff({ contacts: [sibling] }))).status).toBe(404)
  expect((await look(others, id)).status).toBe(404)
  expect((await look(mine, waiting)).status).toBe(404)
  const nobody = await api.fetch(`/api/console/cases/${mine}/photos/${id}`)
  expect(nobody.status).toBe(401)
  // No address of pictures serves it.
  const { sha256 } = await api.ports.database
    .selectFrom('case_photos')
    .select('sha256')
    .executeTakeFirstOrThrow()
  expect((await api.fetch(`/files/${sha256}/1280.webp`)).status).toBe(404)
})

test('photos are limited for each order', async () => {
  const rules = { 'report-photo': { times: 2 } }
  api = await startTestApi({
    reportPhotos: localFileStore(folder),
    rateLimiter: createRateLimiter({ rules }),
  })
  contact = await api.given.branchContact()
  const [one, other] = [await twoPlates(), await twoPlates()]
  for (let times = 0; times < 2; times += 1) await uploaded(one.code)
  expect(await upload(one.code, await photo())).toMatchObject(refused(429, 'too-many-requests'))
  expect(await upload(other.code, await photo())).toMatchObject({ ok: true })
})

test('diners of a company who sent its share of photos get 429, and those of another send on', async () => {
  const rules = { 'work-visitors': { times: 160, seconds: 60 } }
  api = await startTestApi({
    reportPhotos: localFileStore(folder),
    rateLimiter: createRateLimiter({ rules }),
  })
  contact = await api.given.branchContact()
  const other = await api.given.branchContact()
  const codes = [contact, contact, other].map(async (at) => (await twoPlates(at)).code)
  const [first = '', second = '', elsewhere = ''] = await Promise.all(codes)
  await uploaded(first)
  expect(await upload(second, await photo())).toMatchObject(refused(429, 'work-share-spent'))
  await uploaded(elsewhere)
})

test('no order has more photos than staff can look through, however slowly they are sent', async () => {
  const { code } = await twoPlates()
  const other = await twoPlates()
  for (let sent = 0; sent < 24; sent += 1) await uploaded(code)
  expect(await upload(code, await photo())).toMatchObject(refused(429, 'too-many-requests'))
  expect(await upload(other.code, await photo())).toMatchObject({ ok: true })
})

test('a diner who sends too many photos is refused before the bytes are read, under any address he claims', async () => {
  api = await startTestApi({
    reportPhotos: localFileStore(folder),
    rateLimiter: createRateLimiter({ rules: { 'report-order-address': { times: 2 } } }),
  })
  let read = 0
  const send = async (authorization: string) => {
    const piece = (bytes: ReadableStreamDefaultController<Uint8Array>) => {
      read += 1
      bytes.enqueue(new Uint8Array(1024))
      bytes.close()
    }
    const body = new ReadableStream({ pull: piece }, { highWaterMark: 0 })
    const headers = { authorization, 'x-caller-ip': '198.51.100.7' }
    const call = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    return (await api.fetch('/api/diner/order/0000000000/photos', call)).status
  }
  expect([await send('Bearer a'), await send('Bearer b')]).toEqual([404, 404])
  expect(read).toBe(2)
  expect([await send('Bearer c'), read]).toEqual([429, 2])
})

describe('photos go', () => {
  const left = async () => (await api.ports.reportPhotos.keptBefore(new Date(Date.now() + 1e12))).length

  test('of no report after a day, and of one when photos are kept no longer; the case stays', async () => {
    const { code } = await twoPlates()
    await ensureRecurringJobs(api.ports)
    await uploaded(code)
    await report(code, { photos: [await uploaded(code, '#2d7d46')], details: 'Frío' })
    const after = async (days: number) => {
      // Files are as old as the disk's own clock says.
      api.clock.now = new Date(Math.max(api.clock.now.getTime(), Date.now()) + days * 86_400_000)
      await runDueJobs(api.ports)
      return left()
    }
    expect(await after(2)).toBe(1)
    expect(await after(31)).toBe(0)
    staff = await api.as(member)
    expect(await cases()).toMatchObject([{ details: 'Frío', photos: [] }])
  })

  test('at once with the person who is erased, unless somebody else sent the same', async () => {
    const [hers, his] = [
      await twoPlates(),
      await api.given.order(contact, { body: { phone: '11 5555-5555' } }),
    ]
    await report(hers.code, { photos: [await uploaded(hers.code), await uploaded(hers.code, '#2d7d46')] })
    await report(his.code, { photos: [await uploaded(his.code)] })
    await api.ports.database
      .updateTable('orders')
      .set({ status: 'DELIVERED', delivered_at: new Date() })
      .execute()
    expect(await left()).toBe(2)
    const owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
    const phone = '11 2345-6789'
    dataOf(await owner.eraseCustomer({ params: { id: contact.branchId }, body: { phone } }))
    expect(await left()).toBe(1)
    expect((await cases()).map(({ photos, order }) => [order.phone !== '', photos.length])).toEqual(
      expect.arrayContaining([
        [false, 0],
        [true, 1],
      ]),
    )
  })
})
