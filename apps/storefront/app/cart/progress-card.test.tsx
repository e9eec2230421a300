import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AliasContext } from '../place/use-alias.ts'
import { contactOf, modeOf, sampleAddress } from '../testing/sample-checkout.ts'
import { textOf } from '../testing/text-of.ts'
import { ProgressCard } from './progress-card.tsx'

const place = sampleAddress as unknown as NonNullable<ComponentProps<typeof AliasContext>['value']>
const alias = { ...place, lookup: { type: 'branch' } } as typeof place

test.each([
  [133_300, 'Te faltan $ 0,16 para llegar al pedido mínimo de $ 1.333,16'],
  [33_316, 'Te faltan $ 1.000 para llegar al pedido mínimo de $ 1.333,16'],
  [133_316, 'Llegaste al pedido mínimo'],
])('with items of %i, what is missing and the minimum are told alike: %s', (itemsPrice, text) => {
  const deliveryTerms = { cardFee: 0, cashFee: 0, minimumOrderPrice: 1333.16, freeDeliveryFrom: null }
  const shop = { contact: contactOf(), mode: { ...modeOf('DELIVERY'), deliveryTerms } }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <AliasContext value={alias}>
        <ProgressCard shop={shop} itemsPrice={itemsPrice} />
      </AliasContext>
    </MemoryRouter>,
  )
  expect(textOf(html)).toBe(text)
})
