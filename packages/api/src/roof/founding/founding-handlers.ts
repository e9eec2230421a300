import { foundCompany } from './found-company.ts'
import { listFoundingLinks, makeFoundingLink, revokeFoundingLink } from './founding-links.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { findFoundingLink, newAliasProblem } from './founding-store.ts'

/**
 * Whether an alias is free for a new shop, as one types. Only a holder of a link learns which are
 * taken. Two queries.
 */
const checkNewAlias: Handler<'checkNewAlias'> = async (api, { body, call }) => {
  if (!(await api.rateLimiter.take('founding-alias', call.ip))) return no('too-many-requests')
  const found = await findFoundingLink(api.database, { token: body.token, now: api.now() })
  if (!found) return no('founding-link-ended')
  return yes({ problem: (await newAliasProblem(api.database, body.alias)) ?? null })
}

/** Whether a founding link is good, and its addressee. One query. */
const lookAtFoundingLink: Handler<'lookAtFoundingLink'> = async (api, { body, call }) => {
  if (!(await api.rateLimiter.take('staff-link-address', call.ip))) return no('too-many-requests')
  const found = await findFoundingLink(api.database, { token: body.token, now: api.now() })
  return found ? yes({ email: found.email }) : no('founding-link-ended')
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const foundingHandlers = {
  checkNewAlias,
  foundCompany,
  listFoundingLinks,
  makeFoundingLink,
  revokeFoundingLink,
  lookAtFoundingLink,
}
