import type { CustomisationInfo } from '@mostrador/contract/customisation/customisation-endpoints'
import { sql } from 'kysely'
import { no, type Handler } from '../../ground/http/handler.ts'
import { answerReady, compressBody } from '../../ground/http/compressed-body.ts'

/** Light compression: answers are small, and made each time. */
const QUALITY = 4

/**
 * Lists a branch's active customisations in order: one query, with an `ETag`. Commands are the
 * documents' text. Source: 000 §3, §7.
 */
export const listCustomisations: Handler<'listCustomisations'> = async ({ database }, { params, call }) => {
  const { rows } = await sql<{ customisations: CustomisationInfo[] }>`
    select (
      select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'resource', x.resource,
        'displayType', x.display_type, 'theme', x.theme, 'commands', x.commands::text) order by x.position, x.id), '[]')
      from customisations x where x.branch_id = b.id and x.active) as customisations
    from branches b where b.id = ${params.branchId}`.execute(database)
  const row = rows[0]
  if (!row) return no('branch-not-found')
  const body = new TextEncoder().encode(JSON.stringify({ customisations: row.customisations }))
  return answerReady(call.headers, {
    bytes: await compressBody(body, QUALITY),
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
