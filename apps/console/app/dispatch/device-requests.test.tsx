import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiContext } from '../api/api.ts'
import { DeviceRequests } from './device-requests.tsx'

const request = {
  id: '0198c000-0000-7000-8000-0000000000dd',
  name: 'Rita Ríos',
  phone: '+541123456789',
  code: '0427',
  askedAt: '2026-11-20T23:00:00.000Z',
}

const drawn = (requests: readonly (typeof request)[]): string =>
  renderToStaticMarkup(
    <ApiContext value={createClient(() => new Promise(() => undefined), routes)}>
      <DeviceRequests requests={requests} run={async () => true} />
    </ApiContext>,
  )

test('a rider on another phone is let in by the digits that stand there', () => {
  const html = drawn([request])
  for (const text of ['Rita Ríos quiere entrar desde otro teléfono', '0427', 'Habilitar'])
    expect(html).toContain(text)
  expect(drawn([])).toBe('')
})
