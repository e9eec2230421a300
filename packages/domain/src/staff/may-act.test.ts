import { expect, it } from 'vitest'
import { ORDER_ACTIONS } from '../order/order-status.ts'
import { PAYMENT_STATUSES } from '../payment/payment-type.ts'
import { BUILT_IN_ROLES, permissionsOfRole } from '../permission/permission.ts'
import { mayAct } from './may-act.ts'

it('lets all who work on orders do everything but cancel what was paid online, and some not cancel at all', () => {
  const refused = BUILT_IN_ROLES.flatMap((role) =>
    ORDER_ACTIONS.flatMap((action) =>
      [null, ...PAYMENT_STATUSES]
        .filter(
          (payment) =>
            !mayAct(action, { may: (permission) => permissionsOfRole(role).includes(permission), payment }),
        )
        .map((payment) => `${role} ${action} ${payment}`),
    ),
  )
  const cancels = [null, ...PAYMENT_STATUSES].map((payment) => `cancel ${payment}`)
  expect(refused).toEqual([
    'CASHIER cancel APPROVED',
    ...cancels.map((one) => `KITCHEN ${one}`),
    ...cancels.map((one) => `DISPATCHER ${one}`),
  ])
})
