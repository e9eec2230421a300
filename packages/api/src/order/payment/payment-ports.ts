import type { Ports } from '../../ground/ports.ts'

/** Ports with which the state of a payment is written. */
export type PaymentPorts = Pick<Ports, 'database' | 'now' | 'newId' | 'publisher' | 'log'>
