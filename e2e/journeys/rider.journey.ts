import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { backCloses } from '../back-closes.ts'
import { contrastsOf, type Pair } from '../contrasts.ts'
import { DESK, expect, test } from '../journey.ts'
import { dispatchOf } from '../rider/dispatch.ts'
import { riderOf } from '../rider/rider-screen.ts'
import { sendTogether } from '../rider/send-together.ts'
import { shops, staffOf } from '../shops.ts'

/** Where riders of the demo begin their shift, and the code that they need. */
const SHOP = shops.palermo
const CODE = 'palermo-2026'

test.use({ permissions: ['geolocation'], geolocation: { latitude: -34.588, longitude: -58.43 } })

/**
 * spec('001 §2.3') spec('001 §2.4') spec('001 §2.5') spec('001 §2.54')
 * spec('001 §2.57') spec('001 §2.58') spec('001 §2.59') spec('001 §2.60')
 * spec('001 §2.63') spec('001 §4.20') spec('001 §4.22') spec('001 §4.24')
 * spec('001 §5.9') spec('001 §9.14') spec('001 §9.17')
 */
test('an order goes to the door while the diner watches, and a lost connection costs nothing', async ({
  page,
  context,
  quiet,
  openBrowser,
}) => {
  test.setTimeout(150_000)
  // The phone is not known yet; later the connection is cut.
  quiet.expectStatus(404)
  quiet.expectFailures(/.*/)
  const shop = await dispatchOf(await openBrowser({ at: 'staff' }), SHOP, staffOf.palermo)
  const order = await shop.delivers()
  const rosa = riderOf(page, SHOP)
  await rosa.begins('Rosa Díaz', CODE)
  await expectAccessible(page, 'the list of shipments')
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await rosa.opens(`Pedido #${order.number}`)
  // An offer says how far; who receives it is told to the rider who takes it.
  await rosa.reads(/^Palermo · \d+,\d km$/)
  await expect(page.getByText(order.customer)).toBeHidden()
  await expectAccessible(page, 'a shipment on offer')

  const { page: diner } = await openBrowser()
  await diner.goto(`/logistics/tracking/order/${SHOP}/${order.code}`)
  await expect(diner.getByText('Buscando repartidor')).toBeVisible()
  // The key is valid, whether or not a rider asks for it here; it is shown once.
  await expect(diner.getByRole('dialog', { name: 'Tu clave de entrega' })).toBeVisible()
  await diner.getByRole('button', { name: 'Continuar' }).click()

  await rosa.drags('Aceptar envío', 0.6)
  await rosa.reads('Buscando repartidor')
  await rosa.reads('Desliza hasta el final. Si no puedes, mantén apretado y suelta.')
  await rosa.drags('Aceptar envío', 1)
  await rosa.reads(order.customer)
  await rosa.holds('En el local')
  const question = page.getByRole('alertdialog', { name: '¿Marcar que estás en el local?' })
  await backCloses(question)
  await expect(rosa.slide('En el local')).toBeVisible()
  await rosa.presses('En el local')
  await rosa.drags('En camino al cliente', 1)
  await expect(rosa.slide('Entregado')).toBeVisible()
  await expectAccessible(page, 'a shipment on its way')
  await diner.goto(`/menu/${SHOP}/order/${order.code}`)
  await expect(diner.getByText('Tu pedido está en camino.')).toBeVisible()
  await diner.getByRole('link', { name: 'Seguir el envío' }).click()
  const address = page.url()
  const isTold = 'Compartes tu ubicación mientras llevas el envío.'
  for (const path of ['shipments', 'rider/phoneIntake']) {
    await page.goto(`/logistics/${SHOP}/${path}`)
    await rosa.reads(isTold)
    await expectAccessible(page, path)
  }
  await page.goto(address)
  await rosa.reads(isTold)
  // Above the slide, not under it.
  const isOnTop = (line: Element): boolean => {
    const { left, top, width, height } = line.getBoundingClientRect()
    return line.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  await expect.poll(() => page.getByText(isTold).evaluate(isOnTop)).toBe(true)
  // The place that a browser began with is as old as the browser: on a slow machine nobody believes
  // it any more.
  await context.setGeolocation({ latitude: -34.5881, longitude: -58.4301 })

  await expect(diner.getByText('Rosa Díaz')).toBeVisible()
  await expect(diner.getByRole('img', { name: 'El repartidor' })).toBeVisible()
  // Zoom 5 of the documents is 15 of the map: the streets around the delivery.
  await expect(diner.locator('img[src*="/map-tiles/15/"]').first()).toBeAttached()
  await expect(diner.getByText(/^Ubicación de hace/)).toBeVisible()
  await expectAccessible(diner, 'the tracking page')

  await context.setOffline(true)
  await rosa.presses('Entregado')
  await rosa.reads('Pendiente de enviar')
  await page.reload()
  await rosa.reads('Pendiente de enviar')
  await rosa.reads(/^Datos de hace/)
  await expect(diner.getByText('Entregado')).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByText('Pendiente de enviar')).toBeHidden()
  await rosa.reads('¡Listo!')
  await expect(diner.getByText('Entregado')).toBeVisible()
  await diner.reload()
  await expect(diner.getByText('Entregado')).toBeVisible()
  await expect(diner.getByRole('dialog')).toBeHidden()
})

