import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { cardOf } from '../diner/card.ts'
import { cartOf } from '../diner/cart.ts'
import { checkoutOf } from '../diner/checkout.ts'
import { followUpOf } from '../diner/follow-up.ts'
import { menuOf } from '../diner/menu.ts'
import { expect, test } from '../journey.ts'
import type { Desk } from '../staff/staff-session.ts'

test.use({ worldName: 'empty' })
// The first company is founded by the printed link, the second beside it.
test.describe.configure({ mode: 'serial' })

/** Most taps and typed fields together of each step, a pasted menu being one. */
const BUDGETS = {
  account: 8,
  place: 10,
  menu: 8,
  hours: 10,
  delivery: 4,
  // With the order that the owner makes from a phone.
  rehearsal: 25,
  publish: 1,
} as const

/** The same for the whole way, however large the steps become. */
const WHOLE = 120

type Step = keyof typeof BUDGETS

/** A menu of forty plates as it is copied from a spreadsheet. */
const PASTED = [
  'Categoría\tPlato\tPrecio',
  ...Array.from({ length: 40 }, (_, at) => {
    const category = ['Entradas', 'Platos', 'Postres', 'Bebidas'][Math.floor(at / 10)]
    return `${category}\t${category} de la casa ${at + 1}\t${(4000 + at * 100).toLocaleString('es-AR')}`
  }),
].join('\n')

/** A hand that counts: each tap and each field that is typed into. */
function hand(step: { name: Step; spent: Partial<Record<Step, number>> }) {
  const count = (): void => {
    step.spent[step.name] = (step.spent[step.name] ?? 0) + 1
  }
  return {
    tap: async (what: Locator): Promise<void> => {
      count()
      await what.click()
    },
    type: async (field: Locator, text: string): Promise<void> => {
      count()
      await field.fill(text)
    },
    pick: async (field: Locator, label: string): Promise<void> => {
      count()
      await field.selectOption({ label })
    },
    /** Counts taps and fields of another page. */
    also: (more: number): void => {
      step.spent[step.name] = (step.spent[step.name] ?? 0) + more
    },
  }
}

type Hand = ReturnType<typeof hand>

const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true })
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** The line of the frame that leads back to the guide, until the contact is published. */
const backToGuide = (page: Page): Locator => link(page, 'Cerrado al público: qué falta')

async function foundShop(
  page: Page,
  { tap, type, pick }: Hand,
  shop: { url: string; name: string; email: string },
) {
  await page.goto(shop.url)
  await type(page.getByLabel('Tu nombre'), 'Ana Paz')
  await type(page.getByLabel('Correo electrónico'), shop.email)
  await type(page.getByLabel('Contraseña', { exact: true }), 'una frase que recuerdo')
  await type(page.getByLabel('Nombre del comercio'), shop.name)
  await expect(page.getByText('Está libre.')).toBeVisible()
  await pick(page.getByLabel('Tipo de cocina'), 'Pizzería')
  await expectAccessible(page, 'the page of a link that founds a company')
  await tap(button(page, 'Crear mi comercio'))
  await expect(page.getByRole('heading', { name: 'Puesta en marcha' })).toBeVisible()
  await expect(button(page, 'Publicar')).toBeDisabled()
}

async function fillPlace(page: Page, { tap, type }: Hand) {
  await tap(link(page, 'Completar el local'))
  await type(page.getByLabel('WhatsApp'), '+54 11 5555-0100')
  await type(page.getByLabel('Calle'), 'Thames')
  await type(page.getByLabel('Número'), '1500')
  await type(page.getByLabel('Ciudad'), 'Buenos Aires')
  await type(page.getByLabel('Latitud'), '-34,5885')
  await type(page.getByLabel('Longitud'), '-58,4306')
  await save(page, { tap })
  await tap(backToGuide(page))
}

async function save(page: Page, { tap }: Pick<Hand, 'tap'>) {
  await tap(button(page, 'Guardar'))
  await expect(page.getByText('Guardado.').first()).toBeVisible()
}

