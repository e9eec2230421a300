import type { Ctes } from '@mostrador/database/statement'
import { sql, type RawBuilder } from 'kysely'

/**
 * Part of a cancellation that leaves a refund's job for the order `changed`. Its key is the
 * attempt, so that a refund on its way is not repeated.
 */
export const refundOfCanceled = (
  isCancel: boolean,
  jobId: string,
  { changed }: Ctes<'changed'>,
): RawBuilder<unknown> => sql`
  insert into jobs (company_id, branch_id, id, kind, unique_key, payload, run_at, created_at)
  select p.company_id, p.branch_id, ${jobId}::uuid, 'refund-payment', p.id::text,
    jsonb_build_object('attemptId', p.id, 'reason', 'order-canceled'), changed.updated_at, changed.updated_at
  from ${changed} join payment_attempts p on p.branch_id = changed.branch_id and p.order_id = changed.id
  where ${isCancel} and p.status = 'APPROVED'
  on conflict do nothing`
