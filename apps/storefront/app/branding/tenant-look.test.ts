import { dataOf } from '@mostrador/api/testing/data-of'
import { startTestApi } from '@mostrador/api/testing/start-test-api'
import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import { FONT_FAMILIES } from '@mostrador/domain/branding/font-family'
import { beforeEach, expect, test } from 'vitest'
import { assertVoice, fontHeader, tenantLook } from './tenant-look.ts'

let branch: BranchInfo
beforeEach(async () => {
  const api = await startTestApi()
  const { branchAlias } = await api.given.branchContact()
  const found = dataOf(await api.client.getAlias({ params: { alias: branchAlias } }))
  if (found.type !== 'branch') throw new Error('no brand')
  branch = found.info
})

const LOGO = `/files/${'a'.repeat(64)}/640.webp`

/** spec('000 §3.3') spec('001 §3.9') */
test('a brand that wants it has its logo behind its pages, small, in the middle, at the foot', () => {
  const wanted = { ...branch, withCustomBackgroundLogo: true, customLogoURL: LOGO }
  const { sheet } = tenantLook(wanted)
  expect(sheet).toContain(`url("/files/${'a'.repeat(64)}/320.webp") center bottom`)
  expect(tenantLook({ ...wanted, withCustomBackgroundLogo: false }).sheet).not.toContain('url(')
  expect(tenantLook({ ...wanted, customLogoURL: null }).sheet).not.toContain('url(')
})

test('a look names the services whose scripts its pages load, and none for malformed ids', () => {
  expect(tenantLook({ ...branch, fbPixelId: '123456', googleTagManagerId: '"><script>' }).reach).toBe('pixel')
  expect(tenantLook(branch).reach).toBe('')
  expect(tenantLook({ ...branch, fbPixelId: '123456', mapProvider: 'carto' }).reach).toBe('pixel map=carto')
  expect(tenantLook({ ...branch, mapProvider: 'https://evil.example' }).reach).toBe('')
})

const inFont = (fontFamily: string): BranchInfo => ({
  ...branch,
  generalConfig: { ...branch.generalConfig, fontFamily },
})

/** spec('decisions beyond-the-documents.16') */
test('every font that can be chosen is the device’s own or comes from this server, asked for beside the page', () => {
  const ofDevices = Object.keys(FONT_FAMILIES).filter((name) => tenantLook(inFont(name)).fonts === '')
  expect(ofDevices).toEqual(['System', 'Arial', 'Georgia', 'Monospace'])
  const { sheet, fonts } = tenantLook(inFont('Lora'))
  expect(sheet).toContain('--font-family:"Lora","Lora fallback","Lora fallback 2",Georgia')
  const [, file = ''] =
    /url\((\/[^)]+)\)format\("woff2"\);font-weight:400 700;font-display:optional;unicode-range:U\+0-FF/.exec(
      fonts,
    ) ?? ['']
  expect(fontHeader(inFont('Lora')).link).toBe(
    `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  )
  expect(fontHeader(branch)).toEqual({})
  expect(tenantLook(inFont('Lora'), true).fonts).not.toContain('optional')
})

test('a font that nobody offers is the device’s, and nothing of its name is in the sheet', () => {
  const { sheet, fonts } = tenantLook(inFont('Lora"}body{display:none}'))
  expect(sheet).toContain('--font-family:system-ui')
  expect(sheet + fonts).not.toContain('Lora')
})

test('the pages of a brand that speaks otherwise than the document are another document', () => {
  const request = new Request('http://localhost/menu/otra?campaignId=1')
  const walk = (voice: BranchInfo['voice']) => () =>
    assertVoice({ type: 'branch', home: null, info: { ...branch, voice } }, request)
  expect(walk('TU')).not.toThrow()
  expect(walk('VOS')).toThrow(
    expect.objectContaining({
      status: 302,
      headers: expect.toSatisfy(
        (headers: Headers) =>
          headers.get('location') === request.url && headers.has('x-remix-reload-document'),
      ),
    }),
  )
})
