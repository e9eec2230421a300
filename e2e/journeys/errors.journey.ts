import type { Locator, Page } from '@playwright/test'
import { accountOf } from '../diner/account.ts'
import { addressOf } from '../diner/address.ts'
import { atCheckoutOf } from '../diner/at-checkout.ts'
import { benefitsOf } from '../diner/benefits.ts'
import { checkoutOf } from '../diner/checkout.ts'
import { menuOf } from '../diner/menu.ts'
import { plateForm } from '../diner/plate-form.ts'
import { expect, test } from '../journey.ts'
import { pageIsAlive } from '../page-scripts.ts'
import { shops, staffOf } from '../shops.ts'

/** Where staff work, and an order that was delivered there. */
type Given = { readonly staffUrl: string; readonly delivered: { readonly code: string } }

/** A form that is sent with what it asks for left out. */
type Form = {
  readonly name: string
  readonly open: (page: Page, given: Given) => Promise<unknown>
  /** The button that sends it. */
  readonly send: (page: Page) => Locator
  /** The documents have its message in a toast, too. */
  readonly toasts?: boolean
  /** Field of choices: its group has the message, and one of its choices the focus. */
  readonly isChoice?: boolean
}

/** The choices of a plate, which asks for one thing. */
const plate = (name: string): Form => ({
  name: `the plate ${name}`,
  async open(page) {
    await menuOf(page).choose(shops.palermo, 'Retiro en el local')
    await menuOf(page).openPlate(name)
  },
  send: (page) => plateForm(page).addButton,
  toasts: true,
  isChoice: true,
})

const FORMS: readonly Form[] = [
  {
    name: 'the code of a contact',
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
    open: (page, { staffUrl }) => page.goto(`${staffUrl}/console/session`),
    send: (page) => page.getByRole('button', { name: 'Ingresar', exact: true }),
  },
  // A choice of one, of two, and of how many of each.
  ...['Matambre a la pizza', 'Costillar de cerdo con barbacoa', 'Media docena de empanadas'].map(plate),
  {
    name: 'a survey',
    open: (page, { delivered }) => page.goto(`/encuesta/${shops.palermo}/${delivered.code}`),
    send: (page) => page.getByRole('button', { name: 'Enviar calificación' }),
    toasts: true,
    isChoice: true,
  },
  {
    name: 'an account of staff',
    async open(page, { staffUrl }) {
      await page.goto(`${staffUrl}/console/account`)
      await page.getByRole('button', { name: 'Activar', exact: true }).click()
    },
    send: (page) => page.getByRole('button', { name: 'Continuar' }),
  },
  {
    name: 'a brand',
    async open(page, { staffUrl }) {
      await page.goto(`${staffUrl}/console/${shops.palermo}/branding`)
      await page.getByRole('textbox', { name: 'Instagram' }).fill('dos palabras')
    },
    send: (page) => page.getByRole('button', { name: 'Guardar' }),
    toasts: true,
  },
]

/** The owner signs in, and an order of a diner is made and handed over. */
async function handOver(page: Page, staffUrl: string, { id }: { readonly id: string }): Promise<void> {
  const headers = { origin: staffUrl }
  await page.request.post(`${staffUrl}/api/staff/session`, { data: staffOf.ombu, headers })
  for (const action of ['accept', 'ready', 'deliver']) {
    const answer = await page.request.post(`${staffUrl}/api/console/orders/${id}/status`, {
      data: { action },
      headers,
    })
    expect(answer.ok(), action).toBe(true)
  }
}

/**
 * Runs in the page: the controls of the form that a toast lies over, and in a dialog the keyboard,
 * which on a phone has the lower half.
 */
function coveredControls(): string[] {
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const form = document.querySelector('[data-modal]') ?? document.querySelector(':focus')?.parentElement
  const controls = form?.querySelectorAll('input, select, textarea, button') ?? []
  const toasts = Array.from(document.querySelectorAll('[data-toast]'), boxOf)
  const isCovered = ({ top, bottom, left, right }: DOMRect) =>
    top < bottom &&
    toasts.some(
      (toast) => top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left,
    )
  const names = Array.from(controls)
    .filter((control) => isCovered(boxOf(control)))
    .map((control) => control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.innerHTML)
  const isLow = form?.matches('[data-modal]') && toasts.some(({ bottom }) => bottom > innerHeight / 2)
  return isLow ? [...names, 'keyboard'] : names
}

/** spec('000 §2.92') spec('001 §9.12') spec('decisions beyond-the-documents.12') */
test('a missing field is told at itself, once, with the focus and under no toast', async ({
  page,
  diner,
  world,
}) => {
  test.setTimeout(150_000)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const delivered = await diner.ordersQuickly(shops.palermo)
  await handOver(page, world.staffUrl, delivered)
  for (const { name, open, send, toasts = false, isChoice = false } of FORMS) {
    await test.step(name, async () => {
      await open(page, { staffUrl: world.staffUrl, delivered })
      await pageIsAlive(page)
      // The one of the form before, on the same page.
      await expect(page.locator('[data-toast]')).toHaveCount(0)
      await send(page).click()
      const field = page.locator(':focus')
      const marked = isChoice ? field.locator('xpath=ancestor::fieldset[@aria-describedby]') : field
      await expect(marked).toHaveAttribute(isChoice ? 'aria-describedby' : 'aria-invalid', /./)
      const why = await marked.evaluate((control) => {
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
