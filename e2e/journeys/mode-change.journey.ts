import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

const modeTab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: '¿Cómo quieres tu pedido?' }).getByRole('link', { name, exact: true })

/**
 * spec('000 §2.29') spec('000 §2.37') spec('000 §2.98') spec('000 §4.2')
 * spec('000 §4.5')
 */
test('another mode is asked about: going back keeps the cart, a mode with another menu empties it', async ({
  page,
  menu,
  cart,
}) => {
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Alfajor de maicena')
  await modeTab(page, 'En el local').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Si continuas, se borrarán los ítems agregados a tu pedido')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page).toHaveURL(/\/take-away$/)
  await expect(modeTab(page, 'Retiro en el local')).toHaveAttribute('aria-current', 'page')
  await menu.seeOrder()
  await cart.hasQuantity('Alfajor de maicena', 1)

  await page.goBack()
  await modeTab(page, 'En el local').click()
  await question.getByRole('button', { name: 'Continuar' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('link', { name: 'Ver mi pedido' })).toBeHidden()
  await page.goto(`/menu/${shops.palermo}/preview`)
  await expect(page.getByText('Tu pedido está vacío')).toBeVisible()
})

test('a mode with the same menu takes the cart along', async ({ page, menu, cart }) => {
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Alfajor de maicena')
  await modeTab(page, 'Autoservicio').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuar' }).click()
  await menu.seeOrder()
  await expect(page.getByText('Autoservicio', { exact: true })).toBeVisible()
  await cart.hasQuantity('Alfajor de maicena', 1)
})

/** spec('000 §4.5') */
test('where nothing but the plate could be brought, the browser asks, and only a yes empties the cart', async ({
  page,
  menu,
  cart,
  quiet,
}) => {
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Alfajor de maicena')
  const parts = /\/assets\/(?:menu-parts|confirm-reset)-/
  quiet.expectFailures(parts)
  await page.route(parts, (route) => route.abort('connectionreset'))
  await page.goto(`/menu/${shops.palermo}/in-dining/dulces/flan-casero`)
  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByRole('button', { name: /^Agregar \$/ }).click()
  await expect.poll(() => asked).toHaveLength(1)
  expect(asked[0]).toContain('Si continuas, se borrarán los ítems agregados a tu pedido')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: /^Agregar \$/ }).click()
  await menu.seeOrder()
  await cart.hasQuantity('Flan casero', 1)
})
