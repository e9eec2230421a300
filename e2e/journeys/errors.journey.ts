import type { Locator, Page } from '@playwright/test'
import { accountOf } from '../diner/account.ts'
import { addressOf } from '../diner/address.ts'
import { atCheckoutOf } from '../diner/at-checkout.ts'
import { benefitsOf } from '../diner/benefits.ts'
import { checkoutOf } from '../diner/checkout.ts'
import { expect, test } from '../journey.ts'
import { pageIsAlive } from '../page-scripts.ts'
import { shops } from '../shops.ts'

/** A form that is sent with what it asks for left out. */
type Form = {
  readonly name: string
  readonly open: (page: Page, staffUrl: string) => Promise<unknown>
  /** The button that sends it. */
  readonly send: (page: Page) => Locator
  /** The documents have its message in a toast, too. */
  readonly toasts?: boolean
}

const FORMS: readonly Form[] = [
  {
    name: 'the code of a local',
    open: (page) => page.goto('/guia'),
    send: (page) =>
      page
        .locator('form')
        .filter({ has: page.getByRole('textbox', { name: /^Código/ }) })
        .getByRole('button', { name: 'Buscar' }),
  },
  {
    name: 'a sign-in',
    async open(page) {
      await page.goto(`/menu/${shops.palermo}`)
      await pageIsAlive(page)
      await accountOf(page).open()
      await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    },
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Continuar' }),
    toasts: true,
  },
  {
    name: 'an address',
    async open(page) {
      await page.goto(`/menu/${shops.palermo}/delivery`)
      await addressOf(page).open()
    },
    send: (page) => addressOf(page).continueButton,
  },
  {
    name: 'a checkout',
    open: (page) => atCheckoutOf(page)({ name: 'Elsa Error', payBy: 'Efectivo', phone: '11 5555-0166' }),
    send: (page) => checkoutOf(page).placeButton,
    toasts: true,
  },
  {
    name: 'a discount code',
    open: (page) => benefitsOf(page).openCode(),
    send: (page) => benefitsOf(page).codeDialog.getByRole('button', { name: 'Aplicar' }),
    toasts: true,
  },
  {
    name: 'a group',
    async open(page) {
      await page.goto(`/menu/${shops.palermo}/preview`)
      await page.getByRole('button', { name: 'Pedir en grupo' }).click()
    },
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Abrir el grupo' }),
  },
  {
    name: 'a rider’s phone',
    open: (page) => page.goto(`/logistics/${shops.palermo}/rider/phoneIntake`),
    send: (page) => page.locator('form').getByRole('button').last(),
  },
  {
    name: 'a sign-in of staff',
    open: (page, staffUrl) => page.goto(`${staffUrl}/console/session`),
    send: (page) => page.getByRole('button', { name: 'Ingresar', exact: true }),
  },
]

/**
 * Runs in the page: the controls of the form that a toast lies over, and in a dialog the keyboard,
 * which on a phone has the lower half.
 */
function coveredControls(): string[] {
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const form = document.querySelector('[data-modal]') ?? document.querySelector(':focus')?.parentElement
  const controls = form?.querySelectorAll('input, select, textarea, button') ?? []
  const toasts = Array.from(document.querySelectorAll('[data-toast]'), boxOf)
  const isCovered = (one: DOMRect) =>
    toasts.some((toast) => one.top < toast.bottom && one.bottom > toast.top && one.height > 0)
  const names = Array.from(controls)
    .filter((control) => isCovered(boxOf(control)))
    .map((control) => control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.innerHTML)
  const isLow = form?.matches('[data-modal]') && toasts.some(({ bottom }) => bottom > innerHeight / 2)
  return isLow ? [...names, 'keyboard'] : names
}

/** spec('000 §2.92') spec('001 §9.12') spec('decisions beyond-the-documents.12') */
test('what a form lacks stands at its field, once, which has the focus and lies under no toast', async ({
  page,
  world,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { name, open, send, toasts = false } of FORMS) {
    await test.step(name, async () => {
      await open(page, world.staffUrl)
      await pageIsAlive(page)
      await send(page).click()
      const field = page.locator(':focus')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      const why = await field.evaluate((control) => {
        const [id = ''] = control.getAttribute('aria-describedby')?.split(' ') ?? []
        return document.getElementById(id)?.textContent ?? ''
      })
      expect(why).not.toBe('')
      const said = page.getByText(why, { exact: true }).and(page.locator(':not([data-toast] *)'))
      await expect(said).toHaveCount(1)
      await expect(page.locator('[data-toast]')).toHaveCount(toasts ? 1 : 0)
      // At once: a toast that has gone covers nothing.
      expect(await page.evaluate(coveredControls)).toEqual([])
    })
  }
})
