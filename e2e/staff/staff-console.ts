import { expect, type Locator } from '@playwright/test'
import type { PlacedOrder } from '../diner/follow-up.ts'
import { takeSession, type Desk, type StaffAccount } from './staff-session.ts'

/** A column of the board. */
export type BoardColumn = 'Nuevos' | 'En preparación' | 'Listos'

/** Actions of the staff in the console. `page` is theirs, for actions without words here. */
// oxlint-disable-next-line max-lines-per-function -- one list of what a person can do on this screen, read from top to bottom
export function staffConsole(desk: Desk) {
  const { page, quiet } = desk
  const column = (name: BoardColumn): Locator => page.getByRole('region', { name: startingWith(name) })
  const card = ({ number }: PlacedOrder): Locator =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: `Pedido #${number}`, exact: true }) })

  return {
    page,
    quiet,
    column,
    card,

    async fillInSignIn({ email, password }: StaffAccount): Promise<void> {
      await page.getByRole('textbox', { name: 'Correo' }).fill(email)
      await page.getByLabel('Contraseña', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Ingresar' }).click()
    },

    /** Signs in by the form, for a session of its own. */
    async signIn(alias: string, account: StaffAccount): Promise<void> {
      // The page asks for the session before one is there (401).
      quiet.expectStatus(401)
      await page.goto(`/console/${alias}/orders`)
      await this.fillInSignIn(account)
      await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible()
    },

    /**
     * Opens a branch contact's section in the account's session, which is begun once and used by
     * many journeys.
     */
    async open(
      alias: string,
      account: StaffAccount,
      section:
        | 'orders'
        | 'menu'
        | 'cases'
        | 'survey'
        | 'campaigns'
        | 'errors'
        | 'branding'
        | 'activity'
        | 'team'
        | 'local'
        | 'integrations'
        | 'benefits'
        | 'customers'
        | 'transfers' = 'orders',
    ): Promise<void> {
      await takeSession(desk, account)
      await page.goto(`/console/${alias}/${section}`)
      await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible()
    },

    /** Waits for the real-time channel, so that what comes next comes by it. */
    async isLive(): Promise<void> {
      await expect(page.getByText('En vivo')).toBeAttached()
    },

    async goTo(
      section:
        | 'Pedidos'
        | 'Finalizados'
        | 'Carta'
        | 'Casos'
        | 'Opiniones'
        | 'Reparto'
        | 'Ventas'
        | 'Campañas'
        | 'Actividad'
        | 'Equipo'
        | 'Integraciones',
    ): Promise<void> {
      const sections = page.getByRole('navigation', { name: 'Secciones' })
      const link = page.getByRole('navigation').getByRole('link', { name: section }).first()
      const kind = sections.getByRole('link', { name: 'Clientes y promociones' })
      const more = sections.getByRole('button', { name: 'Más' })
      // A section without room on a narrow screen is under "Más", one that shares an entry of the
      // rail above its page; a screen that has just changed its size has the other for a moment.
      await expect(async () => {
        if (!(await link.isVisible()))
          await ((await kind.isVisible()) ? kind : more).click({ timeout: 1_000 })
        await link.click({ timeout: 1_000 })
      }).toPass()
    },

    /** An order is seen in a column, without anybody loading the page. */
    async sees(order: PlacedOrder, name: BoardColumn): Promise<void> {
      await expect(
        column(name).getByRole('link', { name: `Pedido #${order.number}`, exact: true }),
      ).toBeVisible()
    },

    /** An order that nobody has to cook yet. */
    async hasNot(order: PlacedOrder): Promise<void> {
      await expect(this.card(order)).toBeHidden()
    },

    async accept(order: PlacedOrder): Promise<void> {
      await this.advance(order, 'Aceptar')
      await this.sees(order, 'En preparación')
    },

    async ready(order: PlacedOrder): Promise<void> {
      await this.advance(order, 'Listo')
      await this.sees(order, 'Listos')
    },

    async deliver(order: PlacedOrder): Promise<void> {
      await this.advance(order, 'Entregado')
      await expect(card(order)).toBeHidden()
    },

    async advance(order: PlacedOrder, action: string): Promise<void> {
      await card(order)
        .getByRole('button', { name: new RegExp(`^${action} Pedido #${order.number}$`) })
        .click()
    },

    /** Cancels an order as another member of the staff, past this screen. */
    async cancelsElsewhere({ id }: { readonly id: string }): Promise<void> {
      const data = { action: 'cancel', reason: 'Pedido duplicado' }
      const headers = { origin: desk.url }
      const answer = await page.request.post(`/api/console/orders/${id}/status`, { data, headers })
      expect(answer.ok()).toBe(true)
    },

    /** Opens the detail of an order. */
    async openOrder(order: PlacedOrder): Promise<Locator> {
      await page.getByRole('link', { name: `Pedido #${order.number}`, exact: true }).click()
      const detail = page.getByRole('dialog', { name: `Pedido #${order.number}` })
      await expect(detail).toBeVisible()
      return detail
    },

    async closeOrder(): Promise<void> {
      const detail = page.getByRole('dialog', { name: /^Pedido #/ })
      await detail.getByRole('button', { name: 'Cerrar', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    },

    /** Prints an order; answers what stands on the paper, and the size that was asked for. */
    async prints(order: PlacedOrder): Promise<{ text: string; page: string }> {
      const detail = await this.openOrder(order)
      await page.evaluate(() => {
        window.print = () => sessionStorage.setItem('printed', 'yes')
      })
      await detail.getByRole('button', { name: 'Imprimir' }).click()
      const printed = await page.evaluate(() => ({
        isDone: sessionStorage.getItem('printed'),
        text: document.querySelector('.kitchen-ticket')?.textContent ?? '',
        rules: document.adoptedStyleSheets
          .flatMap(({ cssRules }) => [...cssRules])
          .map(({ cssText }) => cssText)
          .join(' '),
      }))
      expect(printed.isDone).toBe('yes')
      await this.closeOrder()
      return { text: printed.text, page: printed.rules }
    },

    /** From now on answers what was printed without anybody pressing "Imprimir". */
    async printsByItself(): Promise<() => Promise<string>> {
      await page.evaluate(() => {
        window.print = () => {
          const ticket = document.querySelector('.kitchen-ticket[data-alone]')?.textContent ?? ''
          sessionStorage.setItem('papers', `${sessionStorage.getItem('papers') ?? ''} ${ticket}`)
          window.dispatchEvent(new Event('afterprint'))
        }
      })
      return () => page.evaluate(() => sessionStorage.getItem('papers') ?? '')
    },

    /** Cancels an order for one of the reasons that are offered, or in other words. */
    async cancel(order: PlacedOrder, why: { reason: string } | { words: string }): Promise<void> {
      const detail = await this.openOrder(order)
      await detail.getByRole('button', { name: 'Cancelar', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: `Cancelar pedido #${order.number}` })
      if ('reason' in why) await dialog.getByRole('radio', { name: why.reason }).check()
      else {
        await dialog.getByRole('radio', { name: 'Otro motivo' }).check()
        const words = dialog.getByRole('textbox', { name: /^Escrib[eí] el motivo$/ })
        await dialog.getByRole('button', { name: 'Cancelar pedido', exact: true }).click()
        await expect(words).toBeFocused()
        await expect(words).toHaveAccessibleDescription(/(?:Elige o escribe|Elegí o escribí) un motivo\./)
        await words.fill(why.words)
      }
      await dialog.getByRole('button', { name: 'Cancelar pedido', exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(detail).toContainText('Cancelado')
      await this.closeOrder()
    },

    /** The switch of a plate in the console's menu: on while there is any. */
    async findPlate(plate: string): Promise<Locator> {
      await page.getByRole('searchbox', { name: 'Buscar producto' }).fill(plate)
      return page.getByRole('switch', { name: `${plate}: disponible` })
    },

    async markSoldOut(plate: string): Promise<void> {
      const isOffered = await this.findPlate(plate)
      await expect(isOffered).toBeChecked()
      await isOffered.click()
      await expect(page.getByText(`${plate} quedó agotado.`)).toBeVisible()
      await expect(isOffered).not.toBeChecked()
    },

    async offerAgain(plate: string): Promise<void> {
      const isOffered = await this.findPlate(plate)
      await expect(isOffered).not.toBeChecked()
      await isOffered.click()
      await expect(page.getByText(`${plate} volvió al menú.`)).toBeVisible()
      await expect(isOffered).toBeChecked()
    },
  }
}

const startingWith = (name: string): RegExp => new RegExp(`^${name}`)

/** The console in the hands of the staff. */
export type StaffConsole = ReturnType<typeof staffConsole>
