import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../wire.ts'
import { notOnSharedDevice, notSignedIn, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { seen } from '../seen.ts'

const OURS = [notSignedIn, { status: 404, code: 'branch-not-found' }, tooMany] as const

export const customerRecordEndpoints = {
  exportCustomers: endpoint({
    route: routes.exportCustomers,
    summary: 'The customers of a brand with what each agreed to, as CSV; for its owners and managers',
    access: 'staff',
    permission: 'customers.export',
    params: idParams,
    answer: z.null(),
    answerTypes: ['text/csv'],
    refusals: [...OURS, notOnSharedDevice],
  }),
  eraseCustomer: endpoint({
    route: routes.eraseCustomer,
    summary:
      'Erases what a brand knows of the person of a phone; orders stay without it. False where nothing was left',
    access: 'staff',
    permission: 'customers.erase',
    params: idParams,
    body: z.object({ phone: seen(40) }),
    answer: z.object({ erased: z.boolean() }),
    refusals: [
      ...OURS,
      notOnSharedDevice,
      { status: 409, code: 'customer-has-open-orders' },
      { status: 422, code: 'phone-invalid' },
    ],
  }),
}