async function pasteMenu(page: Page, { tap, type }: Hand) {
  await tap(link(page, 'Pegar o traer una lista'))
  await tap(button(page, 'Importar…'))
  const dialog = page.getByRole('dialog')
  await type(dialog.getByRole('textbox', { name: 'O pegá tu lista' }), PASTED)
  await tap(dialog.getByRole('button', { name: 'Seguir' }))
  await expect(dialog.getByText('40 platos nuevos')).toBeVisible()
  await tap(dialog.getByRole('button', { name: 'Ver en la planilla' }))
  await tap(button(page, 'Guardar'))
  await expect(page.getByText(/cambios guardados\.$/)).toBeVisible()
  await tap(backToGuide(page))
  await expect(page.getByText('40 platos', { exact: true })).toBeVisible()
}

/** Open all day and night, so that somebody orders at once: one day, handed on to the others. */
async function setHours(page: Page, { tap, type }: Hand) {
  await tap(link(page, 'Ver los horarios'))
  const monday = page.getByRole('textbox', { name: 'Lunes' })
  if (!(await monday.isVisible())) await tap(page.getByText('Escribir', { exact: true }))
  // Those of a pizzeria: at noon and at night.
  await expect(monday).toHaveValue(/^\S+, \S+$/)
  await type(monday, '24 hs')
  await tap(page.getByRole('button', { name: 'Copiar lunes a otros días' }))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Copiar', exact: true }))
  await save(page, { tap })
  await tap(backToGuide(page))
}

async function addDelivery(page: Page, { tap, type }: Hand) {
  await type(page.getByLabel('Hasta cuántos kilómetros'), '3')
  await type(page.getByLabel('Cuánto cuesta el envío'), '1.500')
  await tap(button(page, 'Agregar delivery'))
  await expect(page.getByText('1 zona', { exact: true })).toBeVisible()
}

/** Taps and fields on the phone for one order that is paid at a bank. */
const ORDERING = 12

/** Orders from one's own phone before anybody else can, and gives the money back. */
async function rehearse(page: Page, phone: Page, { tap, type, also }: Hand) {
  await tap(link(page, 'Hacer un ensayo'))
  await tap(button(page, 'Empezar un ensayo'))
  await phone.goto(await page.getByText(/\?preview=ensayo\./).innerText())
  also(ORDERING)
  await phone.getByRole('link', { name: /^Take away/ }).click()
  const [menu, checkout] = [menuOf(phone), checkoutOf(phone)]
  await menu.add('Platos de la casa 11')
  await menu.seeOrder()
  await cartOf(phone).goOn()
  await checkout.fillIn({ name: 'Ana', phone: '11 2345-6789' })
  await checkout.payBy('Banco de prueba (ensayo)')
  await checkout.place()
  await cardOf(phone).atBank(/^Pagar/)
  const order = await followUpOf(phone).arrive()
  await expect(phone.getByRole('complementary', { name: 'ENSAYO' })).toBeVisible()

  await tap(page.getByRole('link', { name: 'Pedidos' }).first())
  const card = page.getByRole('article').filter({ hasText: 'ENSAYO' })
  await tap(card.getByRole('link', { name: `Ensayo #${order.number}` }))
  const sheet = page.getByRole('dialog', { name: `Ensayo #${order.number}` })
  await tap(sheet.getByRole('button', { name: /^Aceptar/ }))
  await tap(sheet.getByRole('button', { name: 'Cancelar', exact: true }))
  const why = page.getByRole('dialog', { name: `Cancelar pedido #${order.number}` })
  await tap(why.getByRole('radio', { name: 'Otro motivo' }))
  await type(why.getByRole('textbox', { name: 'Escribí el motivo' }), 'Fue un ensayo')
  await tap(why.getByRole('button', { name: 'Cancelar pedido', exact: true }))
  await expect(why).toBeHidden()
  await tap(sheet.getByRole('button', { name: 'Cerrar', exact: true }))
  await tap(backToGuide(page))
}

async function publish(page: Page, { tap }: Hand) {
  await expectAccessible(page, 'the guide of a new shop')
  await tap(button(page, 'Publicar'))
  await expect(page.getByText('El local ya está abierto al público.').first()).toBeVisible()
  await expect(backToGuide(page)).toHaveCount(0)
}

