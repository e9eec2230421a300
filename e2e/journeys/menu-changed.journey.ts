import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

test.use({ worldName: 'ownDemo' })
// All in one worker: the world is made once.
test.describe.configure({ mode: 'default' })

/** spec('decisions beyond-the-documents.14') */
test('a menu that changes while it is read says so, and comes in place', async ({ page, menu, staff }) => {
  await page.goto(`/menu/${shops.palermo}/take-away`)
  await menu.add('Morcilla criolla')
  await staff.open(shops.palermo, staffOf.palermo, 'menu')

  await menu.lookAgain()
  await expect(menu.plate('Provoleta con tomates confitados')).not.toContainText('Agotado')
  await expect(menu.changed).toBeHidden()

  await staff.markSoldOut('Provoleta con tomates confitados')
  await menu.plate('Hamburguesa fuego').scrollIntoViewIfNeeded()
  await expect(async () => {
    await menu.lookAgain()
    await expect(menu.changed).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(menu.plate('Provoleta con tomates confitados')).not.toContainText('Agotado')
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(menu.changed).toBeHidden()
  await expect(menu.plate('Provoleta con tomates confitados')).toContainText('Agotado')
  await expect(menu.plate('Hamburguesa fuego')).toBeInViewport()
  await menu.saysInCart('Morcilla criolla', '1 en tu pedido')
  await staff.offerAgain('Provoleta con tomates confitados')
})

test('a plate that lies open follows the menu by itself', async ({ page, menu, staff }) => {
  await page.goto(`/menu/${shops.palermo}/take-away`)
  await staff.open(shops.palermo, staffOf.palermo, 'menu')
  const form = await menu.openPlate('Chinchulines crocantes')
  await expect(form.addButton).toBeVisible()
  await staff.markSoldOut('Chinchulines crocantes')
  await expect(async () => {
    await menu.lookAgain()
    await expect(form.addButton).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Agotado' })).toBeDisabled()
  await staff.offerAgain('Chinchulines crocantes')
})
