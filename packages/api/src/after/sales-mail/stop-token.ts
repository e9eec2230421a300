import { createHmac } from 'node:crypto'
import { isSameSecret } from '@mostrador/outbound/same-secret'

type Signer = { readonly cookieSecret: string }

/** Reader of a company's mails, whose link stops them. */
export type MailReader = { readonly companyId: string; readonly staffUserId: string }

const ID_BYTES = 16
const SIGNATURE_BYTES = 24
const LENGTH = 2 * ID_BYTES + SIGNATURE_BYTES

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const signatureOf = ({ cookieSecret }: Signer, ids: Buffer): Buffer =>
  createHmac('sha256', cookieSecret)
    .update('stop-sales-mail:')
    .update(ids)
    .digest()
    .subarray(0, SIGNATURE_BYTES)

/**
 * Returns the token of the link that stops a person's mails about a company. It holds as long as
 * the secret does: a mail is found years later.
 */
export function stopToken(signer: Signer, { companyId, staffUserId }: MailReader): string {
  const ids = Buffer.concat([bytesOf(companyId), bytesOf(staffUserId)])
  return Buffer.concat([ids, signatureOf(signer, ids)]).toString('base64url')
}

/** Returns the reader of a token; undefined for one that was not signed here. */
export function readStopToken(signer: Signer, token: string): MailReader | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== LENGTH || bytes.toString('base64url') !== token) return undefined
  const ids = bytes.subarray(0, 2 * ID_BYTES)
  if (!isSameSecret(bytes.subarray(2 * ID_BYTES), signatureOf(signer, ids))) return undefined
  return { companyId: idOf(ids.subarray(0, ID_BYTES)), staffUserId: idOf(ids.subarray(ID_BYTES)) }
}
