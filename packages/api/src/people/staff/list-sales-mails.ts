import type { StaffAccount } from '@mostrador/contract/staff/account-endpoints'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { contactsWhere, type Asking } from '../permission/may.ts'

/** Permission to see sales of a branch contact. */
export const SEES_SALES = 'reports.money'

/** Whether somebody sees what any contact of a company sold. */
export const mayGetSales = ({ grants, branches }: Asking, companyId: string): boolean =>
  contactsWhere({ grants, branches: branches.filter(({ company }) => company === companyId) }, [SEES_SALES])
    .length > 0

/** The companies whose sales somebody sees, and whether they come by mail. One query. */
export async function listSalesMails(
  db: Kysely<Database>,
  staff: Asking & { readonly id: string },
): Promise<StaffAccount['salesMails']> {
  const companies = [...new Set(staff.branches.map(({ company }) => company))]
  const { rows } = await sql<StaffAccount['salesMails'][number]>`
    select c.id, c.name, exists (select from sales_mails s
      where s.company_id = c.id and s.staff_user_id = ${staff.id}) as wanted
    from companies c where c.id = any(${companies.filter((one) => mayGetSales(staff, one))}::uuid[])
    order by c.name, c.id`.execute(db)
  return rows
}
