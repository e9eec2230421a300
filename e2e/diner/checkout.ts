import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { startsWith } from '../texts.ts'

/** What the checkout asks of whoever orders; what is left out is not touched. */
export type DinerDetails = {
  readonly name?: string
  readonly phone?: string
  readonly email?: string
  readonly table?: string
}

/** Where a delivery goes, as it is typed by hand. */
export type Destination = {
  readonly street: string
  readonly number: string
  readonly betweenStreets?: string
  readonly details?: string
}

/** What a diner does on "Finalizar pedido". */
// budget: one list of what a person can do on this screen, read from top to bottom
export function checkoutOf(page: Page) {
  const field = (label: string): Locator => page.getByRole('textbox', { name: startsWith(label) })

  return {
    field,
    placeButton: page.getByRole('button', { name: /Hacer pedido|Enviando tu pedido/ }),
    total: page.getByRole('main').getByText('Total', { exact: true }).locator('xpath=..').getByRole('status'),

    /** A row of the ticket, by its name. */
    entry: (name: string): Locator => page.getByRole('term').filter({ hasText: name }),

    async fillIn({ name, phone, email, table }: DinerDetails): Promise<void> {
      if (name !== undefined) await field('Nombre').fill(name)
      if (table !== undefined) await field('Número de mesa').fill(table)
      if (phone !== undefined) await field('Teléfono').fill(phone)
      if (email !== undefined) await field('Email').fill(email)
    },

    async deliverTo({ street, number, betweenStreets, details }: Destination): Promise<void> {
      await field('Calle').fill(street)
      await field('Número').fill(number)
      if (betweenStreets !== undefined) await field('Entrecalles').fill(betweenStreets)
      if (details !== undefined)
        await page.getByRole('textbox', { name: /^Aclaraciones(?! del)/ }).fill(details)
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
      await page.getByRole('radio', { name: 'Efectivo' }).check()
      if (amount === undefined) await page.getByRole('button', { name: 'Pago justo' }).click()
      else await field('¿Con cuánto abonas?').fill(amount)
    },

    async payBy(name: string): Promise<void> {
      await page.getByRole('radio', { name }).check()
    },

    async place(): Promise<void> {
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
