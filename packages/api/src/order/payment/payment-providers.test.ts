import type { ProviderFacts } from '@mostrador/payments/payment-provider'
import { providers } from '@mostrador/payments/providers'
import { expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

/** A provider that only its own definition knows. */
const nube: ProviderFacts = {
  name: 'nube',
  title: 'Nube Pagos',
  countries: ['cl', 'pe'],
  tellsByItself: false,
}

async function shopIn(country: string) {
  const payments = { facts: [nube, ...providers], isOpen: () => true, open: async () => undefined }
  const api = await startTestApi({ payments })
  const contact = await api.given.branchContact({ branch: { country_id: country } })
  await api.given.change(contact, (db) =>
    db
      .updateTable('payment_types')
      .set({ provider_name: 'nube', upload: 'API' })
      .where('id', '=', contact.payments.card)
      .execute(),
  )
  const owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
  return { owner, params: { id: contact.id }, branch: { id: contact.branchId } }
}

test('a provider that is added is offered in its countries, by the name that people know', async () => {
  const { owner, params } = await shopIn('cl')
  expect(dataOf(await owner.listPaymentProviders({ params }))).toEqual([
    { provider: 'nube', title: 'Nube Pagos', chargesHere: true },
    { provider: 'sandbox', title: 'Banco de prueba', chargesHere: true },
    { provider: 'mercadopago', title: 'Mercado Pago', chargesHere: true },
    { provider: 'transbank', title: 'Webpay de Transbank', chargesHere: true },
  ])
})

test('elsewhere it comes after those of the country, and its account and its health have its name', async () => {
  const { owner, params, branch } = await shopIn('ar')
  const listed = dataOf(await owner.listPaymentProviders({ params }))
  expect(listed.map(({ provider, chargesHere }) => [provider, chargesHere])).toEqual([
    ['sandbox', true],
    ['mercadopago', true],
    ['nube', false],
    ['transbank', false],
  ])
  expect(dataOf(await owner.getPaymentHealth({ params }))).toMatchObject([
    { provider: 'nube', title: 'Nube Pagos', tellsByItself: false },
  ])
  expect(dataOf(await owner.listPaymentAccounts({ params: branch }))).toMatchObject([
    { provider: 'nube', title: 'Nube Pagos' },
  ])
})
