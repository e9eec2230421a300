import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Branding } from '@mostrador/contract/branding/branding-schema'
import type { Client } from '@mostrador/contract/client'
import { localFileStore } from '@mostrador/files/local-file-store'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

let folder: string
let api: TestApi
let contact: GivenContact
let owner: Client

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'branding-'))
  api = await startTestApi({ pictures: localFileStore(folder) })
  contact = await api.given.branchContact({ branch: { light_main_color: '#aa3300' } })
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const ours = () => ({ params: { id: contact.branchId } })
const held = async () => dataOf(await owner.getBranding(ours()))
const versions = async (before?: number) =>
  dataOf(await owner.listBrandingVersions({ ...ours(), query: { before } }))
const save = (over: number, branding: Branding, by: Client = owner) =>
  by.saveBranding({ ...ours(), body: { over, branding } })
const restore = (over: number, number: number) => owner.restoreBranding({ ...ours(), body: { over, number } })
const colored = (branding: Branding, lightMainColor: string): Branding => ({
  ...branding,
  colorConfig: { ...branding.colorConfig, lightMainColor },
})
const dinerSees = async () => {
  const found = dataOf(await api.client.getAlias({ params: { alias: contact.alias } }))
  if (found.type !== 'branchContact') throw new Error('no contact')
  return found.info.branch
}
const png = (side = 200) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c0392b' } })
    .png()
    .toBuffer()
const upload = async (bytes: Uint8Array, by: Client = owner) =>
  by.uploadPicture({
    ...ours(),
    body: new File([Uint8Array.from(bytes)], 'x'),
  })
const refused = (status: number, code: string) => ({ ok: false, problem: { status, code } })

describe('saving and going back', () => {
  /** spec('decisions beyond-the-documents.18') */
  test('a saved colour is what diners see next; what held before and who changed it can be taken back', async () => {
    const first = await held()
    expect(first).toMatchObject({ version: 0, branding: { colorConfig: { lightMainColor: '#aa3300' } } })
    expect((await dinerSees()).generalConfig.colorConfig.lightMainColor).toBe('#aa3300')

    const second = dataOf(await save(0, colored(first.branding, '#005500')))
    expect((await dinerSees()).generalConfig.colorConfig.lightMainColor).toBe('#005500')
    expect(api.published).toContainEqual({
      channel: 'catalog',
      event: 'catalog-changed',
      data: { companyId: contact.companyId, branchContactIds: [contact.id] },
    })
    expect((await versions()).versions).toMatchObject([
      { number: 2, source: 'CONSOLE', by: 'Sofía', createdAt: '2026-11-20T15:00:00.000Z' },
      { number: 1, source: 'FILE', by: null },
    ])

    const third = dataOf(await restore(second.version, 1))
    expect(third).toEqual({ version: 3, branding: first.branding })
    expect((await dinerSees()).generalConfig.colorConfig.lightMainColor).toBe('#aa3300')
    expect((await versions()).versions[0]).toMatchObject({ number: 3, restoredFrom: 1 })
    expect(await restore(3, 99)).toMatchObject(refused(404, 'branding-version-not-found'))
  })

  test('all of it comes back as it was sent, and the same again makes no version', async () => {
    const { branding } = await held()
    const whole: Branding = {
      ...branding,
      colorConfig: { ...branding.colorConfig, colorModeType: 'DARK', darkMainColor: '#102030' },
      fontFamily: 'Lora',
      withCustomBannerLogo: true,
      social: { instagram: 'https://instagram.com/fuego', facebook: null },
      customMessage: 'Abrimos los <b>feriados</b>',
      menuConfig: { plateDetailInModal: false, platesInMainView: false, indicatorDisplay: 'NONE' },
    }
    const saved = dataOf(await save(0, whole))
    expect(saved.branding).toEqual(whole)
    expect(dataOf(await save(saved.version, whole)).version).toBe(saved.version)
    expect(await dinerSees()).toMatchObject({ customMessage: whole.customMessage, social: whole.social })
  })

  test('two people on the brand keep each their own fields, and of one field the second is told both values', async () => {
    const { branding } = await held()
    const other = await api.as(await api.given.staff({ role: 'MANAGER', branch: contact }))
    dataOf(await save(0, { ...branding, fontFamily: 'Lora' }, other))
    const mine = dataOf(await save(0, colored(branding, '#111111')))
    expect(mine.branding).toEqual({ ...colored(branding, '#111111'), fontFamily: 'Lora' })
    expect((await dinerSees()).generalConfig).toMatchObject({ fontFamily: 'Lora' })

    const late = await save(1, colored(branding, '#222222'), other)
    expect(late).toMatchObject({
      problem: {
        status: 409,
        code: 'changed-meanwhile',
        errors: [{ path: 'branding/colorConfig/lightMainColor', expected: '#111111', by: 'Sofía' }],
      },
    })
    expect((await held()).branding).toEqual(mine.branding)
    expect(await restore(0, 1)).toMatchObject(refused(409, 'branding-already-changed'))
  })

  test('of two at once on one field one saves and the other is told, and nothing of the other is kept', async () => {
    const { branding } = await held()
    const other = await api.as(await api.given.staff({ role: 'MANAGER', branch: contact }))
    const answers = await Promise.all([
      save(0, colored(branding, '#111111')),
      save(0, colored(branding, '#222222'), other),
    ])
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(answers.find(({ ok }) => !ok)).toMatchObject(refused(409, 'changed-meanwhile'))
    expect((await versions()).versions).toHaveLength(2)
  })

  test('saving and going back are told in the activity, and taken back from there', async () => {
    const first = await held()
    const blue = dataOf(await save(0, colored(first.branding, '#000055')))
    dataOf(await restore(blue.version, 1))
    const told = async () => dataOf(await owner.listRevisions({ ...ours(), query: {} })).revisions
    const [back, change] = await told()
    expect(change).toMatchObject({
      door: 'CONSOLE',
      by: 'Sofía',
      sentences: [expect.stringMatching(/color principal, modo claro: "#aa3300" → "#000055"/)],
    })
    expect(back?.sentences).toEqual([expect.stringMatching(/"#000055" → "#aa3300"/)])
    dataOf(await owner.undoRevision({ params: { id: contact.branchId, number: back?.number ?? 0 } }))
    expect((await held()).branding).toEqual(blue.branding)
    expect((await versions()).versions[0]).toMatchObject({ number: 4, by: 'Sofía', restoredFrom: null })
  })

  test('versions come in pages of twenty with one query of their own', async () => {
    let now = await held()
    for (let at = 0; at < 21; at += 1) {
      now = dataOf(await save(now.version, colored(now.branding, `#0000${String(10 + at)}`)))
    }
    const first = await versions()
    const second = await versions(first.versions.at(-1)?.number)
    expect([first.versions.length, first.more, second.versions.length, second.more]).toEqual([
      20,
      true,
      2,
      false,
    ])
    const statements = await statementsOf(() => versions())
    expect(statements.filter((text) => /from "branding_versions"/.test(text))).toHaveLength(1)
  })
})