/**
 * spec('001 §2.40') spec('001 §2.42') spec('001 §2.43') spec('001 §2.44')
 * spec('001 §2.45') spec('001 §2.46') spec('001 §2.47') spec('001 §2.49')
 * spec('001 §2.50') spec('001 §2.51') spec('001 §2.53') spec('001 §2.56')
 * spec('001 §2.65') spec('001 §4.17') spec('001 §4.21') spec('001 §8.8')
 * spec('decisions beyond-the-documents.2')
 */
test('of two who race one gets it, a stack goes in the rider’s order, what must come back does, and no shift ends with full hands', async ({
  page,
  quiet,
  openBrowser,
}) => {
  test.setTimeout(150_000)
  const shop = await dispatchOf(await openBrowser({ at: 'staff' }), SHOP, staffOf.palermo)
  const desk = await openBrowser()
  // The phones are not known yet (404), one rider comes too late and none leaves with full hands
  // (409), and an expired token opens nothing (401).
  for (const one of [quiet, desk.quiet]) one.expectStatus(404, 409, 401)
  const riders = [
    { name: 'Rosa Díaz', ...riderOf(page, SHOP) },
    { name: 'Raúl Paz', ...riderOf(desk.page, SHOP) },
  ] as const
  const phones = await Promise.all(riders.map((rider) => rider.begins(rider.name, CODE)))

  const left = await shop.delivers()
  await Promise.all(riders.map((rider) => rider.opens(`Pedido #${left.number}`)))
  await sendTogether(
    riders.map((rider) => rider.page),
    '**/api/shipments/*',
  )
  await Promise.all([riders[0].drags('Aceptar envío', 1), riders[1].presses('Aceptar envío')])
  const tooLate = () =>
    Promise.all(
      riders.map((rider) => rider.page.getByText('Este envío ya lo tomó otro repartidor').isVisible()),
    )
  // The loser's notice goes away by itself: asked again, it may be gone.
  let late: readonly boolean[] = []
  const howMany = async () => {
    late = await tooLate()
    return late.filter(Boolean).length
  }
  await expect.poll(howMany).toBe(1)
  const [first, second] = late[0] ? [riders[1], riders[0]] : riders
  await second.reads('Este envío lo lleva otro repartidor')
  await expect(first.slide('En el local')).toBeVisible()

  const leave = first.page.getByRole('button', { name: 'Cancelar envío en curso' })
  await leave.click()
  const question = first.page.getByRole('alertdialog', { name: '¿Quieres dejar este envío?' })
  await backCloses(question)
  await leave.click()
  await question.getByRole('button', { name: 'Cancelar envío en curso' }).click()
  await expect(first.page.getByRole('heading', { name: 'Envíos' })).toBeVisible()
  // A delivery that was given up is there again; a rider who opens it while the other still has it
  // is told so, and looks once more.
  const accept = second.button('Aceptar envío')
  await expect(async () => {
    if ((await accept.count()) === 0) {
      await second.page.getByRole('link', { name: 'Ver envíos' }).click({ timeout: 3000 })
      await second.page.getByRole('link', { name: `Abrir Pedido #${left.number},` }).click({ timeout: 8000 })
    }
    await accept.press('Enter', { timeout: 4000 })
  }).toPass({ timeout: 45_000 })
  await second.agrees('Aceptar envío')
  await expect(second.slide('En el local')).toBeVisible()

  const stacked = [await shop.delivers(0), await shop.delivers(1), await shop.delivers(2)]
  const [, back, last] = stacked
  if (!back || !last) throw new Error('three were ordered')
  await shop.mustReturn(back)
  await shop.stacks(stacked)
  await first.opens('Multientrega de 3 envíos')
  for (const label of ['Aceptar envío', 'En el local', 'En camino al cliente']) await first.presses(label)
  await first.page.getByRole('button', { name: `Ir a esta entrega: Pedido #${last.number},` }).click()
  await first.reads(last.customer)
  for (let stop = 0; stop < stacked.length; stop += 1) {
    await first.presses('En camino al cliente')
    await first.presses('Entregado')
  }
  const stopOf = ({ number }: { readonly number: number }) =>
    first.page.getByRole('listitem').filter({ hasText: `Pedido #${number}` })
  await expect(stopOf(last)).toContainText('Entregado')
  await first.presses('Regreso al local')
  await first.reads('¡Listo!')
  await expect(stopOf(back)).toContainText('De regreso en el local')

  const { page: phone, name } = second
  const key = `mostrador.rider.${SHOP}`
  const kept = await phone.evaluate((name) => localStorage.getItem(name) ?? '', key)
  const { riderId } = JSON.parse(kept) as { readonly riderId: string }
  await second.returns(phones[riders.indexOf(second)] ?? '', `¡Hola ${name}!`)
  await second.ends(CODE)
  await second.reads(
    'Todavía llevas envíos. Entrégalos, déjalos o llévalos de vuelta al local antes de finalizar tu turno.',
  )
  const list = await phone.context().newPage()
  await list.goto(`/logistics/${SHOP}/rider/${riderId}/shipments`)
  await expect(list.getByRole('heading', { level: 1, name: `Pedido #${left.number}` })).toBeVisible()
  await list.getByRole('button', { name: 'Cancelar envío en curso' }).click()
  await list.getByRole('alertdialog').getByRole('button', { name: 'Cancelar envío en curso' }).click()
  await expect(list.getByRole('heading', { name: 'Envíos' })).toBeVisible()
  await second.ends(CODE)
  await second.reads('Turno finalizado. ¡Hasta la próxima!')
  await expect(list.getByText('Acceso denegado o link expirado')).toBeVisible()
  // Not even who kept what the device knew gets in.
  await phone.evaluate(([name, token]) => localStorage.setItem(name, token), [key, kept] as const)
  await list.goto(`/logistics/${SHOP}/shipments`)
  await expect(list.getByText('Acceso denegado o link expirado')).toBeVisible()
  await list.getByRole('link', { name: 'Iniciar turno' }).click()
  await expect(list.getByLabel('Ingresa con tu teléfono')).toBeVisible()
})