/** The whole way of an owner, with what each step cost. */
async function setUp({ page, quiet }: Desk, phone: Page, shop: { url: string; name: string; email: string }) {
  // A brand that has no indicators yet, and nobody who is signed in.
  quiet.expectStatus(404, 401)
  const step: { name: Step; spent: Partial<Record<Step, number>> } = { name: 'account', spent: {} }
  const by = hand(step)
  await foundShop(page, by, shop)
  step.name = 'place'
  await fillPlace(page, by)
  step.name = 'menu'
  await pasteMenu(page, by)
  step.name = 'hours'
  await setHours(page, by)
  step.name = 'delivery'
  await addDelivery(page, by)
  step.name = 'rehearsal'
  await rehearse(page, phone, by)
  step.name = 'publish'
  await publish(page, by)
  return step.spent
}

/** No step costs more than its budget, nor all of them more than the whole one. */
function isWithin(spent: Partial<Record<Step, number>>): void {
  for (const [step, most] of Object.entries(BUDGETS))
    expect.soft(spent[step as Step] ?? 0, `taps and fields of the step ${step}`).toBeLessThanOrEqual(most)
  const whole = Object.values(spent).reduce((sum, one) => sum + one, 0)
  expect(whole, 'taps and fields of the whole way').toBeLessThanOrEqual(WHOLE)
  test.info().annotations.push({ type: 'cost', description: JSON.stringify({ ...spent, whole }) })
}

/** spec('decisions founding.7') */
test('from an empty server to a paid rehearsal and an order: an owner at a desk, within the budget', async ({
  world,
  staff,
  menu,
  cart,
  checkout,
  followUp,
  openBrowser,
}) => {
  const own = await openBrowser()
  const spent = await setUp({ page: staff.page, quiet: staff.quiet, url: world.staffUrl }, own.page, {
    url: world.foundingLink?.() ?? '',
    name: 'Lo de Ana',
    email: 'ana@example.com',
  })
  isWithin(spent)

  await menu.choose('lo-de-ana-local', 'Take away')
  await menu.add('Platos de la casa 11')
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'Eva', phone: '11 2345-6789' })
  await checkout.payCash()
  await checkout.place()
  const order = await followUp.arrive()
  await staff.page.goto('/console/lo-de-ana-local/orders')
  await staff.sees(order, 'Nuevos')
  await staff.accept(order)
  await followUp.says(/preparando/i)
})

/** Makes a link for another shop in the console of who runs the server. */
async function makeLink({ page }: { readonly page: Page }, note: string): Promise<string> {
  await button(page, 'Nuevo link').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Para quién es').fill(note)
  await sheet.getByRole('button', { name: 'Ver el link' }).click()
  await expect(sheet.getByRole('img', { name: 'Código QR del link' })).toBeVisible()
  await expectAccessible(page, 'a link for a new shop')
  const url = await sheet.getByText(/\/console\/empezar#/).innerText()
  await sheet.getByRole('button', { name: 'Listo' }).click()
  await expect(page.getByText('Abierto', { exact: true })).toBeVisible()
  return url
}

/** spec('decisions founding.7') spec('decisions founding.8') */
test('the same on a phone, by a link of who hosts the server', async ({
  page,
  world,
  staff,
  openBrowser,
}) => {
  await world.letRun?.('lo-de-ana-local')
  const ana = { email: 'ana@example.com', password: 'una frase que recuerdo' }
  await staff.signIn('lo-de-ana-local', ana)
  await staff.page.goto('/console/lo-de-ana-local/shops')
  const url = await makeLink(staff, 'Pizzería de Pepe')
  const phone = await openBrowser({ at: 'staff', viewport: { width: 390, height: 844 } })
  const spent = await setUp(phone, page, {
    url,
    name: 'Don Pepe',
    email: 'pepe@example.com',
  })
  isWithin(spent)
  const diner = await openBrowser()
  await diner.page.goto('/menu/don-pepe')
  await expect(diner.page.getByText('Take away').first()).toBeVisible()
  await expect(staff.page.getByText(/Don Pepe empezó con este link/)).toBeVisible({ timeout: 30_000 })
  await expectAccessible(staff.page, 'the links for new shops')
})
