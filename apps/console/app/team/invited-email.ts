import { problemDetail } from '@mostrador/copy/problem'
import { teamCopy } from '@mostrador/copy/team'
import { isEmail, typedEmail } from '@mostrador/domain/checkout/email'
import { isBlank } from '@mostrador/domain/text/is-blank'

/** The sentence of an e-mail that nobody can be invited by; undefined of one that is right. */
export function invitedEmailProblem(email: string): string | undefined {
  if (isBlank(email)) return teamCopy.inviteEmailMissing
  return isEmail(typedEmail(email)) ? undefined : problemDetail('email-invalid')
}
