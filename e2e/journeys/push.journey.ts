import type { Page, Worker } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { staffConsole } from '../staff/staff-console.ts'

/** A browser without windows has no push service, and shows no notes: what a person would allow. */
function allowNotes(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  const point = Uint8Array.from({ length: 65 }, (_, index) => (index === 0 ? 4 : index))
  const subscription = {
    endpoint: `https://push.example.com/${crypto.randomUUID()}`,
    options: { applicationServerKey: null },
    getKey: (name: string) => (name === 'auth' ? point.slice(0, 16) : point).buffer,
    unsubscribe: async () => true,
  }
  PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription
}

type Shown = { readonly title: string; readonly data: unknown }

/** The console's worker, which keeps the notes that it would show. */
async function workerOf(page: Page): Promise<Worker> {
  const find = () =>
    page
      .context()
      .serviceWorkers()
      .find((worker) => worker.url().endsWith('/console/sw.js'))
  await expect.poll(find).toBeDefined()
  const worker = find()
  if (!worker) throw new Error('The console has no worker')
  await worker.evaluate(() => {
    const shown: Shown[] = []
    Object.assign(globalThis, { shown })
    const own = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration
    own.showNotification = async (title, options) => void shown.push({ title, data: options?.data })
  })
  return worker
}

/** Brings a note as a push service would, and answers what is shown. */
async function deliver(page: Page, worker: Worker, note: object): Promise<Shown[]> {
  const cdp = await page.context().newCDPSession(page)
  const registered = new Promise<string>((found) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/console/'))
      if (own) found(own.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const data = JSON.stringify(note)
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  const shown = () => worker.evaluate(() => Reflect.get(globalThis, 'shown') as Shown[])
  await expect.poll(shown).toHaveLength(1)
  return shown()
}

/** Taps the note that is shown. */
const tap = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const [note] = Reflect.get(globalThis, 'shown') as Shown[]
    const notification = { data: note?.data, close: () => undefined }
    const tapped = { notification, waitUntil: () => undefined }
    dispatchEvent(Object.assign(new Event('notificationclick'), tapped))
  })

/** spec('decisions push.9') */
test('staff turn notes on in their account, and a tap on one opens the order', async ({
  openBrowser,
  diner,
}) => {
  const desk = await openBrowser({ at: 'staff', viewport: { width: 390, height: 844 } })
  const staff = staffConsole(desk)
  const { page } = desk
  await page.context().grantPermissions(['notifications'], { origin: desk.url })
  await page.addInitScript(allowNotes)
  const order = await diner.ordersQuickly(shops.palermo)
  await staff.signIn(shops.palermo, staffOf.palermo)
  await page.goto('/console/account')

  const card = page.getByRole('region', { name: 'Avisos de pedidos' })
  await expect(card.getByRole('button', { name: 'Activar avisos acá' })).toBeVisible()
  await expectAccessible(page, 'the account with notes')
  await card.getByRole('button', { name: 'Activar avisos acá' }).click()
  await expect(card.getByText('Activados en este dispositivo')).toBeVisible()
  await page.reload()
  await expect(card.getByText('Activados en este dispositivo')).toBeVisible()

  const path = `/console/${shops.palermo}/orders/${order.id}`
  const note = { title: `Pedido nuevo #${order.number}`, body: 'Take away · Palermo', path, tag: order.id }
  const worker = await workerOf(page)
  expect(await deliver(page, worker, note)).toMatchObject([{ title: note.title }])
  await tap(worker)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('dialog')).toContainText(`#${order.number}`)

  await page.goto('/console/account')
  await card.getByRole('button', { name: 'Desactivar' }).click()
  await expect(card.getByRole('button', { name: 'Activar avisos acá' })).toBeVisible()
})
