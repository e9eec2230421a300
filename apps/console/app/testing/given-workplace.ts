import type { Workplace } from '../workplace/contact-context.ts'

const contact = {
  id: '0198c000-0000-7000-8000-0000000000aa',
  alias: 'palermo',
  name: 'Palermo',
  branchId: '0198c000-0000-7000-8000-0000000000bb',
  branchName: 'Fuego Lento',
  companyName: 'Ombú',
  timeZone: 'America/Argentina/Buenos_Aires',
  country: 'ar',
  orderEnabled: true,
  role: 'cashier',
} as const

/** A local of a test and who works there. */
export const workplace: Workplace = {
  session: {
    name: 'Sofía',
    email: 's@ombu.demo',
    role: 'cashier',
    owesSecondFactor: false,
    branchContacts: [contact],
  },
  contact,
  currency: { code: 'ARS', symbol: '$', mantissa: 2 },
}
