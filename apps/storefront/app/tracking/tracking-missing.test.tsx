import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { TrackingMissing } from './tracking-missing.tsx'

const drawn = (isAsking: boolean, order?: { title: string; sentence: string }): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TrackingMissing
        alias="palermo"
        orderCode="ABCDE12345"
        order={order}
        isAsking={isAsking}
        onRefresh={() => undefined}
      />
    </MemoryRouter>,
  )

test('the button that looks again is busy as long as it looks', () => {
  expect(drawn(false)).not.toContain('aria-busy=')
  expect(drawn(true)).toMatch(/<button[^>]*aria-busy="true"[^>]*>.*Buscando tu pedido…/s)
})

/** spec('001 §2.3') */
test('the page says how an order stands that is there, and that the link is wrong where none is', () => {
  const order = { title: 'Pedido #12', sentence: 'El pago no llegó a tiempo.' }
  expect(drawn(false, order)).toMatch(/Pedido #12.*El pago no llegó a tiempo\./s)
  expect(drawn(false, order)).not.toContain('link')
  expect(drawn(false)).toMatch(/Acceso denegado o link expirado.*El link está incompleto/s)
})
