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
import { companyKeyOfAlias } from '@mostrador/tenant/file/export-tenant'
import type { Changed } from './payment-account.ts'
import type { OperatorWorld } from './operator-world.ts'

type FoundingWorld = Pick<OperatorWorld, 'db' | 'now' | 'consoleOrigin'>

/**
 * Makes a link that founds one company here, optionally for one e-mail address; the operator of a
 * hosting house hands it over.
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
 * Makes the link that the start of an install without a company prints. Each start prints a new
 * one; they are invalid once there is a company.
 */
export async function firstFoundingLink({ db, now, consoleOrigin }: FoundingWorld): Promise<string> {
  const token = secretToken(randomBytes)
  await openFoundingLink(db, { token, now, isFirst: true, email: null })
  return foundingLinkUrl(consoleOrigin, token)
}

/**
 * Sets the company whose owners make founding links in the console, by alias; none without one. No
 * file, archive or call of the API can.
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
