import { expect, type Locator, type Page } from '@playwright/test'
import { startsWith } from '../texts.ts'
import { addressOf, type AddressRemarks } from './address.ts'

/** Fields that the diner fills in at the checkout; a field that is left out is not touched. */
export type DinerDetails = {
  readonly name?: string
  readonly phone?: string
  readonly email?: string
  readonly table?: string
}

/** Actions of a diner on "Finalizar pedido". */
export function checkoutOf(page: Page) {
  const field = (label: string): Locator => page.getByRole('textbox', { name: startsWith(label) })
  const change = (what: string): Locator => page.getByRole('button', { name: `Cambiar ${what}` })

  /** Opens a row of the summary, which stands for a card where the diner is known. */
  async function open(what: string, card: Locator): Promise<void> {
    await change(what).or(card).first().waitFor()
    if (await change(what).isVisible()) await change(what).click()
  }

  const openPayment = () => open('cómo se paga', page.getByRole('group', { name: 'Mi pago' }))

  return {
    field,
    /** The way out of a row of the summary, by what it changes. */
    change,
    placeButton: page.getByRole('button', { name: /Hacer pedido|Enviando tu pedido/ }),
    total: page.getByRole('main').getByText('Total', { exact: true }).locator('xpath=..').getByRole('status'),

    /** A row of the ticket, by its name. */
    entry: (name: string): Locator => page.getByRole('term').filter({ hasText: name }),

    async fillIn({ name, phone, email, table }: DinerDetails): Promise<void> {
      await open('mis datos', field('Teléfono'))
      if (name !== undefined) await field('Nombre').fill(name)
      if (table !== undefined) await field('Número de mesa').fill(table)
      if (phone !== undefined) await field('Teléfono').fill(phone)
      if (email !== undefined) await field('Email').fill(email)
    },

    /** Gives the address in the dialog that its field opens. */
    async deliverTo(address: string, remarks: AddressRemarks = {}): Promise<void> {
      await addressOf(page).give(address, remarks)
    },

    /** Price of delivery, beside the address. */
    deliveryCost: page.getByRole('main').getByText('Costo de envío').locator('xpath=..').getByRole('status'),

    /** Types what the rider must know into the checkout itself. */
    async remark({ betweenStreets, details }: AddressRemarks): Promise<void> {
      if (betweenStreets !== undefined) await field('Entrecalles').fill(betweenStreets)
      if (details !== undefined)
        await page.getByRole('textbox', { name: /^Aclaraciones(?! del)/ }).fill(details)
    },

    /** Later instead of now, where both are possible. */
    async chooseTiming(name: 'En el momento' | 'Programado'): Promise<void> {
      await page
        .getByRole('group', { name: 'Tipo de pedido' })
        .getByRole('radio', { name, exact: true })
        .check()
    },

    /** Chooses the last day on offer and its last hour; gives both back as they are read. */
    async schedule(): Promise<{ day: string; hour: string }> {
      const last = async (label: string): Promise<string> => {
        const select = page.getByRole('combobox', { name: label, exact: true })
        const text = (await select.getByRole('option').last().textContent()) ?? ''
        await select.selectOption({ label: text })
        return text
      }
      return { day: await last('Dia'), hour: await last('Hora') }
    },

    async writeNotes(text: string): Promise<void> {
      await field('Aclaraciones del pedido').fill(text)
    },

    /** Pays in cash: with an amount, or with exactly what it costs. */
    async payCash(amount?: string): Promise<void> {
      await openPayment()
      await page.getByRole('radio', { name: 'Efectivo' }).check()
      if (amount === undefined) await page.getByRole('button', { name: 'Pago justo' }).click()
      else await field('¿Con cuánto abonas?').fill(amount)
    },

    async payBy(name: string): Promise<void> {
      await openPayment()
      await page.getByRole('radio', { name }).check()
    },

    /** Orders, once everything that the order costs is there. */
    async place(): Promise<void> {
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
      await this.placeButton.click()
    },

    /** An error of the checkout stands in a toast, and at its field. */
    async says(text: string): Promise<void> {
      await expect(page.getByText(text).first()).toBeVisible()
    },
  }
}

/** "Finalizar pedido". */
export type Checkout = ReturnType<typeof checkoutOf>
