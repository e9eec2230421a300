import { expect, type Locator, type Page } from '@playwright/test'
import { pageIsAlive } from '../page-scripts.ts'
import { startsWith } from '../texts.ts'

/** Fields of the diner besides the address. */
export type AddressRemarks = { readonly betweenStreets?: string; readonly details?: string }

/** Actions of a diner in "¿Dónde te encuentras?", from wherever it was opened. */
export function addressOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: '¿Dónde te encuentras?' })
  const field = (label: string): Locator => dialog.getByRole('textbox', { name: startsWith(label) })

  return {
    dialog,
    field,
    search: dialog.getByRole('combobox', { name: 'Dirección' }),
    continueButton: dialog.getByRole('button', { name: 'CONTINUAR' }),
    confirmPin: dialog.getByRole('button', { name: 'Sí, es acá' }),
    map: dialog.getByRole('application', { name: 'Mapa de tu dirección' }),

    /** A line below the search field. */
    option: (name: RegExp): Locator => dialog.getByRole('option', { name }),

    /**
     * Opens it from a page: the button of the header or of the list, or the field of the checkout.
     */
    async open(): Promise<void> {
      // Before the scripts are there the button does not know the address, and is another one a
      // moment later.
      await pageIsAlive(page)
      const button = page.getByRole('main').getByRole('button', { name: /Ingresar dirección$|Cambiar$/ })
      await button.first().click()
      await expect(dialog).toBeVisible()
    },

    /**
     * Types an address, takes the first line that is suggested, and confirms the pin where nobody
     * is sure of it.
     */
    async choose(text: string): Promise<void> {
      await this.search.fill(text)
      await dialog.getByRole('option').first().click()
      await expect(dialog.getByRole('listbox')).toBeHidden()
      const isRight = dialog.getByRole('button', { name: 'Sí, es acá' })
      if (await isRight.isVisible()) await isRight.click()
    },

    async tab(name: 'Mi dirección' | 'Mi ubicación'): Promise<void> {
      await dialog.getByRole('tab', { name }).click()
    },

    async locate(): Promise<void> {
      await dialog.getByRole('button', { name: 'Obtener mis coordenadas' }).click()
    },

    /** The map's engine is loaded, and takes keys. */
    async mapIsThere(): Promise<void> {
      await expect(this.map).toHaveAttribute('aria-busy', 'false')
    },

    /** The pin is asked for once; a second tap goes on without it. */
    async goOnWithoutPin(): Promise<void> {
      await this.continueButton.click()
      await expect(
        page.getByText('Marca tu puerta en el mapa, o continúa sin marcarla.').first(),
      ).toBeVisible()
      await this.goOn()
    },

    async remark({ betweenStreets, details }: AddressRemarks): Promise<void> {
      if (betweenStreets !== undefined) await field('Entrecalles').fill(betweenStreets)
      if (details !== undefined) await field('Aclaraciones').fill(details)
    },

    async goOn(): Promise<void> {
      await dialog.getByRole('button', { name: 'CONTINUAR' }).click()
      await expect(dialog).toBeHidden()
    },

    /** All of it: opens the dialog, gives an address that the geocoder knows, and goes on. */
    async give(text: string, remarks: AddressRemarks = {}): Promise<void> {
      await this.open()
      await this.choose(text)
      await this.remark(remarks)
      await this.goOn()
    },

    /** An address that no geocoder knows: as it was typed, without a pin. */
    async giveUnknown(text: string, remarks: AddressRemarks = {}): Promise<void> {
      await this.open()
      await this.search.fill(text)
      await this.remark(remarks)
      await this.goOnWithoutPin()
    },
  }
}

/** "¿Dónde te encuentras?". */
export type Address = ReturnType<typeof addressOf>
