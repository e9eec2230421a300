import { createHash } from 'node:crypto'
import type { Sent } from '@mostrador/messaging/message-sender'
import { createTransport } from 'nodemailer'
import type { Mail, MailSender } from './mail-sender.ts'

/** The server that takes mails, and the address that they come from. */
export type SmtpOptions = {
  /** `smtp://` or `smtps://`, with user and password. Source: packages/mail/README.md. */
  readonly url: string
  readonly from: string
  /** Longest time for one mail, in milliseconds; default 30 s. */
  readonly timeoutMs?: number
}

/** Half of a job's claim: no other process begins the same mail meanwhile. */
const TIMEOUT_MS = 30_000

/** Longest silence of a server, in milliseconds. */
const SILENCE_MS = 15_000

const LONGEST_DETAIL = 200

/** Whether a host is this machine, so that the way to it cannot be overheard. */
const isHere = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host)

/**
 * Returns the settings of a mail server's address. A server on another machine is reached
 * encrypted, or no mail goes out: a link for a password would be read by anyone who listens.
 * `?tls=none` and `?tls=required` decide otherwise.
 */
export function smtpSettings(url: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  const secure = protocol === 'smtps:'
  const tls = searchParams.get('tls') ?? (isHere(host) ? 'none' : 'required')
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && tls === 'required',
    ignoreTLS: tls === 'none',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}

/** Fields of nodemailer's failure that are read here. */
type Failure = {
  readonly code?: string
  /** The command that the server answered so. */
  readonly command?: string
  readonly response?: string
  readonly permanent?: boolean
  readonly message: string
}

/**
 * Commands whose permanent refusal is about this mail. A refusal of the sender may pass once the
 * operator has mended it.
 */
const OF_THE_MAIL: ReadonlySet<string | undefined> = new Set(['RCPT TO', 'DATA'])

function outcomeOf({ code, command, response, permanent, message }: Failure, { to }: Mail): Sent {
  // The recipient's address stays out of logs.
  const detail = (response ?? message).replaceAll(to, '…').slice(0, LONGEST_DETAIL)
  if (permanent === true && OF_THE_MAIL.has(command)) return { ok: false, reason: 'rejected', detail }
  if (code === 'EABORT' || code === 'ETIMEDOUT') return { ok: false, reason: 'timeout', detail }
  return { ok: false, reason: permanent === false ? 'throttled' : 'unreachable', detail }
}

/**
 * Returns the id of a mail: the same for each try, so that a mailbox which got it twice shows it
 * once.
 */
const messageId = ({ branchId, dedupeKey }: Mail, from: string): string =>
  `<${createHash('sha256').update(`${branchId} ${dedupeKey}`).digest('hex').slice(0, 40)}@${from.split('@').at(-1)}>`

/** Sends by a mail server, each mail by a connection of its own. */
export function smtpSender({ url, from, timeoutMs = TIMEOUT_MS }: SmtpOptions): MailSender {
  const transport = createTransport({
    ...smtpSettings(url),
    connectionTimeout: SILENCE_MS,
    dnsTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    // No text makes the server read a file or call a host.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      const { fromName, replyTo, to, subject, text, html, stopUrl } = mail
      try {
        await transport.sendMail({
          from: { name: fromName, address: from },
          to: { name: '', address: to },
          ...(replyTo !== undefined && { replyTo: { name: fromName, address: replyTo } }),
          subject,
          text,
          html,
          messageId: messageId(mail, from),
          // Tells programs that send out-of-office notes not to answer.
          headers: {
            'auto-submitted': 'auto-generated',
            ...(stopUrl !== undefined && {
              // In one line however long it is: mail programs read it strictly.
              'list-unsubscribe': { prepared: true, value: `<${stopUrl}>` },
              'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
            }),
          },
          signal: AbortSignal.timeout(timeoutMs),
        })
        return { ok: true }
      } catch (error) {
        return outcomeOf(error as Failure, mail)
      }
    },
  }
}
