import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

type Wanted = Parameters<TestApi['given']['branchContact']>[0]

/** The first page of a contact, under its header. */
async function renderContact(wanted: Wanted = {}) {
  const contact = await api.given.branchContact(wanted)
  return { contact, page: await renderPage(`/menu/${contact.alias}`, api) }
}

/** Where each social icon leads, by its name. */
const socialLinks = (html: string): Record<string, string | undefined> =>
  Object.fromEntries(
    ['Instagram', 'Facebook', 'Llamar al local', 'Escribir por WhatsApp', 'Compartir por WhatsApp'].map(
      (name) => [
        name,
        new RegExp(`<a[^>]*aria-label="${name}"[^>]*>`).exec(html)?.[0].match(/href="([^"]*)"/)?.[1],
      ],
    ),
  )

/** spec('000 §2.32') */
test('the social icons lead to profiles, phone and chat, and to sharing the link of the contact', async () => {
  const { contact, page } = await renderContact({
    branch: { instagram: '@fuego.lento', facebook: 'https://www.facebook.com/fuego' },
    contact: { call_phone: '+541148330101', whatsapp_phone: '+541133330101' },
  })
  const shared = encodeURIComponent(`Mira el menú de Palermo: http://localhost:3000/menu/${contact.alias}`)
  expect(socialLinks(page.html)).toEqual({
    Instagram: 'https://instagram.com/fuego.lento',
    Facebook: 'https://www.facebook.com/fuego',
    'Llamar al local': 'tel:+541148330101',
    'Escribir por WhatsApp': 'https://wa.me/5491133330101?text=',
    'Compartir por WhatsApp': `https://wa.me/?text=${shared}`,
  })
})

test('a shop has no icon of a missing contact; it can always be shared', async () => {
  const { page } = await renderContact()
  const there = Object.entries(socialLinks(page.html)).filter(([, link]) => link)
  expect(there.map(([name]) => name)).toEqual(['Compartir por WhatsApp'])
})

/** spec('000 §2.32') */
test('a brand with a chat of its own has it in the header of a contact without WhatsApp', async () => {
  const chat = { chat_url: 'https://chat.example.com', chat_token: 'abcDEF123' }
  const button = '<button type="button" aria-label="Chatear con el local"'
  expect((await renderContact({ branch: chat })).page.html).toContain(button)
  const whatsapp_phone = '+541133330101'
  expect((await renderContact({ branch: chat, contact: { whatsapp_phone } })).page.html).not.toContain(button)
  expect((await renderContact()).page.html).not.toContain(button)
})

/** spec('000 §2.33') */
test('the address leads to a search of a maps service', async () => {
  const { page } = await renderContact({
    contact: { street: 'Av. Corrientes', number: '3980', locality: 'Almagro', city: 'Buenos Aires' },
  })
  const link = /href="(https:\/\/www\.google\.com\/maps\/search\/[^"]*)"/.exec(page.html)?.[1] ?? ''
  const { searchParams } = new URL(link.replaceAll('&amp;', '&'))
  expect(searchParams.get('api')).toBe('1')
  expect(searchParams.get('query')).toBe('Av. Corrientes 3980, Almagro, Buenos Aires')
  expect(page.text).toContain('Av. Corrientes 3980, Almagro')
})

/** spec('000 §2.12') spec('000 §2.35') */
test('the message of the brand stands in the header, and the way to its other contacts', async () => {
  const { contact, page: alone } = await renderContact({ branch: { custom_message: 'Martes de milanesas' } })
  expect(alone.text).toContain('Martes de milanesas')
  expect(alone.text).not.toContain('Cambiar local')
  await api.given.branchContact({ sameBranchAs: contact })
  const sibling = await api.given.branchContact({ sameBranchAs: contact })
  const page = await renderPage(`/menu/${sibling.alias}`, api)
  expect(page.html).toMatch(new RegExp(`<a[^>]*href="/menu/${contact.branchAlias}"[^>]*>Cambiar local</a>`))
})

/** spec('000 §2.90') */
test('a contact that is closed, or takes no orders, says so where the mode is chosen', async () => {
  const only = { orderModes: ['TAKE_AWAY', 'DELIVERY'] as const, mode: { order_type: 'ON_DEMAND' as const } }
  expect((await renderContact({ ...only, hours: null })).page.text).toContain('Local cerrado.')
  expect((await renderContact(only)).page.text).not.toContain('Local cerrado')
  const disabled = { ...only, contact: { order_enabled: false } }
  expect((await renderContact(disabled)).page.text).toContain('Menú informativo. Pedidos disabled')
})

test('a closed contact is labelled, with the hours one press away', async () => {
  expect((await renderContact({ hours: null })).page.text).toMatch(/Palermo Cerrado Ver horarios/)
  expect((await renderContact()).page.text).toMatch(/Palermo Abierto Ver horarios/)
})

/** spec('000 §2.31') */
test('the logo is the brand’s own, its initial without one; the banner shows where the brand wants it', async () => {
  const plain = await renderContact({ branch: { name: 'Ombú' } })
  expect(plain.page.html).toMatch(/<span aria-hidden="true"[^>]*>O<\/span>/)
  const branded = await api.given.branchContact()
  const { companyId: company_id, branchId: branch_id } = branded
  const picture = { company_id, branch_id, owner_id: branch_id, source_name: 'x', media_type: 'image/png' }
  const [logo, banner] = ['a'.repeat(64), 'b'.repeat(64)]
  const fill = (withBanner: boolean) =>
    api.given.change(branded, async (db) => {
      await db
        .insertInto('files')
        .values([
          { ...picture, id: crypto.randomUUID(), kind: 'LOGO', sha256: logo, size_bytes: 1 },
          { ...picture, id: crypto.randomUUID(), kind: 'BANNER', sha256: banner, size_bytes: 1 },
        ])
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await db
        .updateTable('branches')
        .set({ with_custom_banner_logo: withBanner })
        .where('id', '=', branch_id)
        .execute()
    })
  await fill(false)
  const without = await renderPage(`/menu/${branded.alias}`, api)
  expect(without.html).toContain(`/files/${logo}/320.webp`)
  expect(without.html).not.toContain(banner)
  await fill(true)
  expect((await renderPage(`/menu/${branded.alias}`, api)).html).toContain(`/files/${banner}/1280.webp`)
})
