import { beforeEach, expect, test, vi } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({ contact: { name: 'Palermo' } })
})

const manifestOf = (alias: string) => api.fetch(`/api/diner/${alias}/manifest.webmanifest`)

/** spec('decisions beyond-the-documents.10') */
test('each brand and each contact is installed under its own name, and begins where it was installed from', async () => {
  const answer = await manifestOf(contact.alias)
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  const start = `/menu/${contact.alias}`
  const branchContact = (await answer.json()) as { icons: { src: string; sizes: string; purpose: string }[] }
  expect(branchContact).toMatchObject({
    id: start,
    name: 'Palermo',
    start_url: start,
    scope: '/menu/',
    display: 'standalone',
    lang: 'es',
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
  expect(branchContact.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src } of branchContact.icons) {
    const icon = await api.fetch(src)
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
  const branch = (await (await manifestOf(contact.branchAlias)).json()) as { id: string; short_name: string }
  expect(branch.id).toBe(`/menu/${contact.branchAlias}`)
  expect(branch.short_name.length).toBeLessThanOrEqual(12)
})

test('a company has no brand of its own, and nobody else has one', async () => {
  expect((await manifestOf('nadie')).status).toBe(404)
  expect((await api.fetch(`/api/diner/${contact.alias}/icons/9000.png`)).status).toBe(404)
})

test('an icon is drawn once, however often it is asked for', async () => {
  const { pictures } = api.ports
  let times = 0
  api = await startTestApi({
    pictures: {
      ...pictures,
      openIcon: async (icon) => {
        times += 1
        if (times === 1) throw new Error('no room')
        return pictures.openIcon(icon)
      },
    },
  })
  contact = await api.given.branchContact()
  const ask = async () => (await api.fetch(`/api/diner/${contact.alias}/icons/192.png`)).status
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect(await ask()).toBe(500)
  log.mockRestore()
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200])
  expect(times).toBe(2)
})
