import { dataOf } from '@mostrador/api/testing/data-of'
import { startTestApi } from '@mostrador/api/testing/start-test-api'
import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import { beforeEach, expect, test } from 'vitest'
import { tenantLook } from './tenant-look.ts'

let branch: BranchInfo
beforeEach(async () => {
  const api = await startTestApi()
  const { branchAlias } = await api.given.branchContact()
  const found = dataOf(await api.client.getAlias({ params: { alias: branchAlias } }))
  if (found.type !== 'branch') throw new Error('no brand')
  branch = found.info
})

const LOGO = `/files/${'a'.repeat(64)}/640.webp`

test('a brand that wants it has its logo behind its pages, small, in the middle, at the foot', () => {
  const wanted = { ...branch, withCustomBackgroundLogo: true, customLogoURL: LOGO }
  const { sheet } = tenantLook(wanted)
  expect(sheet).toContain(`url("/files/${'a'.repeat(64)}/320.webp") center bottom`)
  expect(tenantLook({ ...wanted, withCustomBackgroundLogo: false }).sheet).not.toContain('url(')
  expect(tenantLook({ ...wanted, customLogoURL: null }).sheet).not.toContain('url(')
})

test('whose scripts its pages load is said in words, and of an id that is none nothing', () => {
  expect(tenantLook({ ...branch, fbPixelId: '123456', googleTagManagerId: '"><script>' }).reach).toBe('pixel')
  expect(tenantLook(branch).reach).toBe('')
})
