import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { TrackingMissing } from './tracking-missing.tsx'

const drawn = (isAsking: boolean): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TrackingMissing
        alias="palermo"
        orderCode="ABCDE12345"
        isAsking={isAsking}
        onRefresh={() => undefined}
      />
    </MemoryRouter>,
  )

test('the button that looks again is busy as long as it looks', () => {
  expect(drawn(false)).not.toContain('aria-busy=')
  expect(drawn(true)).toMatch(/<button[^>]*aria-busy="true"[^>]*>.*Buscando tu pedido…/s)
})
