import type { MenuDiscountInfo } from '@mostrador/contract/menu/menu-schema'
import { sql } from 'kysely'
import { discountToWire, menuDiscountsJson } from '../catalog/load-menu.ts'
import { no, type Handler } from '../../ground/http/handler.ts'
import { answerWithEtag } from '../../ground/http/answer-with-etag.ts'

/** Lists a branch’s menu discounts: one query. Source: 000 §7. */
export const listDiscounts: Handler<'listDiscounts'> = async ({ database }, { params, call }) => {
  const { rows } = await sql<{ discounts: MenuDiscountInfo[]; mantissa: number }>`
    select ${menuDiscountsJson(sql`d.branch_id = b.id`)} as discounts, k.mantissa
    from branches b join countries k on k.id = b.country_id where b.id = ${params.branchId}`.execute(database)
  const row = rows[0]
  if (!row) return no('branch-not-found')
  const discounts = row.discounts.map((discount) => discountToWire(discount, row.mantissa))
  return answerWithEtag({ discounts }, call)
}
