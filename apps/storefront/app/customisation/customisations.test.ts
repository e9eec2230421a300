import { givenCustomisations } from '@mostrador/api/testing/given-customisations'
import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { nextTestId } from '@mostrador/api/testing/test-ports'
import type { Fetch } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

const banner = (text: string, orderModeType: string) => ({
  resource: 'PROMOTIONAL_BANNER',
  commands: { text, orderModeType },
})

/** The API, of which one path is down; and what the log was told. */
function withoutPath(path: string) {
  const logged: { component: string; payload: unknown }[] = []
  const fetch: Fetch = async (url, init) => {
    if (url.includes(path)) return new Response('', { status: 500 })
    if (url.startsWith('/api/diner/log')) logged.push(JSON.parse(String(init?.body)))
    return api.fetch(url, init)
  }
  return { fetch, logged }
}

/** spec('000 §2.30') */
test('the promotions of all modes stand above the header, those of a mode only in it', async () => {
  const contact = await api.given.branchContact({ orderModes: ['DELIVERY', 'TAKE_AWAY'] })
  await api.given.plate(contact)
  await givenCustomisations(api, contact, [
    banner('2x1 en postres', 'ALL'),
    banner('Retira y ahorra', 'TAKE_AWAY'),
  ])
  const takeAway = await renderPage(`/menu/${contact.alias}/take-away`, api)
  expect(takeAway.text).toMatch(/2x1 en postres Retira y ahorra \S Palermo Sobre el local/)
  const delivery = await renderPage(`/menu/${contact.alias}/delivery`, api)
  expect(delivery.text).toContain('2x1 en postres')
  expect(delivery.text).not.toContain('Retira y ahorra')
  const selector = await renderPage(`/menu/${contact.alias}`, api)
  expect(selector.text).toContain('2x1 en postres')
  expect(selector.text).not.toContain('Retira y ahorra')
})

/** spec('000 §8.26') spec('001 §8.18') */
test('when customisations cannot be had, the menu is there without them, and the log hears of it', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  await givenCustomisations(api, contact, [banner('2x1 en postres', 'ALL')])
  const broken = withoutPath('/api/menucustomization/')
  const page = await renderPage(`/menu/${contact.alias}/take-away`, broken)
  expect(page.status).toBe(200)
  expect(page.text).not.toContain('2x1')
  expect(broken.logged).toMatchObject([{ component: 'customisation', payload: { code: 'http-error' } }])
})

test('commands that cannot be read are told to the log, and the others hold', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  await givenCustomisations(api, contact, [banner('', 'NOBODY'), banner('2x1 en postres', 'ALL')])
  const { fetch, logged } = withoutPath('/nothing/')
  const page = await renderPage(`/menu/${contact.alias}/take-away`, { fetch })
  expect(page.text).toContain('2x1 en postres')
  expect(logged).toMatchObject([
    { payload: { ignored: [{ resource: 'PROMOTIONAL_BANNER', at: ['text', 'orderModeType'] }] } },
  ])
})

/** spec('000 §8.31') spec('001 §2.17') */
test('a code that does not exist leads to the branch’s address for it, but not from a link that was followed', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  const path = `/menu/${contact.alias}/order/XXXXXXXXXX`
  expect(await renderPage(path, api)).toMatchObject({ status: 404, location: null })
  const commands = { action: 'INVALID_CODE', url: 'https://ombu.example/ayuda' }
  await givenCustomisations(api, contact, [{ resource: 'REDIRECT_ACTION', commands }])
  expect(await renderPage(path, api)).toMatchObject({ status: 302, location: 'https://ombu.example/ayuda' })
  const followed = await renderPage(`${path}?invalidCustomRedirect=true`, api)
  expect(followed).toMatchObject({ status: 404, location: null })
})

async function givenProgramme(
  contact: Awaited<ReturnType<TestApi['given']['branchContact']>>,
  active = true,
) {
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  const programme = { ...tenant, id: nextTestId(), name: 'Brasas', order_percentage: 7.5, active }
  const at = { ...tenant, branch_contact_id: contact.id }
  await api.given.change(contact, async (db) => {
    await db.insertInto('loyalty_programs').values(programme).execute()
    await db.insertInto('loyalty_program_contacts').values(at).execute()
  })
}

/** spec('000 §2.54') */
test('the menu says what its programme gives back, at the contacts where it holds', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  const other = await api.given.branchContact({ sameBranchAs: contact, orderModes: ['TAKE_AWAY'] })
  await givenProgramme(contact)
  const menuOf = async ({ alias }: typeof contact) => (await renderPage(`/menu/${alias}/take-away`, api)).text
  expect(await menuOf(contact)).toContain('Brasas Sumas 7,5% en puntos con cada pedido.')
  expect(await menuOf(other)).not.toContain('Brasas')
})

/** spec('000 §8.24') spec('001 §8.17') */
test('a programme that sleeps is not told, and one that cannot be asked for leaves the menu alone', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  await givenProgramme(contact, false)
  const quiet = withoutPath('/loyalty-program')
  const asleep = await renderPage(`/menu/${contact.alias}/take-away`, quiet)
  expect(asleep.text).not.toContain('Brasas')
  expect(quiet.logged).toEqual([])
  const other = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  await givenProgramme(other)
  const address = `/menu/${other.alias}/take-away`
  const broken = withoutPath('/loyalty-program')
  expect((await renderPage(address, broken)).status).toBe(200)
  expect(broken.logged).toMatchObject([{ component: 'loyalty' }])
})
