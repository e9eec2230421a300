import { createHmac, randomBytes } from 'node:crypto'
import { originAt } from '@mostrador/domain/company/host-name'
import {
  isOwnMachine,
  lookPath,
  recordName,
  recordText,
  type HostSeen,
} from '@mostrador/domain/company/host-proof'
import { isSameSecret } from '@mostrador/outbound/same-secret'
import { z } from 'zod'
import type { Ports } from '../../ground/ports.ts'

type Looking = Pick<Ports, 'addressesOf' | 'textsOf' | 'askHost' | 'cookieSecret' | 'publicUrl' | 'hosts'>

/** Result of a look at a name: its record is there, is another, or cannot be seen. */
type NameSeen = HostSeen & { readonly record: 'THERE' | 'OTHER' | 'MISSING' | 'UNKNOWN' }

/** Unforeseeable text, by which one answer of this server is told from any other. */
const NONCE = /^[0-9a-f]{32}$/

/**
 * Returns this server's proof for a nonce at a name; undefined for a malformed nonce. Only a
 * server with the secret can compute it, and it differs by name.
 */
export const answerAtName = (
  { cookieSecret }: Pick<Ports, 'cookieSecret'>,
  { host, nonce }: { readonly host: string; readonly nonce: string },
): string | undefined =>
  NONCE.test(nonce)
    ? createHmac('sha256', cookieSecret).update(`host-look:${host}:${nonce}`).digest('hex')
    : undefined

const answerSchema = z.object({ answer: z.string() })

async function isHere(ports: Looking, origin: string): Promise<boolean> {
  const nonce = randomBytes(16).toString('hex')
  const host = new URL(origin).hostname
  const read = answerSchema.safeParse(await ports.askHost(origin + lookPath(nonce)))
  return read.success && isSameSecret(read.data.answer, answerAtName(ports, { host, nonce }) ?? '')
}

/** Looks at a name for a company: its record, and its server. Never throws. */
export async function lookAtName(
  ports: Looking,
  { host, word }: { readonly host: string; readonly word: string },
): Promise<NameSeen> {
  const { hosts, publicUrl } = ports
  const own = new URL(publicUrl).hostname
  const [texts, leadsHere, seesItself, ownAddresses] = await Promise.all([
    ports.textsOf(recordName(host)),
    isOwnMachine(host, hosts.serverNames) || isHere(ports, originAt(publicUrl, host)),
    isHere(ports, hosts.sharedOrigin),
    ports.addressesOf(own),
  ])
  const worded = texts?.includes(recordText(word)) ?? false
  const record = worded ? 'THERE' : texts === undefined ? 'UNKNOWN' : texts.length > 0 ? 'OTHER' : 'MISSING'
  return { worded, leadsHere, seesItself, seesNames: ownAddresses.length > 0, record }
}
