import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@mostrador/contract/client'
import { localFileStore } from '@mostrador/files/local-file-store'
import { exportTenant } from '@mostrador/tenant/file/export-tenant'
import { importTenant } from '@mostrador/tenant/file/import-tenant'
import { picturesBeside } from '@mostrador/tenant/picture/picture-source'
import { testWorld } from '@mostrador/tenant/testing/small-tenant'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { dataOf } from '../../testing/data-of.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { cookieOfStaff } from '../../testing/whole-world.ts'

const DAY_MS = 24 * 60 * 60_000
const IMAGE = ['menus', 'carta', 'plates', 'bife', 'image']

let folder: string
let api: TestApi
let shop: GivenShop

async function start(ports: Parameters<typeof startTestApi>[0] = {}): Promise<void> {
  api = await startTestApi({ pictures: localFileStore(folder), ...ports })
  shop = await givenShop(api)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-'))
  await start()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const photo = (width = 800, height = 600, background = '#aa3300') =>
  sharp({ create: { width, height, channels: 3, background } })
const ours = () => ({ params: { id: shop.branchId } })
const upload = (bytes: Uint8Array | string, name = 'Bife.jpg', by: Client = shop.owner) =>
  by.uploadPicture({
    ...ours(),
    query: { name },
    body: new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name),
  })
const refused = (status: number, code: string) => ({ ok: false, problem: { status, code } })

const imageNow = async () =>
  dataOf(await shop.owner.getDocument({ ...ours(), query: { place: IMAGE.join('/') } })).value
const show = (from: unknown, to: unknown) =>
  shop.owner.changeDocument({ ...ours(), body: { operations: [{ kind: 'set', place: IMAGE, from, to }] } })
const undo = (number: number) => shop.owner.undoRevision({ params: { id: shop.branchId, number } })
const served = async (url: string) => (await api.fetch(`${url}/640.webp`)).status
const namesKept = async () =>
  (
    await api.ports.database
      .selectFrom('pictures')
      .select('source_name')
      .where('source_name', 'like', 'uploads/%')
      .execute()
  ).map(({ source_name: name }) => name)