test('owners and managers of the brand alone; a cashier is told, for strangers it is not there', async () => {
  const { branding } = await held()
  const sibling = await api.given.branchContact({ sameCompanyAs: contact })
  const stranger = await api.given.branchContact()
  const whoever = [
    { where: { contacts: [contact] }, status: 403 },
    { where: { role: 'MANAGER', contacts: [contact] }, status: 403 },
    { where: { role: 'CASHIER', company: contact }, status: 403 },
    { where: { role: 'OWNER', branch: sibling }, status: 404 },
    { where: { role: 'OWNER', company: stranger }, status: 404 },
  ] as const
  for (const { where, status } of whoever) {
    const staff = await api.as(await api.given.staff(where))
    const answers = await Promise.all([
      staff.getBranding(ours()),
      staff.listBrandingVersions(ours()),
      save(0, branding, staff),
      staff.restoreBranding({ ...ours(), body: { over: 0, number: 1 } }),
      staff.draftBranding({ ...ours(), body: { branding } }),
      upload(await png(), staff),
    ])
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, problem: { status } })
  }
  expect(await api.client.getBranding(ours())).toMatchObject(refused(401, 'not-signed-in'))
  expect((await versions()).versions).toEqual([])
})

test('a bad colour, font, address or foreign picture is refused by its path, and nothing changes', async () => {
  const { branding } = await held()
  const bad: readonly (readonly [string, (good: Branding) => unknown])[] = [
    ['branding.colorConfig.lightMainColor', (good) => colored(good, 'red;}body{display:none}')],
    ['branding.colorConfig.lightMainColor', (good) => colored(good, '#12345g')],
    ['branding.fontFamily', (good) => ({ ...good, fontFamily: 'Comic Sans' })],
    [
      'branding.social.instagram',
      (good) => ({ ...good, social: { instagram: 'javascript:alert(1)', facebook: null } }),
    ],
    [
      'branding.social.facebook',
      (good) => ({ ...good, social: { instagram: null, facebook: 'https://"><script>' } }),
    ],
    ['branding.logo', (good) => ({ ...good, logo: '"><script>alert(1)</script>' })],
    ['branding.customMessage', (good) => ({ ...good, customMessage: 'a'.repeat(501) })],
    [
      'branding.menuConfig.indicatorDisplay',
      (good) => ({ ...good, menuConfig: { ...good.menuConfig, indicatorDisplay: 'X' } }),
    ],
  ]
  for (const [path, spoil] of bad) {
    const answer = await save(0, spoil(branding) as Branding)
    expect(answer).toMatchObject(refused(400, 'invalid-request'))
    const told = answer.ok ? [] : (answer.problem.errors ?? [])
    expect(new Set(told.map((one) => one.path))).toEqual(new Set([path]))
  }
  const foreign = { ...branding, banner: 'a'.repeat(64) }
  expect(await save(0, foreign)).toMatchObject({
    problem: { status: 422, code: 'picture-unknown', errors: [{ path: 'branding.banner' }] },
  })
  expect(await save(-1, branding)).toMatchObject(refused(400, 'invalid-request'))
  expect(await held()).toEqual({ version: 0, branding })
})

