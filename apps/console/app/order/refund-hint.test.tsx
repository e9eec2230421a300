import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { givenOrder } from '../testing/given-order.ts'
import { RefundHint } from './refund-hint.tsx'

const hint = (own: Parameters<typeof givenOrder>[0]): string =>
  renderToStaticMarkup(<RefundHint order={givenOrder(own)} />)

test('whoever may not give money back reads who may, and nobody else reads it', () => {
  expect(hint({ actions: ['accept'] })).toContain('lo cancela quien es dueño o encargado')
  expect(hint({ actions: ['accept', 'cancel'] })).toBe('')
  expect(hint({ status: 'DELIVERED', actions: [] })).toBe('')
})
