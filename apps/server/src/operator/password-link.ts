// words: what this command prints is for the operator, in the language of the house.
import { typedEmail } from '@mostrador/domain/checkout/email'
import { randomBytes } from 'node:crypto'
import { secretToken } from '@mostrador/api/ground/http/secret-token'
import {
  openPasswordLink,
  PASSWORD_LINK_HOURS,
  passwordLinkUrl,
} from '@mostrador/api/people/staff/password-link-store'
import { leaveSecurityEvent } from '@mostrador/tenant/staff/staff-rows'
import type { Changed } from './payment-account.ts'
import type { OperatorWorld } from './operator-world.ts'

/**
 * Makes the link by which a member of staff sets a new password, for all their companies: for the
 * operator, when no colleague can (docs/decisions/066). The log has no name.
 */
export async function makePasswordLink(
  { db, now, newId, consoleOrigin }: Pick<OperatorWorld, 'db' | 'now' | 'newId' | 'consoleOrigin'>,
  email: string,
): Promise<Changed> {
  const person = await db
    .selectFrom('staff_users as u')
    .leftJoin('staff_memberships as m', 'm.staff_user_id', 'u.id')
    .select(['u.id', 'm.company_id as companyId'])
    .where('u.email', '=', typedEmail(email).toLowerCase())
    .limit(1)
    .executeTakeFirst()
  if (!person?.companyId) return { ok: false, sentence: `Nadie trabaja acá con el email "${email}".` }
  const token = secretToken(randomBytes)
  await openPasswordLink(db, { staffUserId: person.id, by: null, token, now })
  const { companyId } = person
  await leaveSecurityEvent(db, { event: 'password-link-made', count: 1, companyId, now, newId })
  return {
    ok: true,
    sentence: `${passwordLinkUrl(consoleOrigin, token)}\nSirve una vez, durante ${PASSWORD_LINK_HOURS} horas. Entrégalo en mano: quien lo tiene elige la contraseña.`,
  }
}
