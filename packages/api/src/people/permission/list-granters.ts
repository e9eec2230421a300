import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { grantersOf } from './granters.ts'
import { placeOfContact } from './may.ts'

/** Lists who can give a permission at a branch contact, its brand or company. One query. */
export const listGranters: Handler<'listGranters'> = async ({ database }, { params, query, staff }) => {
  const at = placeOfContact(staff, params.id)
  if (!at) return no('branch-contact-not-found')
  const { company, branch } = at
  const place = { local: at, brand: { company, ...(branch && { branch }) }, company: { company } }[query.at]
  return yes({ names: [...(await grantersOf(database, { permission: query.permission, place }))] })
}
