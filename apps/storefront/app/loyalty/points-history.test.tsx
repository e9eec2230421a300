import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../testing/text-of.ts'
import { NoRows } from './points-history.tsx'

const draw = (isBroken: boolean): string =>
  textOf(
    renderToStaticMarkup(
      <NoRows page={{ isBroken }} name="Brasas" isLoading={false} onRetry={() => undefined} />,
    ),
  )

test('a diner without movements reads that; a failed request is told and can be retried', () => {
  expect(draw(false)).toBe(
    'Todavía no hay movimientos de Brasas Cuando hagas un pedido, lo vas a encontrar acá.',
  )
  expect(draw(true)).toBe(
    'No pudimos buscar tus movimientos de Brasas Revisa tu conexión a internet y vuelve a intentarlo. Reintentar',
  )
})
