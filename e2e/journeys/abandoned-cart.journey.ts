import { randomUUID } from 'node:crypto'
import { accountOf } from '../diner/account.ts'
import { cartOf } from '../diner/cart.ts'
import { checkoutOf } from '../diner/checkout.ts'
import { plainOrder, type Diner } from '../diner/diner.ts'
import { followUpOf } from '../diner/follow-up.ts'
import { menuOf } from '../diner/menu.ts'
import { putAway, receivedLinks } from '../diner/phone-screen.ts'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

test.use({ worldName: 'reminding' })
// All in one worker: the world is made once.
test.describe.configure({ mode: 'default' })

/** A phone whose owner ordered once, and wants messages or not. */
async function phoneOfCustomer(diner: Diner, optIn: boolean): Promise<{ phone: string; digits: string }> {
  const phone = diner.newPhone()
  const body = { ...(await plainOrder(diner.client, shops.palermo, { phone })), optIn }
  const placed = await diner.client.placeOrder({ headers: { 'idempotency-key': randomUUID() }, body })
  if (!placed.ok) throw new Error(placed.problem.code)
  return { phone, digits: phone.replace(/\D/g, '').slice(2) }
}

/** Goes away from the page, once the page has something to tell. */
async function leave(page: Parameters<typeof putAway>[0]): Promise<void> {
  await expect(async () => {
    const [told] = await Promise.all([
      page.waitForResponse(/\/api\/abandoned\/cart\/$/, { timeout: 3000 }),
      putAway(page, true),
    ])
    expect(told.status()).toBe(204)
  }).toPass()
}

/** spec('000 §4.10') spec('000 §4.12') spec('001 §4.28') spec('001 §4.30') */
test('a cart that was left comes back by the link of its message, and its order ends it', async ({
  page,
  diner,
  menu,
  openBrowser,
}) => {
  const { phone, digits } = await phoneOfCustomer(diner, true)
  await menu.choose(shops.palermo, 'Retiro en el local')
  const account = accountOf(page)
  await account.open()
  await account.signIn(phone)
  await expect(page.getByText('Inicio de sesión con éxito')).toBeVisible()
  await page.keyboard.press('Escape')
  await menu.add('Alfajor de maicena')
  await leave(page)

  const reader = await openBrowser()
  await expect.poll(() => receivedLinks(reader.page, digits), { timeout: 20_000 }).toHaveLength(1)
  const [link = ''] = await receivedLinks(reader.page, digits)
  expect(Object.fromEntries(new URL(link).searchParams)).toMatchObject({ abandoned: 'true' })

  const { page: fresh } = await openBrowser()
  await fresh.goto(link)
  await expect(fresh).toHaveURL(/\/preview\?.*campaignId=/)
  const cart = cartOf(fresh)
  await cart.hasQuantity('Alfajor de maicena', 1)
  await expect(fresh.getByText('Recuperamos tu pedido')).toBeVisible()
  await cart.goOn()
  const checkout = checkoutOf(fresh)
  await expect(checkout.field('Teléfono')).not.toBeEditable()
  await checkout.fillIn({ name: 'Ana', email: 'ana@correo.test' })
  await checkout.payCash()
  await checkout.place()
  await followUpOf(fresh).arrive()

  const { page: late, quiet } = await openBrowser()
  quiet.expectStatus(404)
  await late.goto(link)
  await expect(late.getByText('¿Qué menú quieres ver?')).toBeVisible()
  expect(await receivedLinks(reader.page, digits)).toHaveLength(1)
})

/** spec('000 §4.12') spec('000 §4.13') spec('001 §4.29') */
test('a diner who comes back in time is not reminded, and neither is one who did not opt in', async ({
  page,
  diner,
  menu,
  openBrowser,
}) => {
  const back = await phoneOfCustomer(diner, true)
  await page.goto(`/menu/${shops.palermo}/take-away?phone=${encodeURIComponent(back.phone)}`)
  await menu.add('Alfajor de maicena')
  await leave(page)
  const canceled = page.waitForResponse(/\/api\/abandoned\/cart\/cancel\/$/)
  await putAway(page, false)
  expect((await canceled).status()).toBe(204)

  const silent = await phoneOfCustomer(diner, false)
  const other = await openBrowser()
  await other.page.goto(`/menu/${shops.palermo}/take-away?phone=${encodeURIComponent(silent.phone)}`)
  await menuOf(other.page).add('Alfajor de maicena')
  await leave(other.page)

  // A third one, who left last and is known by what was typed alone, is reminded: so the other two
  // were not.
  const last = await phoneOfCustomer(diner, true)
  const third = await openBrowser()
  await third.page.goto(`/menu/${shops.palermo}/take-away`)
  await menuOf(third.page).add('Alfajor de maicena')
  await menuOf(third.page).seeOrder()
  await cartOf(third.page).goOn()
  await checkoutOf(third.page).fillIn({ phone: last.phone })
  await leave(third.page)
  const reader = await openBrowser()
  await expect.poll(() => receivedLinks(reader.page, last.digits), { timeout: 20_000 }).toHaveLength(1)
  expect(await receivedLinks(reader.page, back.digits)).toEqual([])
  expect(await receivedLinks(reader.page, silent.digits)).toEqual([])
})

test('a cart of one’s own is kept until one takes the other', async ({ page, diner, menu, openBrowser }) => {
  const { phone, digits } = await phoneOfCustomer(diner, true)
  const query = `?phone=${encodeURIComponent(phone)}`
  await page.goto(`/menu/${shops.palermo}/take-away${query}`)
  await menu.add('Alfajor de maicena')
  await leave(page)
  const reader = await openBrowser()
  await expect.poll(() => receivedLinks(reader.page, digits), { timeout: 20_000 }).toHaveLength(1)
  const [link = ''] = await receivedLinks(reader.page, digits)

  const answer = async (button: string) => {
    const { page: other } = await openBrowser()
    await other.goto(`/menu/${shops.palermo}/take-away`)
    await menuOf(other).add('Flan casero')
    await other.goto(link)
    await other.getByRole('button', { name: button }).click()
    await expect(other).toHaveURL(/\/preview\?/)
    return cartOf(other)
  }
  const taken = await answer('Recuperar el otro')
  await expect(taken.line('Alfajor de maicena')).toBeVisible()
  await expect(taken.line('Flan casero')).toBeHidden()
  const kept = await answer('Seguir con este')
  await expect(kept.line('Flan casero')).toBeVisible()
  await expect(kept.line('Alfajor de maicena')).toBeHidden()
})