describe('pictures', () => {
  test('an uploaded picture is worn once it is saved, and comes back with an older version', async () => {
    const { branding } = await held()
    const logo = dataOf(await upload(await png()))
    const url = `${logo.picture.url}/640.webp`
    expect((await dinerSees()).customLogoURL).toBeNull()
    const second = dataOf(await save(0, { ...branding, logo: logo.sha256, background: logo.sha256 }))
    expect(await dinerSees()).toMatchObject({ customLogoURL: url, customBackgroundURL: url })
    const third = dataOf(await save(second.version, branding))
    expect((await dinerSees()).customLogoURL).toBeNull()
    dataOf(await restore(third.version, second.version))
    expect((await dinerSees()).customLogoURL).toBe(url)
  })

  test('a picture comes back whose file got other bytes since', async () => {
    const { branding } = await held()
    const [old, newer] = [dataOf(await upload(await png())), dataOf(await upload(await png(300)))]
    const wearing = (sha256: string) => ({ ...branding, logo: sha256 })
    const named = async (name: string, sha256: string) =>
      sql`insert into pictures select company_id, ${name}, sha256, media_type, size_bytes, width, height, color, true,
        created_at from pictures where sha256 = ${sha256} limit 1`.execute(api.ports.database)
    const first = dataOf(await save(0, wearing(old.sha256)))
    await sql`update files set source_name = 'logo.png'`.execute(api.ports.database)
    await sql`delete from pictures where source_name like 'uploads/%' and sha256 = ${old.sha256}`.execute(
      api.ports.database,
    )
    const second = dataOf(await save(first.version, wearing(newer.sha256)))
    await named('logo.png', newer.sha256)
    expect(dataOf(await restore(second.version, first.version)).branding.logo).toBe(old.sha256)
  })

  test('another company’s picture is unknown', async () => {
    const { sha256 } = dataOf(await upload(await png()))
    const theirs = await api.given.branchContact()
    const their = await api.as(await api.given.staff({ role: 'OWNER', company: theirs }))
    const { branding } = dataOf(await their.getBranding({ params: { id: theirs.branchId } }))
    const body = { over: 0, branding: { ...branding, logo: sha256 } }
    expect(await their.saveBranding({ params: { id: theirs.branchId }, body })).toMatchObject(
      refused(422, 'picture-unknown'),
    )
  })
})

describe('drafts', () => {
  const draft = async (branding: Branding, token?: string) =>
    dataOf(await owner.draftBranding({ ...ours(), body: { branding, token } })).token
  const seen = (token: string, alias = contact.alias) =>
    api.client.getAlias({ params: { alias }, query: { preview: token } })
  const colorOf = async (token: string, alias?: string) => {
    const found = dataOf(await seen(token, alias))
    if (found.type === 'company') throw new Error('a company has no look')
    const branch = found.type === 'branch' ? found.info : found.info.branch
    expect(branch).toMatchObject({ id: contact.branchId, fbPixelId: null, chat: null })
    return branch.generalConfig.colorConfig.lightMainColor
  }

  test('a draft is shown to whoever has its token, changes under it, ends after an hour, and changes nothing', async () => {
    const { branding } = await held()
    const token = await draft(colored(branding, '#005500'))
    expect(await colorOf(token)).toBe('#005500')
    expect(await colorOf(token, contact.branchAlias)).toBe('#005500')
    expect(await draft(colored(branding, '#000055'), token)).toBe(token)
    expect(await colorOf(token)).toBe('#000055')
    expect(await held()).toEqual({ version: 0, branding })
    expect((await dinerSees()).generalConfig.colorConfig.lightMainColor).toBe('#aa3300')

    const other = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
    const answer = await other.draftBranding({ ...ours(), body: { branding, token } })
    expect(dataOf(answer).token).not.toBe(token)
    const stranger = await api.given.branchContact()
    for (const alias of [stranger.alias, contact.companyAlias])
      expect(await seen(token, alias)).toMatchObject(refused(404, 'preview-not-found'))
    for (const wrong of ['', 'x', `${token}x`])
      expect(await seen(wrong)).toMatchObject(refused(404, 'preview-not-found'))
    api.clock.now = new Date(api.clock.now.getTime() + 61 * 60_000)
    expect(await seen(token)).toMatchObject(refused(404, 'preview-not-found'))
    await draft(branding)
    const kept = await api.ports.database.selectFrom('drafts').select('branch_id').execute()
    expect(kept).toHaveLength(1)
  })

  test('a page that shows a draft orders nothing and counts nothing', async () => {
    const headers = { referer: `https://example.com/menu/${contact.alias}/delivery?preview=abc` }
    const event = { body: { events: [] } }
    const answers = [
      await api.client.collectEvents(event as never, { headers }),
      await api.client.startDinerSession(
        { body: { phone: '+5491123456789', branchId: contact.branchId } },
        { headers },
      ),
    ]
    for (const answer of answers) expect(answer).toMatchObject(refused(403, 'preview-read-only'))
  })
})
