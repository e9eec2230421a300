import { problemDetail } from '@mostrador/copy/problem'
import { teamCopy } from '@mostrador/copy/team'
import { isEmail, typedEmail } from '@mostrador/domain/checkout/email'
import { isBlank } from '@mostrador/domain/text/is-blank'

/** Returns the problem of an invitation's e-mail; undefined for a valid one. */
export function invitedEmailProblem(email: string): string | undefined {
  if (isBlank(email)) return teamCopy.inviteEmailMissing
  return isEmail(typedEmail(email)) ? undefined : problemDetail('email-invalid')
}
