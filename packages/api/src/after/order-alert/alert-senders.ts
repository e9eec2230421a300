import { orderAlertText } from '@mostrador/copy/order-alert'
import { spoken } from '@mostrador/copy/you'
import { voiceOfCountry } from '@mostrador/domain/branding/voice'
import { phoneDigits } from '@mostrador/domain/phone/whatsapp-link'
import { PUSH_WISHES } from '@mostrador/domain/push/push-wish'
import { timeOf } from '@mostrador/domain/scheduling/wall-time'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import type { Sent } from '@mostrador/messaging/message-sender'
import type { JobPorts } from '../../ground/job/job.ts'
import { pushOrder } from '../../order/push/push-order.ts'
import { writeMail } from '../../ground/mail/write-mail.ts'
import { ORDER_ALERT } from '../../ground/message/limited-sender.ts'
import type { AlertToSend } from './alert-store.ts'

/** Sends an alert to one person, or a push to all; idempotent by the alert's id. */
type AlertSender = (ports: JobPorts, alert: AlertToSend) => Promise<Sent>

const dedupeKeyOf = ({ id }: AlertToSend): string => `${ORDER_ALERT}:${id}`

const linkOf = ({ hosts }: JobPorts, { alias, orderId }: AlertToSend): string =>
  `${hosts.consoleOrigin}/console/${alias}/orders${orderId === null ? '' : `/${orderId}`}`

const openingTime = ({ openingAt, timeZone }: AlertToSend): string =>
  openingAt === null ? '' : timeOf(wallClock(new Date(openingAt), timeZone).minutes)

function waitingOf({ now }: JobPorts, { contact, number, since }: AlertToSend) {
  const waited = now().getTime() - (since === null ? now() : new Date(since)).getTime()
  return { contact, number: number ?? 0, minutes: Math.floor(waited / 60_000) }
}

const noAddress: Sent = { ok: false, reason: 'rejected', detail: 'no address' }

const write: AlertSender = async (ports, alert) => {
  if (alert.address === null) return noAddress
  const link = linkOf(ports, alert)
  return ports.messages.send({
    branchId: alert.branchId,
    to: phoneDigits(alert.address),
    text: spoken(
      alert.orderId === null
        ? orderAlertText.opening(alert.contact, openingTime(alert), link)
        : orderAlertText.message(waitingOf(ports, alert), link),
      voiceOfCountry(alert.country),
    ),
    kind: ORDER_ALERT,
    dedupeKey: dedupeKeyOf(alert),
  })
}

const call: AlertSender = async (ports, alert) => {
  if (alert.address === null) return noAddress
  return ports.messages.send({
    branchId: alert.branchId,
    to: phoneDigits(alert.address),
    text: spoken(
      orderAlertText.call(alert.personName, waitingOf(ports, alert)),
      voiceOfCountry(alert.country),
    ),
    channel: 'CALL',
    kind: ORDER_ALERT,
    dedupeKey: dedupeKeyOf(alert),
  })
}

const mail: AlertSender = async (ports, alert) => {
  if (alert.address === null) return noAddress
  const said = orderAlertText.mail
  return ports.mails.send({
    ...writeMail(alert, {
      subject: said.subject(alert.contact),
      heading: said.heading(alert.contact, openingTime(alert)),
      paragraphs: [said.text],
      link: { label: said.link, url: linkOf(ports, alert) },
      notes: [said.why],
    }),
    branchId: alert.branchId,
    to: alert.address,
    kind: 'opening-unheard',
    dedupeKey: dedupeKeyOf(alert),
  })
}

/** Notifies the devices of staff, once for an alert. Fails where no device wants it. */
const push: AlertSender = async (ports, alert) => {
  if (alert.orderId === null) return noAddress
  const news = {
    orderId: alert.orderId,
    key: dedupeKeyOf(alert),
    wants: PUSH_WISHES,
    why: 'unheard',
  } as const
  const told = await pushOrder(ports, news)
  if (!told || told.people.length > 0) return { ok: true }
  return told.waiting > 0
    ? { ok: false, reason: 'unreachable', detail: `${told.waiting} devices wait` }
    : { ok: false, reason: 'rejected', detail: 'no device' }
}

/** Senders by channel. */
export const ALERT_SENDERS: Readonly<Record<AlertToSend['channel'], AlertSender>> = {
  PUSH: push,
  MESSAGE: write,
  CALL: call,
  MAIL: mail,
}
