import { expectAccessible } from '../accessible.ts'
import { contactOf, got } from '../diner/calls.ts'
import { placeAsTold, plainBody, type PlainWish } from '../diner/plain-order.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

// Other journeys would see what is awaited here.
test.use({ worldName: 'ownDemo' })

/** spec('decisions transfers.1') spec('decisions transfers.11') spec('decisions transfers.12') */
test('a diner transfers, the shop pastes what its bank says, and the order is paid; what is of nobody is told', async ({
  diner,
  staff,
}) => {
  const alias = shops.almagro
  const { client } = diner
  const contact = await contactOf(client, alias)
  const mode = contact.deliveryConfig.orderModes.find(({ type }) => type === 'TAKE_AWAY')
  const way = mode?.paymentTypes.find(({ showName }) => showName === 'Transferencia bancaria')
  if (!way) throw new Error('Nobody transfers here.')
  const wish: PlainWish = {
    type: 'TAKE_AWAY',
    choose: ([plate]) => plate,
    name: 'Dora Transfiere',
    isDiscounted: true,
  }
  const body = await plainBody(client, alias, wish)
  const { code } = await placeAsTold(client, { ...body, paymentType: way.id })
  const asked = async () => got(await client.getOrder({ params: { alias, code } })).transfer
  const { amount = 0, reference } = (await asked()) ?? {}
  expect(amount).toBeGreaterThan(0)

  const desk = staff.page
  await staff.open(alias, staffOf.ombu, 'transfers')
  await expect(desk.getByText('1 transferencia esperada')).toBeVisible()
  await expect(desk.getByText(`Referencia ${reference}`)).toBeVisible()
  await desk.getByRole('button', { name: 'Cargar movimientos' }).click()
  const today = new Date().toLocaleDateString('es-AR', { timeZone: 'America/Argentina/Buenos_Aires' })
  const written = (value: number): string => value.toFixed(2).replace('.', ',')
  const paste = desk.getByLabel('O pegá acá los movimientos')
  await paste.fill(`Fecha\tConcepto\tImporte\n${today}\tDora\tmucho`)
  await desk.getByRole('button', { name: 'Leer' }).click()
  await expect(desk.getByRole('button', { name: /^Cargar/ })).toBeDisabled()
  await desk.getByLabel('Cargar el resto y dejar afuera esas filas').check()
  await expect(desk.getByText('1 fila queda afuera')).toBeVisible()
  await desk.getByRole('button', { name: 'Elegir otros' }).click()
  // Amounts without a sign, beside words that this bank alone knows: they are asked.
  const lines = [
    ['Cuenta', '123'],
    ['Fecha', 'Concepto', 'Importe', 'Tp'],
    [today, 'Transferencia de Dora', written(amount), 'X'],
    [today, 'Vaya uno a saber', written(1.11), 'X'],
    [today, 'De otra cuenta', written(2.22), 'X'],
    [today, 'Comision', written(350), 'Y'],
  ]
  await paste.fill(lines.map((cells) => cells.join('\t')).join('\n'))
  await desk.getByRole('button', { name: 'Leer' }).click()
  await expect(desk.getByText('4 filas no se entienden')).toBeVisible()
  await expect(desk.getByLabel('Títulos')).toHaveValue('1')
  await desk.getByLabel('Donde dice «X»').selectOption('Entró')
  await desk.getByLabel('Donde dice «Y»').selectOption('Salió')
  await expect(desk.getByText('3 ingresos y 1 salida, que no se carga')).toBeVisible()
  await desk.getByLabel('Cargar la fila 5').uncheck()
  await expect(desk.getByText('1 fila queda afuera')).toBeVisible()
  await desk.getByRole('button', { name: 'Cargar 2 ingresos' }).click()
  await expect(desk.getByText('2 ingresos nuevos · 1 pedido pagado')).toBeVisible()
  await expect(desk.getByText('Ahora no se espera ninguna.')).toBeVisible()
  await expect(desk.getByText('No es de ningún pedido esperado')).toBeVisible()
  await expectAccessible(desk, 'console transfers')
  // The kitchen has it now.
  await staff.open(alias, staffOf.ombu)
  await expect(desk.getByText('Dora Transfiere').first()).toBeVisible()
})
