import { accountOf } from '../diner/account.ts'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

/** A picture as a phone would give one. */
const PLATE_PHOTO = {
  name: 'plato.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/**
 * spec('001 §2.11') spec('001 §2.26') spec('001 §5.3')
 * spec('decisions beyond-the-documents.20')
 */
test('a problem that a diner reports is a case in the console at once, taken and closed there beside its order', async ({
  page,
  diner,
  followUp,
  staff,
}) => {
  test.setTimeout(90_000)
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.isLive()
  const order = await diner.ordersQuickly(shops.palermo, { name: 'Rosa Luna' })
  await page.goto(`/menu/${shops.palermo}/order/${order.code}`)
  await followUp.says('Cuando lo acepte, empieza a prepararlo y lo ves acá.')
  await staff.accept(order)
  await staff.ready(order)
  await followUp.says('Tu pedido está listo. ¡Ya puedes pasar a buscarlo!')
  await staff.deliver(order)
  await followUp.says('Ya retiraste tu pedido.')

  await page.getByRole('button', { name: 'Tuve un problema con mi pedido' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Qué pasó con tu pedido?' })
  const confirm = dialog.getByRole('button', { name: 'Confirmar' })
  await expect(confirm).toBeDisabled()
  await expect(dialog.getByRole('radio')).toHaveCount(5)
  const words = dialog.getByRole('textbox', { name: '¿Qué pasó?' })
  await dialog.getByRole('radio', { name: 'Otro problema' }).check()
  await words.fill('Vino sin cubiertos.')
  await confirm.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Le avisamos al local')).toBeVisible()
  await page.getByRole('button', { name: 'Tuve un problema con mi pedido' }).click()
  await dialog.getByRole('radio', { name: 'Mi pedido está demorado' }).check()
  await expect(words).toBeHidden()
  await dialog.getByRole('radio', { name: 'Recibí mi pedido con problemas' }).check()
  await dialog.getByRole('group', { name: '¿Con qué platos?' }).getByRole('checkbox').first().check()
  await words.fill('Llegó <b>frío</b>.')
  await dialog.getByLabel('Agregar fotos').setInputFiles([PLATE_PHOTO])
  await expect(dialog.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await expectAccessible(page, 'the report of a problem')
  await confirm.click()
  await expect(dialog).toBeHidden()

  // The count comes by itself: no page of the console was loaded again.
  const sections = staff.page.getByRole('navigation', { name: 'Secciones' })
  await expect(sections.getByRole('link', { name: /Casos \d+ casos? abiertos?/ })).toBeVisible()
  await staff.goTo('Casos')
  const story = staff.page
    .getByRole('article', { name: 'Recibí mi pedido con problemas' })
    .filter({ hasText: `Pedido #${order.number} · Rosa Luna` })
  await expect(
    staff.page.getByRole('article', { name: 'Otro problema' }).filter({ hasText: 'Vino sin cubiertos.' }),
  ).toBeVisible()
  await expect(story).toContainText('Llegó <b>frío</b>.')
  const shown = story.getByRole('link', { name: 'Abrir foto 1' }).getByRole('img')
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  await expect(story.getByRole('link', { name: 'Escribir por WhatsApp a Rosa Luna' })).toBeVisible()
  await expect(story).toContainText(/Cocina: \d+ min.*Entrega: \d+ min/)
  await expectAccessible(staff.page, 'console cases')
  await story.getByRole('link', { name: `Ver pedido #${order.number}` }).click()
  await expect(staff.page.getByRole('dialog', { name: `Pedido #${order.number}` })).toBeVisible()
  await staff.closeOrder()
  await story.getByRole('button', { name: 'Tomar el caso' }).click()
  await expect(story).toBeHidden()
  await staff.page.getByRole('radio', { name: 'En curso' }).check()
  await story.getByRole('button', { name: 'Cerrar el caso' }).click()
  await expect(story).toBeHidden()
  await staff.page.getByRole('radio', { name: 'Cerrados' }).check()
  await expect(story).toContainText('Cerrado por')
  await expect(story.getByRole('button')).toHaveCount(0)
})

/** spec('001 §2.9') */
test('a diner back after a day without a connection finds the order as it is, and asks for help', async ({
  page,
  diner,
  followUp,
  staff,
  quiet,
}) => {
  const order = await diner.ordersQuickly(shops.palermo)
  const address = `/menu/${shops.palermo}/order/${order.code}`
  await page.goto(address)
  await followUp.isLive()
  quiet.expectFailures(/./)
  await page.context().setOffline(true)
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.accept(order)
  await staff.ready(order)
  await staff.deliver(order)
  await followUp.says('El local recibió tu pedido')
  await page.context().setOffline(false)
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await followUp.says('Ya retiraste tu pedido.')

  await page.getByRole('link', { name: 'Necesito ayuda' }).click()
  await expect(page).toHaveURL(new RegExp(`/soporte\\?referenceId=${order.code}$`))
  const chat = page.getByRole('link', { name: 'Abrir WhatsApp' })
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(order.code)
  await page.getByRole('link', { name: 'Volver a mi pedido' }).click()
  await followUp.says('Ya retiraste tu pedido.')
  await page.goto(`${address}?open_follow_up_support=true`)
  await expect(page.getByRole('heading', { name: 'Ayuda', level: 1 })).toBeVisible()

  // The next one is canceled before anybody cooks it.
  const regretted = await diner.ordersQuickly(shops.palermo)
  await staff.sees(regretted, 'Nuevos')
  await page.goto(`/menu/${shops.palermo}/order/${regretted.code}`)
  await expect(page.getByText('Puedes cancelarlo hasta que el local lo acepte.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar pedido' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Cancelar el pedido?' })
  await question.getByRole('button', { name: 'Cancelar pedido' }).click()
  await followUp.says('Cancelaste este pedido antes de que el local lo aceptara.')
  await staff.hasNot(regretted)
})

/** spec('001 §2.28') spec('001 §2.29') */
test('many orders come page by page, each a link to its follow-up; another browser sees none of them', async ({
  page,
  diner,
  followUp,
  openBrowser,
}) => {
  const phone = diner.newPhone()
  const codes: string[] = []
  for (let at = 0; at < 12; at += 1) codes.push((await diner.ordersQuickly(shops.palermo, { phone })).code)
  const account = accountOf(page)
  await page.goto(`/menu/${shops.palermo}/take-away`)
  await account.open()
  await account.signIn(phone)
  await account.seeOrders()
  const links = page.getByRole('dialog').getByRole('listitem').getByRole('link')
  await expect(links).toHaveCount(10)
  await page.getByRole('button', { name: 'Ver más' }).click()
  await expect(links).toHaveCount(12)
  await expect(page.getByRole('button', { name: 'Ver más' })).toBeHidden()
  await links.last().click()
  expect((await followUp.arrive()).code).toBe(codes[0])

  const strange = (await openBrowser()).page
  await strange.goto(`/menu/${shops.palermo}/take-away`)
  await accountOf(strange).open()
  await accountOf(strange).signIn(phone)
  await accountOf(strange).seeOrders()
  await expect(strange.getByText('No tienes pedidos realizados')).toBeVisible()
})
