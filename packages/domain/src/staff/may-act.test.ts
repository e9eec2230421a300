import { expect, it } from 'vitest'
import { ORDER_ACTIONS } from '../order/order-status.ts'
import { PAYMENT_STATUSES } from '../payment/payment-type.ts'
import { mayAct, STAFF_ROLES } from './may-act.ts'

it('lets everybody do everything but a cashier cancel what was paid online', () => {
  const refused = STAFF_ROLES.flatMap((role) =>
    ORDER_ACTIONS.flatMap((action) =>
      [null, ...PAYMENT_STATUSES]
        .filter((payment) => !mayAct(action, { role, payment }))
        .map((payment) => `${role} ${action} ${payment}`),
    ),
  )
  expect(refused).toEqual(['cashier cancel APPROVED'])
})
