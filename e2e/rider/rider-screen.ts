import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'

/** Actions of a rider on a phone. */
export function riderOf(page: Page, alias: string) {
  const slide = (label: string): Locator => page.getByRole('slider', { name: label, exact: true })

  return {
    page,
    slide,

    /**
     * Registers with a new phone and the contact's code, and goes to the list; answers the phone.
     */
    async begins(name: string, securityCode: string): Promise<string> {
      const phone = `11 ${randomInt(2000, 6999)}-${randomInt(1000, 9999)}`
      await page.goto(`/logistics/${alias}/rider/phoneIntake`)
      await page.getByLabel('Ingresa con tu teléfono').fill(phone)
      await page.getByRole('button', { name: 'Siguiente' }).click()
      await expect(page.getByLabel('Ingresa con tu teléfono')).toBeDisabled()
      // Reading the phone again confirms nothing: the rider types it.
      await expect(page.getByLabel('Confirma tu teléfono')).toHaveValue('')
      await page.getByLabel('Confirma tu teléfono').fill(phone)
      await page.getByLabel('Nombre y Apellido').fill(name)
      await page.getByLabel('Código de seguridad').fill(securityCode)
      await page.getByRole('button', { name: 'Iniciar turno' }).click()
      await expect(page.getByRole('heading', { name: 'Envíos', exact: true })).toBeVisible()
      return phone
    },

    /** Comes back with a phone that is known, to where the shift ends. */
    async returns(phone: string, greeting: string): Promise<void> {
      await page.goto(`/logistics/${alias}/rider/phoneIntake`)
      await page.getByLabel('Ingresa con tu teléfono').fill(phone)
      await page.getByRole('button', { name: 'Siguiente' }).click()
      await expect(page.getByText(greeting)).toBeVisible()
    },

    /** Ends the shift with the contact's code, which is asked for once more. */
    async ends(securityCode: string): Promise<void> {
      await page.getByLabel('Código de seguridad').fill(securityCode)
      await page.getByRole('button', { name: 'Finalizar turno' }).click()
    },

    /**
     * Opens a delivery of the list by what it is called; what is new stands there by itself, and
     * soon.
     */
    async opens(name: string): Promise<void> {
      const row = page.getByRole('link', { name: `Abrir ${name},` })
      await expect(row).toBeVisible({ timeout: 8000 })
      await row.click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    },

    /** Drags the slide to a part of its way and lets it go. */
    async drags(label: string, part: number): Promise<void> {
      const box = await slide(label).boundingBox()
      if (!box) throw new Error(`There is no slide ${label}`)
      const [left, width, y] = [box.x + 32, box.width - 64, box.y + box.height / 2]
      await page.mouse.move(left, y)
      await page.mouse.down()
      for (let at = 0.05; at <= part + 0.001; at += 0.05) await page.mouse.move(left + width * at, y)
      await page.mouse.up()
    },

    /** The button that needs no dragging. */
    button: (label: string): Locator => page.getByRole('button', { name: `${label}, sin deslizar` }),

    /** The same by the button that needs no dragging, and yes to what it asks. */
    async presses(label: string): Promise<void> {
      await this.taps(label)
      await this.agrees(label)
    },

    async agrees(label: string): Promise<void> {
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: label, exact: true }).click()
      // As long as it fades it lies over the slide.
      await expect(question).toBeHidden()
    },

    /**
     * The button that needs no dragging, where something else is asked for next; it is seen by
     * keyboards and screen readers alone.
     */
    async taps(label: string): Promise<void> {
      await this.button(label).press('Enter')
    },

    /** Rests the finger on the slide until that is answered, and lets it go. */
    async holds(label: string): Promise<void> {
      await slide(label).hover()
      await page.mouse.down()
      await expect(page.getByText('Suelta para confirmar')).toBeVisible()
      await page.mouse.up()
    },

    async reads(text: string | RegExp): Promise<void> {
      await expect(page.getByText(text).first()).toBeVisible()
    },
  }
}

/** A rider with a phone. */
export type Rider = ReturnType<typeof riderOf>
