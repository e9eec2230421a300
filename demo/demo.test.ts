import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase, openTestDatabase } from '@mostrador/database/testing'
import { localFileStore } from '@mostrador/files/local-file-store'
import { canonicalForm } from '@mostrador/tenant/document/canonical-form'
import { checkTenantFile } from '@mostrador/tenant/check/check-tenant-file'
import { exportTenant } from '@mostrador/tenant/file/export-tenant'
import { importTenant } from '@mostrador/tenant/file/import-tenant'
import { tenantSchema } from '@mostrador/tenant/schema/tenant-schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_FILES, DEMO_GUIDE, loadDemo } from './load-demo.ts'

const fileOf = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))

const { db } = await openTestDatabase()
const world = {
  db,
  files: localFileStore(mkdtempSync(join(tmpdir(), 'demo-files-'))),
  passwords: {
    hash: async (password: string) => `hash:${password}`,
    verify: async (hash: string, password: string) => hash === `hash:${password}`,
  },
  newId: randomUUID,
  now: new Date('2026-11-20T12:00:00Z'),
  serverNames: { own: [], allowed: [] },
}

describe('the demo', () => {
  beforeAll(async () => {
    await emptyDatabase(db)
    await loadDemo(world)
  })

  it.each(DEMO_FILES)('%s leads to no made-up address', (name) => {
    expect(JSON.stringify(fileOf(name))).not.toMatch(/\.(?:example|test|invalid)\b/)
  })

  /** spec('decisions tenants-are-files.6') */
  it.each(DEMO_FILES)('%s has no problem', (name) => {
    const checked = checkTenantFile(fileOf(name))
    expect(checked.ok ? [] : checked.problems).toEqual([])
  })

  /** spec('decisions tenants-are-files.5') spec('decisions beyond-the-documents.15') */
  it.each(DEMO_FILES)('%s comes out as it went in, but for its secrets', async (name) => {
    const file = fileOf(name)
    const exported = await exportTenant(db, (file.company as { key: string }).key)
    const withoutSecrets = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value, (field, inner) =>
          ['password', 'passwordHash', 'riderSecurityCode', 'riderSecurityCodeHash'].includes(field)
            ? undefined
            : inner,
        ),
      )
    expect(withoutSecrets(exported)).toEqual(withoutSecrets(canonicalForm(tenantSchema, file)))
  })

  it('takes cash, a card on the page, a wallet by a link and other at every brand of Buenos Aires', () => {
    const brands = fileOf('ombu.json').branches as readonly {
      paymentTypes: readonly Record<string, unknown>[]
    }[]
    for (const { paymentTypes } of brands) {
      const offered = paymentTypes.filter(({ active, transfer }) => active !== false && !transfer)
      expect(offered.map(({ paymentMethod, upload }) => [paymentMethod, upload])).toEqual([
        ['CASH', undefined],
        ['OTHER', undefined],
        ['CARD', 'APP'],
        ['WALLET', 'API'],
      ])
    }
  })

  it('takes transfers at one local, to an account that no bank has', async () => {
    const rows = await db
      .selectFrom('payment_types')
      .select('transfer')
      .where('transfer', 'is not', null)
      .execute()
    // There is no bank of this number: nobody sends money to a demonstration.
    expect(rows).toMatchObject([{ transfer: { account: expect.stringMatching(/^999/) } }])
  })

  /** spec('decisions tenants-are-files.4') */
  it('changes nothing when it is imported again, nor when its export is', async () => {
    for (const name of DEMO_FILES) {
      const key = (fileOf(name).company as { key: string }).key
      for (const file of [fileOf(name), await exportTenant(db, key)]) {
        const result = await importTenant(file, { ...world, resolvePicture: async () => undefined })
        expect(result).toMatchObject({ ok: true, changed: false, added: {}, updated: {}, removed: {} })
      }
    }
  })

  it('asks before it counts a visit, at every brand', async () => {
    const branches = await db.selectFrom('branches').select(['key', 'ask_for_consent']).execute()
    expect(branches.filter(({ ask_for_consent: asks }) => !asks)).toEqual([])
    expect(branches).toHaveLength(3)
  })

  it('asks what diners think in every way that a survey can', async () => {
    const questions = await db
      .selectFrom('survey_questions')
      .select(['type', 'priority', 'mandatory'])
      .execute()
    expect(new Set(questions.map(({ type }) => type))).toEqual(new Set(['rating', 'text', 'multiselect']))
    expect(questions.some(({ priority, mandatory }) => priority && mandatory)).toBe(true)
    expect(questions.some(({ priority, mandatory }) => !priority && mandatory)).toBe(true)
  })

  it('is not loaded over somebody', async () => {
    expect(await loadDemo(world)).toBe(false)
  })

  it('has the places and the people that it prints', async () => {
    const aliases = await db.selectFrom('aliases').select('alias').execute()
    expect(aliases.map(({ alias }) => alias)).toEqual(expect.arrayContaining([...DEMO_GUIDE.aliases]))
    const staff = await db.selectFrom('staff_users').select('email').execute()
    expect(staff.map(({ email }) => email).sort()).toEqual(DEMO_GUIDE.staff.map(({ email }) => email).sort())
  })
})
