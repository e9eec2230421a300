import { backCloses } from '../back-closes.ts'
import { accountOf } from '../diner/account.ts'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

/**
 * spec('000 §2.43') spec('000 §2.46') spec('000 §2.47') spec('000 §4.20')
 * spec('000 §4.21') spec('000 §5.39') spec('000 §8.1') spec('000 §8.14')
 * spec('001 §2.27') spec('001 §2.28') spec('001 §2.31') spec('001 §5.8')
 * spec('001 §8.13')
 */
test('a diner signs in by phone, finds the order of this browser, and signs out', async ({
  page,
  diner,
  followUp,
  quiet,
}) => {
  quiet.expectStatus(404)
  const account = accountOf(page)
  const phone = diner.newPhone()
  await page.goto(`/menu/${shops.palermo}/take-away`)
  await account.open()
  await account.seeOrders()
  await expect(page.getByText('Inicie sesión', { exact: true })).toBeVisible()
  await account.signIn('123')
  await expect(page.getByText('Debe ingresar un número válido').first()).toBeVisible()
  await backCloses(page.getByRole('dialog'))
  await account.open()
  await account.signIn(phone)
  await expect(page.getByText('Error iniciando sesión')).toBeVisible()
  await expect(page.getByText('No encontramos pedidos con este teléfono.').first()).toBeVisible()

  const order = await diner.ordersQuickly(shops.palermo, { phone })
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Inicio de sesión con éxito')).toBeVisible()
  await account.seeOrders()
  await backCloses(page.getByRole('dialog', { name: 'Mis pedidos' }))
  await account.open()
  await account.seeOrders()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(`#${order.number}`) })
    .click()
  expect((await followUp.arrive()).code).toBe(order.code)

  await account.open()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeHidden()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
    phone.replace(/\D/g, '').slice(-8),
  )
})

test('where the page is of no brand a diner says which, and is found there', async ({ page, diner }) => {
  const account = accountOf(page)
  const phone = diner.newPhone()
  await diner.ordersQuickly(shops.palermo, { phone, name: 'Dora Dónde' })
  await page.goto('/menu/ombu')
  await account.open()
  await account.signIn(phone)
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await expect(dialog).toContainText('Elige dónde haces tus pedidos')
  await expect(page.getByText('Inicio de sesión con éxito')).toBeHidden()
  await dialog.getByRole('combobox', { name: '¿Dónde haces tus pedidos?' }).selectOption('Fuego Lento')
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Inicio de sesión con éxito')).toBeVisible()
  await page.goto('/menu')
  await account.open()
  await expect(page.getByRole('dialog', { name: '¡Hola Dora Dónde!' })).toBeVisible()
})

/** spec('000 §2.44') spec('000 §2.48') spec('000 §6.2') spec('001 §2.30') */
test('the panel of a brand has no orders, and whoever is nobody cannot sign out; it ends with the provider', async ({
  page,
}) => {
  const account = accountOf(page)
  await page.goto('/menu/fuego-lento')
  await account.open()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Mis pedidos' })).toBeHidden()
  await expect(panel.getByRole('button', { name: 'Cerrar sesión' })).toBeHidden()
  await expect(panel.getByRole('img', { name: 'Con la tecnología de Tucán' })).toBeVisible()
})

test('another browser with the same phone does not see the order', async ({ diner, openBrowser }) => {
  const phone = diner.newPhone()
  await diner.ordersQuickly(shops.palermo, { phone })
  const { page } = await openBrowser()
  const account = accountOf(page)
  await page.goto(`/menu/${shops.palermo}/take-away`)
  await account.open()
  await account.signIn(phone)
  await account.seeOrders()
  await expect(page.getByText('No tienes pedidos realizados')).toBeVisible()
})

/** spec('001 §2.18') */
test('an order in course is one tap away from the menu', async ({ page, menu, cart, checkout, followUp }) => {
  await menu.choose(shops.palermo, 'Autoservicio')
  await menu.add('Alfajor de maicena')
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'Clara', phone: '11 3333-4444' })
  await checkout.payCash()
  await checkout.place()
  const { code } = await followUp.arrive()
  const account = accountOf(page)
  await account.open()
  await expect(page.getByRole('dialog', { name: '¡Hola Clara!' })).toBeVisible()
  await page.goto(`/menu/${shops.palermo}/self-service`)
  await page.getByRole('link', { name: 'PEDIDO EN CURSO' }).click()
  expect((await followUp.arrive()).code).toBe(code)

  await account.open()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  for (const word of ['Clara', '3333-4444', '33334444']) expect(kept).not.toContain(word)
})
