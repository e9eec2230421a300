import { expect, type Locator, type Page } from '@playwright/test'
import { pick } from '../pick.ts'
import { startsWith } from '../texts.ts'

/** Choices of a plate, in a sheet over the menu or on a page of its own. */
export function plateForm(page: Page) {
  const group = (name: string): Locator => page.getByRole('group', { name: startsWith(name) })

  return {
    group,

    async isOf(name: string): Promise<void> {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    },

    /** The button that says what the plate costs as it is chosen. */
    addButton: page.getByRole('button', { name: /^(Agregar|Actualizar)\s*\$/ }),

    /** Chooses one: a size, or a garnish of a group of which one is wanted. */
    async choose(question: string, answer: string): Promise<void> {
      await pick(group(question).getByRole('radio', { name: startsWith(answer) }))
    },

    /** Ticks a garnish of a group of which several may be taken. */
    async tick(question: string, answer: string): Promise<void> {
      await pick(group(question).getByRole('checkbox', { name: startsWith(answer) }))
    },

    /** Takes several of one garnish. */
    async take(question: string, answer: string, count: number): Promise<void> {
      const more = group(question).getByRole('button', { name: `Agregar ${answer}`, exact: true })
      for (let taken = 0; taken < count; taken += 1) await more.click()
      await expect(
        group(question).getByRole('group', { name: answer, exact: true }).getByRole('status'),
      ).toHaveText(String(count))
    },

    async writeNotes(text: string): Promise<void> {
      await page.getByRole('textbox', { name: 'Aclaraciones' }).fill(text)
    },

    async oneMore(name: string): Promise<void> {
      await page.getByRole('button', { name: `Agregar uno de ${name}` }).click()
    },

    async says(text: string): Promise<void> {
      await expect(page.getByText(text).first()).toBeVisible()
    },

    /** Puts the plate into the cart; the sheet or page goes away. */
    async add(): Promise<void> {
      await this.addButton.click()
      await expect(this.addButton).toBeHidden()
    },
  }
}

/** The questions of a plate. */
export type PlateForm = ReturnType<typeof plateForm>