/** spec('decisions pictures.1') */
test('an uploaded picture is named by its content and its file, and is the same however often it is sent', async () => {
  const bytes = await photo().jpeg().toBuffer()
  const first = dataOf(await upload(bytes, 'Bife de chorizo.JPG'))
  expect(first).toMatchObject({ width: 800, height: 600, isAnimation: false })
  expect(first.source).toBe(`uploads/${first.sha256}/bife-de-chorizo.webp`)
  expect(first.picture).toEqual({ url: `/files/${first.sha256}`, color: expect.stringMatching(/^#/) })
  expect(dataOf(await upload(bytes, 'Bife de chorizo.JPG'))).toEqual(first)
  expect(await namesKept()).toEqual([first.source])
})

/** spec('decisions pictures.2') */
test('where the photo was taken is not kept, and it stands upright', async () => {
  const bytes = await photo(900, 300)
    .withExif({ IFD0: { Copyright: 'Secreto' }, IFD3: { GPSLatitude: '34/1 35/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(bytes.includes('Secreto')).toBe(true)
  const { sha256, width, height } = dataOf(await upload(bytes))
  expect([width, height]).toEqual([300, 900])
  const kept = await readFile(join(folder, sha256.slice(0, 2), sha256, 'kept.webp'))
  expect(kept.includes('Secreto')).toBe(false)
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
})

describe('a refused file', () => {
  /** spec('decisions pictures.3') */
  test('is what is no picture, is broken, unpacks to too much or is too small, whatever it is called', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const jpeg = await photo(1200, 1200).jpeg().toBuffer()
    const cases: readonly (readonly [Uint8Array | string, number, string])[] = [
      [script, 422, 'picture-format-unknown'],
      [`GIF89a${script}`, 422, 'picture-unreadable'],
      ['', 422, 'picture-format-unknown'],
      ['%PDF-1.7', 422, 'picture-format-unknown'],
      [jpeg.subarray(0, jpeg.length / 2), 422, 'picture-unreadable'],
      [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 422, 'picture-heic'],
      [await photo(150, 150).png().toBuffer(), 422, 'picture-too-small'],
      [await photo(9000, 9000).png({ compressionLevel: 9 }).toBuffer(), 422, 'picture-too-many-pixels'],
      // Ten megabytes are read to the end, and one byte more is not.
      [new Uint8Array(10_485_760), 422, 'picture-format-unknown'],
      [new Uint8Array(10_485_761), 413, 'picture-too-heavy'],
    ]
    for (const [bytes, status, code] of cases) {
      const answer = await upload(bytes, 'foto.jpg')
      expect(answer).toMatchObject(refused(status, code))
      expect(answer.ok ? '' : answer.problem.detail).toMatch(/^[A-ZÉ].{20,}\.$/)
    }
    expect(await namesKept()).toEqual([])
  })

  test('is nothing of a picture under a wrong name, and of what is two things at once only the picture is kept', async () => {
    const html = '<html><script>alert(document.cookie)</script></html>'
    const both = Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from(html)])
    const { source, picture } = dataOf(await upload(both, '../../index.html'))
    expect(source).toMatch(/^uploads\/[0-9a-f]{64}\/index\.webp$/)
    const answer = await api.fetch(`${picture.url}/640.webp`)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).not.toContain('script')
  })
})

test('a company whose line of pictures is full gets 429, and a picture of another comes before its second', async () => {
  const store = localFileStore(folder)
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const begun: number[] = []
  const put: typeof store.put = async (bytes) => {
    begun.push(bytes.length)
    await opened
    return store.put(bytes)
  }
  await start({ pictures: { ...store, put } })
  const other = await givenShop(api, 'otra')
  const [ours, theirs] = [await photo().png().toBuffer(), await photo(900).png().toBuffer()]
  const sent = Array.from({ length: 10 }, () => upload(ours))
  // One is being kept and eight wait.
  expect(await Promise.race(sent)).toMatchObject(refused(429, 'file-turn-later'))
  const bytes = new File([Uint8Array.from(theirs)], 'Otra.png')
  const params = { id: other.branchId }
  const elsewhere = other.owner.uploadPicture({ params, query: { name: 'Otra.png' }, body: bytes })
  // The other company stands in its own line once its call was heard.
  await other.owner.getStaffSession()
  open()
  expect((await elsewhere).ok).toBe(true)
  expect((await Promise.all(sent)).filter(({ ok }) => ok)).toHaveLength(9)
  expect(begun.indexOf(theirs.length)).toBeLessThan(begun.length - 1)
})

describe('how many', () => {
  /** A body of which nobody may read a byte. */
  const untouched = () => {
    let isRead = false
    const body = new ReadableStream(
      {
        pull: () => {
          isRead = true
          throw new Error('read')
        },
      },
      { highWaterMark: 0 },
    )
    return { body, isRead: () => isRead }
  }
  const send = async (cookie: string, body: ReadableStream) =>
    api.fetch(`/api/console/branches/${shop.branchId}/pictures`, {
      method: 'POST',
      headers: { cookie },
      body,
      duplex: 'half',
    } as RequestInit)

  /** spec('decisions pictures.4') */
  test('is counted for the person and for the company, before a byte is read', async () => {
    await start({
      rateLimiter: createRateLimiter({
        rules: { 'upload-picture-person': { times: 2 }, 'upload-picture-company': { times: 3 } },
      }),
    })
    const bytes = await photo().png().toBuffer()
    for (let at = 0; at < 2; at += 1) expect(await upload(bytes)).toMatchObject({ ok: true })
    const more = untouched()
    const answer = await send(await cookieOfStaff(api, shop.ownerLogin), more.body)
    expect([answer.status, more.isRead()]).toEqual([429, false])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)

    const manager = await api.as(await api.given.staff({ role: 'MANAGER', branch: shop.contact }))
    expect(await upload(bytes, 'x.png', manager)).toMatchObject({ ok: true })
    expect(await upload(bytes, 'x.png', manager)).toMatchObject(refused(429, 'too-many-requests'))
    const other = await givenShop(api, 'otra')
    const file = { params: { id: other.branchId }, body: new File([Uint8Array.from(bytes)], '') }
    expect(await other.owner.uploadPicture(file)).toMatchObject({ ok: true })
  })

  test('of somebody who may not, not a byte is read', async () => {
    const cashier = await cookieOfStaff(api, await api.given.staff({ contacts: [shop.contact] }))
    const stranger = await cookieOfStaff(
      api,
      await api.given.staff({ role: 'OWNER', company: await api.given.branchContact() }),
    )
    for (const [cookie, status] of [
      [cashier, 403],
      [stranger, 404],
      ['', 401],
    ] as const) {
      const { body, isRead } = untouched()
      expect([(await send(cookie, body)).status, isRead()]).toEqual([status, false])
    }
  })
})

describe('a picture that a plate shows', () => {
  /** spec('decisions pictures.5') */
  test('is what diners see at once, and comes back with an undo after it was taken out', async () => {
    const { source, picture } = dataOf(await upload(await photo().png().toBuffer()))
    const before = await imageNow()
    expect(await show(before, source)).toMatchObject({ ok: true })
    const { alias, orderModeId } = shop
    const menu = dataOf(await api.client.getMenu({ params: { alias, orderModeId }, query: {} }))
    expect(menu.plates.map(({ image }) => image?.url)).toContain(picture.url)
    const read = await shop.owner.getDocument({ ...ours(), query: { place: IMAGE.join('/') } })
    expect(dataOf(read)).toEqual({ revision: 2, value: source, pictures: { [source]: picture } })
    expect(await show(source, undefined)).toMatchObject({ ok: true })
    expect(await undo(3)).toMatchObject({ ok: true })
    expect(await imageNow()).toBe(source)
    expect(await undo(2)).toMatchObject({ ok: true })
    expect(await imageNow()).toBe(before)
  })

  test('says in the history what its file was called', async () => {
    const { source } = dataOf(await upload(await photo().png().toBuffer(), 'Bife jugoso.png'))
    await show(await imageNow(), source)
    const { revisions } = dataOf(await shop.owner.listRevisions({ ...ours(), query: {} }))
    expect(revisions[0]?.sentences[0]).toMatch(/foto: ".*" → "bife-jugoso"$/)
  })

  /** spec('decisions pictures.6') */
  test('is of its company: nobody else names it', async () => {
    const { source, sha256 } = dataOf(await upload(await photo().png().toBuffer()))
    const other = await givenShop(api, 'otra')
    const theirs = { params: { id: other.branchId } }
    const place = IMAGE.join('/')
    const { value: from } = dataOf(await other.owner.getDocument({ ...theirs, query: { place } }))
    for (const to of [source, `uploads/${sha256}/otro.webp`]) {
      const operations = [{ kind: 'set' as const, place: IMAGE, from, to }]
      const answer = await other.owner.changeDocument({ ...theirs, body: { operations } })
      expect(answer).toMatchObject({
        ok: false,
        problem: { status: 422, code: 'change-refused', errors: [{ code: 'picture-missing', path: place }] },
      })
    }
  })
})

describe('a file of the tenant', () => {
  const exported = async () => {
    const file = await exportTenant(api.ports.database, 'prueba')
    if (!file) throw new Error('no such company')
    return file
  }

  /** spec('decisions pictures.7') */
  test('names it; brought back it changes nothing, and elsewhere the picture is missing unless it comes along', async () => {
    const { source, sha256 } = dataOf(await upload(await photo().png().toBuffer()))
    await show(await imageNow(), source)
    const file = await exported()
    expect(file.branches[0]?.menus?.[0]?.plates.find(({ key }) => key === 'bife')?.image).toBe(source)
    const { database: db, newId } = api.ports
    const here = { ...(await testWorld()), db, newId, now: api.clock.now, files: localFileStore(folder) }
    expect(await importTenant(file, here)).toMatchObject({ ok: true, changed: false })

    const elsewhere = await startTestApi()
    const world = { ...(await testWorld()), db: elsewhere.ports.database, newId }
    const others = world.resolvePicture
    const bare = {
      ...world,
      resolvePicture: async (name: string) => (name === source ? undefined : others(name)),
    }
    expect(await importTenant(file, bare)).toMatchObject({
      ok: false,
      problems: [{ code: 'picture-missing', message: expect.stringContaining(source) }],
    })
    const archive = picturesBeside(join(folder, 'archive'))
    const kept = await readFile(join(folder, sha256.slice(0, 2), sha256, 'kept.webp'))
    await mkdir(join(folder, 'archive', 'uploads', sha256), { recursive: true })
    await writeFile(join(folder, 'archive', source), kept)
    const whole = {
      ...world,
      resolvePicture: async (name: string) => (name === source ? archive(name) : others(name)),
    }
    expect(await importTenant(file, whole)).toMatchObject({ ok: true, changed: true })
    expect(await importTenant(file, whole)).toMatchObject({ ok: true, changed: false })
  })
})

/** spec('decisions pictures.8') */
test('an unused picture goes after a month, its bytes a day later; one that was ever shown stays for an undo', async () => {
  await api.ports.database.deleteFrom('jobs').execute()
  const [unused, used] = [
    dataOf(await upload(await photo(800, 600, '#00aa33').png().toBuffer(), 'nadie.png')),
    dataOf(await upload(await photo().png().toBuffer(), 'usada.png')),
  ]
  await show(await imageNow(), used.source)
  await show(used.source, undefined)
  // The disk has the time of the machine, and what tests do has that of their clock.
  const begin = Date.now() - 60_000
  const after = async (days: number) => {
    api.clock.now = new Date(begin + days * DAY_MS)
    await ensureRecurringJobs(api.ports)
    await runDueJobs(api.ports)
    return [(await namesKept()).length, await served(unused.picture.url), await served(used.picture.url)]
  }
  await api.ports.database
    .updateTable('pictures')
    .set({ created_at: new Date(begin) })
    .execute()
  expect(await after(29)).toEqual([2, 200, 200])
  expect(await after(30.5)).toEqual([1, 200, 200])
  expect(await after(32)).toEqual([1, 404, 200])
  shop = { ...shop, owner: await api.as(shop.ownerLogin) }
  expect(await undo(3)).toMatchObject({ ok: true })
  expect(await imageNow()).toBe(used.source)
})
