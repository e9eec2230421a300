import { expect, test } from 'vitest'
import { placeOnline, startOnlineShop } from '../../testing/online-orders.ts'

const WRONG = [
  [{ cardName: '' }, 'cardName', 'No puede estar vacío.'],
  [{ cardName: '   ' }, 'cardName', 'No puede estar vacío.'],
  [{ identificationNumber: '123' }, 'identificationNumber', 'Ingrese un documento valido'],
  [{ identificationNumber: '...---' }, 'identificationNumber', 'Ingrese un documento valido'],
  [{ identificationType: 'BOAT' as 'DNI' }, 'identificationType', 'Tiene que ser uno de estos valores: DNI.'],
] as const

test('a card without a name on it, or with a document that is none, is refused and not charged', async () => {
  const { api, provider, contact, plate } = await startOnlineShop()
  const placed = await placeOnline({ api, contact, plate }, { upload: 'APP', name: 'one', claim: {} })
  const card = {
    token: 'tok',
    paymentMethodId: 'visa',
    dinerOrderId: placed.id,
    cardName: 'ANA PEREZ',
    identificationNumber: '12345678',
  }
  for (const [change, path, message] of WRONG) {
    expect(await api.client.payOrder({ body: { ...card, ...change } })).toMatchObject({
      ok: false,
      problem: { status: 400, code: 'invalid-request', errors: [{ path, message }] },
    })
  }
  expect(provider.charged).toEqual([])
  const dotted = { ...card, identificationNumber: '12.345.678' }
  expect(await api.client.payOrder({ body: dotted })).toEqual({ ok: true, data: { status: 'APPROVED' } })
})
