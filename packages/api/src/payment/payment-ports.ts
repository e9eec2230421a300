import type { Ports } from '../ports.ts'

/** What of the ports the truth about a payment is written with. */
export type PaymentPorts = Pick<Ports, 'database' | 'now' | 'newId' | 'publisher' | 'log'>