/** A picture as a camera would give one. */
const PHOTO = {
  name: 'puerta.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** The diner is shown the key that the door will ask for, and finds from the map to the order. */
async function seesItsKey(page: Page, alias: string, code: string): Promise<void> {
  await page.goto(`/logistics/tracking/order/${alias}/${code}`)
  await expect(page.getByRole('dialog', { name: 'Tu clave de entrega' })).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('link', { name: 'Ver mi pedido y pedir ayuda' }).click()
  await expect(page).toHaveURL(new RegExp(`/menu/${alias}/order/${code}`))
  await expect(page.getByRole('button', { name: 'Tuve un problema con mi pedido' })).toBeVisible()
}

/** spec('decisions beyond-the-documents.4') */
test('a rider who types wrong keys until none is left hands over with a photo and the reason', async ({
  page,
  quiet,
  openBrowser,
}) => {
  quiet.expectStatus(404, 422)
  const alias = shops.caballito
  const shop = await dispatchOf(await openBrowser({ at: 'staff' }), alias, staffOf.ombu)
  const order = await shop.delivers()
  const key = await shop.keyOf(order)
  await seesItsKey((await openBrowser()).page, alias, order.code)
  const wrong = ['0001', '0002', '0003', '0004', '0005', '0006'].filter((digits) => digits !== key)
  const rosa = riderOf(page, alias)
  await rosa.begins('Rosa Díaz', 'caballito-2026')
  await rosa.opens(`Pedido #${order.number}`)
  await rosa.presses('Aceptar envío')
  await rosa.reads('Entre Thames y Serrano')
  for (const label of ['En el local', 'En camino al cliente']) await rosa.presses(label)
  const door = page.getByRole('dialog')
  await rosa.taps('Entregado')
  await backCloses(door)
  await rosa.taps('Entregado')
  const confirm = door.getByRole('button', { name: 'Confirmar entrega' })
  for (const [at, left] of [
    'quedan 4 intentos',
    'quedan 3',
    'quedan 2',
    'queda 1 intento',
    'foto y el motivo',
  ].entries()) {
    await door.getByLabel('Clave de entrega').fill(wrong[at] ?? '')
    await confirm.click()
    await expect(door.getByText(left)).toBeVisible()
  }
  await expectAccessible(page, 'a door without its key')
  await confirm.click()
  await expect(door.getByText('Falta la foto o el motivo')).toBeVisible()
  const photo = door.getByLabel('Saca una foto de la entrega')
  await photo.setInputFiles({ ...PHOTO, buffer: Buffer.from('no picture') })
  await expect(photo).toHaveAccessibleDescription('No pudimos leer la foto. Saca otra.')
  await photo.setInputFiles(PHOTO)
  await expect(door.getByRole('img', { name: 'Foto lista' })).toBeVisible()
  await expect(photo).toHaveAccessibleDescription('')
  await door.getByLabel('¿Por qué no tienes la clave?').fill('La recibió el encargado')
  await confirm.click()
  await rosa.reads('¡Listo!')
  expect(await shop.reasonOf(order)).toBe('La recibió el encargado')
})

test('the desk looks at everything that is out, and again when it is made narrow', async ({
  openBrowser,
}) => {
  const desk = await openBrowser({ at: 'staff', viewport: DESK })
  const shop = await dispatchOf(desk, SHOP, staffOf.palermo)
  const far = await shop.delivers(3)
  const { page } = desk
  await page.goto(`/console/${SHOP}/dispatch`)
  const map = page.getByRole('application')
  const pins = ['El local', new RegExp(`#${far.number}\\b`)].map((title) => map.getByTitle(title))
  const areSeenWhole = async (): Promise<boolean> => {
    const [frame, ...boxes] = await Promise.all([map, ...pins].map((one) => one.boundingBox()))
    return boxes.every(
      (box) =>
        frame &&
        box &&
        box.y >= frame.y &&
        box.y + box.height <= frame.y + frame.height &&
        box.x >= frame.x &&
        box.x + box.width <= frame.x + frame.width,
    )
  }
  await expect.poll(areSeenWhole).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(areSeenWhole).toBe(true)
})

const STATES = ['positive', 'warning', 'danger'] as const

/** Everything that is read on a rider's page, and what lies below it. */
const READ_IN_THE_SUN: readonly Pair[] = [
  ...['--canvas', '--surface', '--surface-raised'].flatMap((ground): Pair[] => [
    ['--text', ground],
    ['--text-muted', ground],
  ]),
  ...STATES.flatMap((state): Pair[] => [
    [`--on-${state}`, `--${state}`],
    [`--${state}`, `--${state}-soft`],
    ['--text', `--${state}-soft`],
  ]),
  ['--on-danger-fill', '--danger-fill'],
]

/** spec('001 §2.53') */
test('in the sun every text of a rider’s page keeps 7:1, on a light canvas and on a dark one', async ({
  page,
}) => {
  for (const alias of [shops.palermo, shops.almagro]) {
    await page.goto(`/logistics/${alias}/rider/phoneIntake`)
    await expect(page.getByLabel('Ingresa con tu teléfono')).toBeVisible()
    const contrasts = await contrastsOf(page, READ_IN_THE_SUN)
    expect(Object.keys(contrasts)).toHaveLength(READ_IN_THE_SUN.length)
    expect(Object.entries(contrasts).filter(([, contrast]) => contrast < 7)).toEqual([])
  }
})
