import { expectAccessible } from '../accessible.ts'
import { accountOf } from '../diner/account.ts'
import { benefitsOf } from '../diner/benefits.ts'
import { receivedCode } from '../diner/phone-screen.ts'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

test.use({ worldName: 'reminding' })
// All in one worker: the world is made once.
test.describe.configure({ mode: 'default' })

/**
 * spec('000 §4.22') spec('000 §6.1') spec('000 §6.2') spec('001 §2.30')
 * spec('001 §2.32') spec('decisions paths-that-are-not-shown.1')
 */
test('a phone alone signs in, by its name, and signs out of the server too', async ({
  page,
  diner,
  context,
}) => {
  const account = accountOf(page)
  const phone = diner.newPhone()
  await diner.ordersQuickly(shops.palermo, { phone, name: 'Sara Sesión' })
  await page.goto(`/menu/${shops.palermo}/take-away`)
  await account.open()
  await expect(page.getByRole('button', { name: 'Mis Brasas' })).toBeHidden()
  await account.signIn(phone)
  await expect(page.getByText('Inicio de sesión con éxito')).toBeVisible()
  await expect(page.getByRole('dialog', { name: '¡Hola Sara Sesión!' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mis Brasas' })).toBeVisible()
  const sessions = async () =>
    (await context.cookies()).filter(({ name }) => name.startsWith('mostrador_diner_'))
  expect(await sessions()).toHaveLength(1)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  await expect.poll(sessions).toHaveLength(0)
})

/** spec('000 §2.45') spec('000 §5.33') spec('decisions enumerations.7') */
test('where numbers are verified, six digits come by message and sign in; the points stand beside no code', async ({
  page,
  diner,
  checkout,
  menu,
  cart,
  followUp,
  quiet,
  openBrowser,
}) => {
  quiet.expectStatus(401)
  const account = accountOf(page)
  const benefits = benefitsOf(page)
  const phone = diner.newPhone()
  const digits = phone.replace(/\D/g, '').slice(2)
  await menu.choose(shops.almagro, 'Take away')
  await menu.add('Tiramisú')
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'Vera Verificada', phone })
  await checkout.payBy('Transferencia al recibir')
  await checkout.place()
  await followUp.arrive()
  // The browser knows the phone; whose it is, nobody has shown yet.
  await page.goto(`/menu/${shops.almagro}/take-away`)
  await account.open()
  await account.signIn(phone)
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await expect(dialog).toContainText(/Te enviamos un código de seis dígitos al \+54/)
  const code = dialog.getByRole('textbox', { name: 'Código' })
  await expect(code).toBeFocused()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Escribe los seis dígitos del código')).toBeVisible()
  const reader = await openBrowser()
  const first = await receivedCode(reader.page, digits)
  await code.fill(first === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('El código no es correcto o ya venció.')).toBeVisible()
  await expect(page.getByText('Error iniciando sesión')).toBeVisible()
  await expectAccessible(page, 'the code of a sign-in')
  await dialog.getByRole('button', { name: 'Enviar otro código' }).click()
  await expect(page.getByText('Te enviamos otro código')).toBeVisible()
  await expect.poll(() => receivedCode(reader.page, digits)).not.toBe(first)
  await code.fill(await receivedCode(reader.page, digits))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Inicio de sesión con éxito')).toBeVisible()
  await expect(page.getByRole('dialog', { name: '¡Hola Vera Verificada!' })).toBeVisible()
  await page.keyboard.press('Escape')

  await menu.add('Tiramisú')
  await menu.seeOrder()
  await cart.goOn()
  await expect(page.getByRole('main').getByText('Vera Verificada')).toBeVisible()
  await expect(benefits.points('Nonnitas')).toContainText('Tienes 0 Nonnitas')
  await benefits.give('NONNA2000')
  await expect(benefits.card('NONNA2000')).toContainText('Monto mínimo en productos')
  await page.goto(`/menu/${shops.almagro}/take-away`)
  await menu.add('Tiramisú')
  await menu.seeOrder()
  await cart.goOn()
  await expect(benefits.card('NONNA2000').getByText('Aplicado', { exact: true })).toBeVisible()
  await expect(benefits.points('Nonnitas')).toContainText(
    'Los Nonnitas no se pueden combinar con un código de descuento',
  )
})

/** spec('000 §8.15') */
test('a sign-in that the server does not answer says so', async ({ page, diner, quiet }) => {
  quiet.expectFailures(/\/api\/diner\/session/)
  await page.route('**/api/diner/session', (route) => route.abort())
  const account = accountOf(page)
  await page.goto(`/menu/${shops.palermo}/take-away`)
  await account.open()
  await account.signIn(diner.newPhone())
  await expect(page.getByText('Error iniciando sesión').first()).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
})
