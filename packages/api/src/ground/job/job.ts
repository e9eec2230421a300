import type { Ports } from '../ports.ts'

/** Claimed job. */
export type Job = {
  readonly id: string
  readonly kind: string
  readonly companyId: string | null
  readonly branchId: string | null
  readonly payload: unknown
  /** Begins, this one included. */
  readonly attempts: number
  /** End of the claim, by which it is known. */
  readonly claimedUntil: Date
}

/**
 * Outcome of a handler: done; once more at a time of its own choice; or failed, to be tried again
 * after a while unless that is `final`. A handler that throws has failed too.
 */
export type JobOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'again'; readonly at: Date }
  | {
      readonly kind: 'failed'
      readonly reason: string
      readonly final?: boolean
      readonly notBefore?: Date
    }

/** Handler of one kind of job. A job may begin more than once, so that it has to be idempotent. */
export type JobHandler = (ports: JobPorts, job: Job) => Promise<JobOutcome>

/** Ports that jobs use. */
export type JobPorts = Pick<
  Ports,
  | 'database'
  | 'now'
  | 'newId'
  | 'messages'
  | 'mails'
  | 'push'
  | 'pictures'
  | 'payments'
  | 'publisher'
  | 'publicUrl'
  | 'hosts'
  | 'addressesOf'
  | 'textsOf'
  | 'askHost'
  | 'abandonedCartMinutes'
  | 'pictures'
  | 'proofPhotos'
  | 'downloads'
  | 'reportPhotos'
  | 'proofPhotoDays'
  | 'cookieSecret'
  | 'log'
  | 'tellSecurity'
> & {
  /** Makes the nightly backup; undefined without a folder for it. */
  readonly backUp?: (() => Promise<void>) | undefined
}

export const done = { kind: 'done' } as const
