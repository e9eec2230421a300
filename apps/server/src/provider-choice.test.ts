import { providersIn } from '@mostrador/domain/payment/payment-account'
import { providers, testProviderNames } from '@mostrador/payments/providers'
import { expect, test } from 'vitest'

test('a shop chooses among those that charge in its country, and everybody may try one out', () => {
  const named = ['ar', 'cl', 'uy', 'us', 'toString'].map((country) => providersIn(country))
  expect(new Set(named.flat())).toEqual(new Set(providers.map(({ name }) => name)))
  expect(providersIn('cl')).toContain('transbank')
  expect(providersIn('ar')).not.toContain('transbank')
  for (const names of named) expect(names).toEqual(expect.arrayContaining([...testProviderNames]))
})
