// words: what this command prints is for the operator, in the language of the house.
import { randomBytes } from 'node:crypto'
import {
  FOUNDING_LINK_DAYS,
  foundingLinkUrl,
  openFoundingLink,
} from '@mostrador/api/roof/founding/founding-store'
import { setOperatorCompany } from '@mostrador/api/roof/founding/operator-company'
import { secretToken } from '@mostrador/api/ground/http/secret-token'
import { isEmail, typedEmail } from '@mostrador/domain/checkout/email'
import { companyKeyOfAlias } from '@mostrador/tenant/export-tenant'
import type { Changed } from './payment-account.ts'
import type { OperatorWorld } from './operator-world.ts'

type FoundingWorld = Pick<OperatorWorld, 'db' | 'now' | 'consoleOrigin'>

/**
 * Makes the link by which somebody founds a company here, for one address where it is said: a house
 * that hosts many hands it over. Each founds one.
 */
export async function makeFoundingLink(
  { db, now, consoleOrigin }: FoundingWorld,
  { email }: { readonly email: string | undefined },
): Promise<Changed> {
  const mailbox = email === undefined ? undefined : typedEmail(email).toLowerCase()
  if (mailbox !== undefined && !isEmail(mailbox))
    return { ok: false, sentence: `"${email}" no es un correo.` }
  const token = secretToken(randomBytes)
  await openFoundingLink(db, { token, now, isFirst: false, email: mailbox ?? null })
  const forWhom = mailbox === undefined ? '' : ` Es para ${mailbox}.`
  return {
    ok: true,
    sentence: `${foundingLinkUrl(consoleOrigin, token)}\nSirve una vez, durante ${FOUNDING_LINK_DAYS} días: quien lo tiene crea una empresa con su cuenta.${forWhom}`,
  }
}

/**
 * The link that the start of an install without any company prints. Each start prints a new one;
 * once there is a company, none of them is good.
 */
export async function firstFoundingLink({ db, now, consoleOrigin }: FoundingWorld): Promise<string> {
  const token = secretToken(randomBytes)
  await openFoundingLink(db, { token, now, isFirst: true, email: null })
  return foundingLinkUrl(consoleOrigin, token)
}

/**
 * Says whose owners make such links in the console: the company of an alias, or with none that
 * nobody does. No file, archive or call of the API says it.
 */
export async function setOperator(
  { db, now }: Pick<OperatorWorld, 'db' | 'now'>,
  { alias }: { readonly alias: string | undefined },
): Promise<Changed> {
  if (alias === undefined) {
    await setOperatorCompany(db, { companyKey: undefined, now })
    return { ok: true, sentence: 'Ninguna empresa hace links para comercios nuevos desde la consola.' }
  }
  const companyKey = await companyKeyOfAlias(db, alias)
  if (companyKey === undefined)
    return { ok: false, sentence: `No hay ninguna empresa con el alias "${alias}".` }
  await setOperatorCompany(db, { companyKey, now })
  return {
    ok: true,
    sentence: `${companyKey}: quienes son dueños hacen links para comercios nuevos en Negocio, Nuevos comercios.`,
  }
}
