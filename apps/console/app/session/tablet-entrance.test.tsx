import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { Unreached } from './tablet-entrance.tsx'

const OFFLINE = { type: '', title: '', status: 0, code: 'network-error', detail: '' }

const unreached = (isFirst: boolean): string =>
  draw(<Unreached problem={OFFLINE} isFirst={isFirst} onRetry={() => undefined} />)

/** spec('decisions shared-devices.13') */
test('without a connection a tablet says so, that nobody is in, and offers another try', () => {
  const html = unreached(true)
  expect(html).toContain('No pudimos conectarnos.')
  expect(html).toContain('La persona anterior ya salió de esta tablet.')
  expect(html).toContain('Reintentar')
})

test('a tablet that loses its connection over the names says that it does not ring', () => {
  const html = unreached(false)
  expect(html).toContain('Mientras tanto esta tablet no avisa de los pedidos nuevos.')
  expect(html).not.toContain('La persona anterior')
})
