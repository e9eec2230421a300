import { remindOfCart } from '../abandoned-cart/remind-of-cart.ts'
import { forgetOldThings } from './forget-old-things.ts'
import type { JobHandler } from './job.ts'

/** A kind of job. `recurring` ones are there from the first start on and are never given up. */
export type JobKind = { readonly handle: JobHandler; readonly recurring?: true }

/** Every kind of job, by the name that stands in its row. */
export const JOB_KINDS: Readonly<Record<string, JobKind>> = {
  'remind-of-cart': { handle: remindOfCart },
  'forget-old-things': { handle: forgetOldThings, recurring: true },
}
