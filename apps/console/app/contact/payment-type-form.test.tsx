import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { documentQuery } from '../document/document-query.ts'
import { draw, silentApi } from '../testing/draw.tsx'
import { workplace } from '../testing/given-workplace.ts'
import { PaymentTypeForm } from './payment-type-form.tsx'

const PROVIDERS = [
  { provider: 'nube', title: 'Nube Pagos', chargesHere: true },
  { provider: 'trueno', title: 'Trueno', chargesHere: false },
  { provider: 'niebla', title: 'Niebla', chargesHere: false },
]

/** Names of the providers that the form of a card's payment type offers, the chosen one marked. */
function offered(providerName: string): readonly string[] {
  const queries = createQueryClient()
  const { branchId, id } = workplace.contact
  const value = {
    key: 'tarjeta',
    showName: 'Tarjeta',
    paymentMethod: 'CARD',
    upload: 'API',
    onlinePayment: { providerName },
  }
  for (const place of [['paymentTypes', 'tarjeta'], ['paymentTypes']]) {
    const { queryKey } = documentQuery(silentApi, branchId, place)
    queries.setQueryData(queryKey, { revision: 1, value: place.length > 1 ? value : [value], pictures: {} })
  }
  queries.setQueryData(['payment-providers', id], PROVIDERS)
  const html = draw(<PaymentTypeForm thingKey="tarjeta" />, { role: 'owner', queries })
  const [, select = ''] = /providerName"[^]*?>([^]*?)<\/select>/.exec(html) ?? []
  return [...select.matchAll(/<option([^>]*)>([^<]*)<\/option>/g)].map(
    ([, how = '', name]) => `${name}${how.includes('selected') ? ' *' : ''}`,
  )
}

const NONE = 'Ninguno todavía: tus clientes no lo ven'

test('the providers of the country are offered by name, and the one that a file names stays chosen', () => {
  expect(offered('nube')).toEqual([NONE, 'Nube Pagos *'])
  expect(offered('trueno')).toEqual([NONE, 'Nube Pagos', 'Trueno *'])
  expect(offered('otro')).toEqual([NONE, 'Nube Pagos', 'otro *'])
})
