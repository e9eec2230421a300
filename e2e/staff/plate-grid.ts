import { expect, type Locator, type Page } from '@playwright/test'

/** The menu as a sheet of cells, in the words of those who work with it. */
export function plateGrid(page: Page) {
  const grid = page.getByRole('grid', { name: 'Platos de la carta' })
  const row = (name: string): Locator =>
    grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  /** The number of a column, by its heading. */
  const columnOf = async (heading: string): Promise<string> =>
    (await grid.getByRole('columnheader', { name: heading, exact: true }).getAttribute('aria-colindex')) ?? ''

  return {
    grid,
    row,
    bar: page.getByRole('button', { name: 'Guardar', exact: true }),

    async open(alias: string): Promise<void> {
      await page.goto(`/console/${alias}/menu?view=sheet`)
      await expect(grid.getByRole('row').nth(2)).toBeVisible()
    },

    async cell(name: string, heading: string): Promise<Locator> {
      return row(name).locator(`[aria-colindex="${await columnOf(heading)}"]`)
    },

    async look(text: string): Promise<void> {
      await page.getByRole('searchbox', { name: 'Buscar en la planilla' }).fill(text)
    },

    /** Types into a cell, and goes on below it. */
    async type(name: string, heading: string, text: string): Promise<void> {
      const cell = await this.cell(name, heading)
      await cell.click()
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    },

    /** Puts a text on the clipboard as a spreadsheet does, and pastes it where the focus is. */
    async paste(text: string): Promise<void> {
      await page.evaluate((pasted) => {
        const data = new DataTransfer()
        data.setData('text/plain', pasted)
        const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
        document.activeElement?.dispatchEvent(event)
      }, text)
    },

    async save(): Promise<void> {
      await page.getByRole('button', { name: 'Guardar', exact: true }).click()
      await expect(page.getByText(/guardados?\. Tus clientes ya los? ven\./)).toBeVisible()
      await expect(page.getByRole('button', { name: /^Guarda(r|ndo…)$/ })).toHaveCount(0)
    },
  }
}
