import { checkNewAlias } from './check-new-alias.ts'
import { foundCompany } from './found-company.ts'
import { listFoundingLinks, makeFoundingLink, revokeFoundingLink } from './founding-links.ts'
import { lookAtFoundingLink } from './look-at-founding-link.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const foundingHandlers = {
  checkNewAlias,
  foundCompany,
  listFoundingLinks,
  makeFoundingLink,
  revokeFoundingLink,
  lookAtFoundingLink,
}
