import type { OrderAlertsWire } from '@mostrador/contract/order-alert/order-alert-endpoints'
import { expect, test } from 'vitest'
import { alertsTold } from './order-alerts.tsx'

const alert = (fields: Partial<OrderAlertsWire['alerts'][number]>): OrderAlertsWire['alerts'][number] => ({
  channel: 'MESSAGE',
  person: 'Ana',
  outcome: 'SENT',
  at: '2026-11-20T21:04:00.000Z',
  ...fields,
})

/** spec('decisions never-missing-an-order.4') */
test('alerts, failures and the first look stand in the order of their times', () => {
  const told = alertsTold({
    lookedAt: '2026-11-20T21:08:00.000Z',
    lookedBy: 'Sofía',
    alerts: [
      alert({}),
      alert({ channel: 'CALL', person: 'Beto', outcome: 'FAILED', at: '2026-11-20T21:09:00.000Z' }),
      alert({ channel: 'CALL', person: 'Caro', outcome: 'WAITING', at: '2026-11-20T21:07:00.000Z' }),
      alert({ channel: 'PUSH', person: '', at: '2026-11-20T21:02:00.000Z' }),
    ],
  })
  expect(told.map(({ text, isFailed }) => [text, isFailed])).toEqual([
    ['Se avisó en los dispositivos del equipo', false],
    ['Se avisó por mensaje a Ana', false],
    ['Se está llamando a Caro', false],
    ['Lo miró Sofía', false],
    ['No salió la llamada a Beto', true],
  ])
})

/** spec('decisions never-missing-an-order.4') */
test('stopped alerts tell nothing, and a look by someone who left the team has no name', () => {
  const none = { lookedAt: null, lookedBy: null }
  expect(alertsTold({ ...none, alerts: [alert({ outcome: 'STOPPED' })] })).toEqual([])
  expect(alertsTold({ ...none, lookedAt: '2026-11-20T21:08:00.000Z', alerts: [] })[0]?.text).toBe(
    'Lo miró alguien que ya no está en el equipo',
  )
})
