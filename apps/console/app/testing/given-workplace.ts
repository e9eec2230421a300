import { permissionsOfRole, type BuiltInRole } from '@mostrador/domain/permission/permission'
import type { Workplace } from '../workplace/contact-context.ts'

const contact = {
  id: '0198c000-0000-7000-8000-0000000000aa',
  key: 'palermo',
  alias: 'palermo',
  name: 'Palermo',
  companyId: '0198c000-0000-7000-8000-0000000000cc',
  branchId: '0198c000-0000-7000-8000-0000000000bb',
  branchName: 'Fuego Lento',
  companyName: 'Ombú',
  timeZone: 'America/Argentina/Buenos_Aires',
  country: 'ar',
  orderEnabled: true,
  published: true,
} as const

/** Returns the grants of a role in the whole company of the test. */
export const grantsOf = (role: BuiltInRole) => [
  { company: contact.companyId, role, roleName: null, permissions: permissionsOfRole(role) },
]

/** A contact of a test and who works there. */
export const workplace: Workplace = {
  session: {
    name: 'Sofía',
    email: 's@ombu.demo',
    owesSecondFactor: false,
    secondFactorFrom: null,
    sharedDevice: null,
    grants: grantsOf('CASHIER'),
    branchContacts: [contact],
  },
  contact,
  currency: { code: 'ARS', symbol: '$', mantissa: 2 },
}
