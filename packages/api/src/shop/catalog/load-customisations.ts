import type { CustomisationSource } from '@mostrador/domain/customisation/read-customisations'
import type { KnownResource } from '@mostrador/domain/customisation/read-commands'
import { sql, type RawBuilder } from 'kysely'

/** Active customisations of a branch among resources, in order, inside another query. */
export const customisationsJson = (
  branchId: RawBuilder<unknown>,
  resources: readonly KnownResource[],
): RawBuilder<readonly CustomisationSource[]> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('resource', x.resource, 'commands', x.commands)
    order by x.position, x.id), '[]')
  from customisations x
  where x.branch_id = ${branchId} and x.active and x.resource = any(${[...resources]}::text[]))`
