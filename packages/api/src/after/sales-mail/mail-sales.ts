import { ordersText } from '@mostrador/copy/sales'
import { salesMailCopy } from '@mostrador/copy/sales-mail'
import { formatAmount } from '@mostrador/domain/money/format-amount'
import type { Currency } from '@mostrador/domain/money/minor'
import { averageOf, changeOf, type Sales } from '@mostrador/domain/sales/compare-sales'
import { dayOfWeekOf } from '@mostrador/domain/scheduling/wall-clock'
import { z } from 'zod'
import { done, type JobHandler } from '../../ground/job/job.ts'
import { outcomeOfSent } from '../../ground/mail/mail-outcome.ts'
import { writeMail, type MailRow } from '../../ground/mail/write-mail.ts'
import { countSalesDay, type CountedDay } from '../sales/sales-day-store.ts'
import { findSalesReader, MAIL_SALES, type MailedContact } from './sales-mail-store.ts'
import { stopToken } from './stop-token.ts'

const payloadSchema = z.object({ companyId: z.uuid(), staffUserId: z.uuid(), day: z.iso.date() })

/** Numbers of a day: of one branch contact, or of several with one currency. */
type Numbers = Record<'sold' | 'canceled' | 'refunded' | 'lastWeek', Sales>

type OfContact = { readonly contact: MailedContact; readonly numbers: Numbers }

const numbersOf = ({ sold, canceled, refunded, before }: CountedDay): Numbers => ({
  sold,
  canceled,
  refunded,
  lastWeek: before[0] ?? { orders: 0, amount: 0 },
})

const add = (one: Sales, other: Sales): Sales => ({
  orders: one.orders + other.orders,
  amount: one.amount + other.amount,
})

const sumOf = ([first, ...others]: readonly [Numbers, ...Numbers[]]): Numbers =>
  others.reduce(
    (sum, one) => ({
      sold: add(sum.sold, one.sold),
      canceled: add(sum.canceled, one.canceled),
      refunded: add(sum.refunded, one.refunded),
      lastWeek: add(sum.lastWeek, one.lastWeek),
    }),
    first,
  )

type Said = { readonly day: string; readonly currency: Currency }

/** Compares a number with that of the week before, where that had sales. */
function compared(now: number, { before, lastWeek, day }: { before: number; lastWeek: Sales; day: string }) {
  const weekday = dayOfWeekOf(day)
  return lastWeek.orders === 0
    ? salesMailCopy.notCompared(weekday)
    : salesMailCopy.compared(changeOf(now, before), weekday)
}

function fiveRows({ sold, canceled, refunded, lastWeek }: Numbers, { day, currency }: Said): MailRow[] {
  const money = (amount: number): string => formatAmount(amount, currency)
  const average = averageOf(sold)
  const averageBefore = averageOf(lastWeek)
  return [
    {
      label: salesMailCopy.sales,
      detail: compared(sold.amount, { before: lastWeek.amount, lastWeek, day }),
      value: money(sold.amount),
      isTotal: true,
    },
    {
      label: salesMailCopy.orders,
      ...(lastWeek.orders > 0 && {
        detail: compared(sold.orders, { before: lastWeek.orders, lastWeek, day }),
      }),
      value: String(sold.orders),
    },
    {
      label: salesMailCopy.average,
      ...(average !== null &&
        averageBefore !== null && { detail: compared(average, { before: averageBefore, lastWeek, day }) }),
      value: average === null ? salesMailCopy.noAverage : money(average),
    },
    {
      label: salesMailCopy.canceled,
      ...(refunded.orders > 0 && { detail: salesMailCopy.refunded(refunded.orders) }),
      value: String(canceled.orders),
    },
    {
      label: salesMailCopy.lastWeek(dayOfWeekOf(day)),
      ...(lastWeek.orders > 0 && { detail: ordersText(lastWeek.orders) }),
      value: money(lastWeek.amount),
    },
  ]
}

function contactRow({ contact, numbers: { sold, canceled, lastWeek } }: OfContact, day: string): MailRow {
  const detail = [
    ordersText(sold.orders),
    ...(canceled.orders > 0 ? [`${salesMailCopy.canceled}: ${canceled.orders}`] : []),
    compared(sold.amount, { before: lastWeek.amount, lastWeek, day }),
  ]
  return {
    label: contact.name,
    detail: detail.join(' · '),
    value: formatAmount(sold.amount, contact.currency),
  }
}

/**
 * Returns all rows: the five numbers by currency, then each branch contact where there are
 * several.
 */
function rowsOf(all: readonly OfContact[], day: string): readonly MailRow[] {
  const byCurrency = Map.groupBy(all, ({ contact }) => contact.currency.code)
  return [...byCurrency.values()].flatMap((contacts) => {
    const [first, ...others] = contacts
    if (!first) return []
    const { currency } = first.contact
    const [total, ...rows] = fiveRows(sumOf([first.numbers, ...others.map(({ numbers }) => numbers)]), {
      day,
      currency,
    })
    const name = byCurrency.size > 1 && others.length > 0 ? salesMailCopy.all(currency.code) : undefined
    return [
      ...(total ? [{ ...total, ...(name !== undefined && { label: name }) }] : []),
      ...rows,
      ...(all.length > 1 ? contacts.map((one) => contactRow(one, day)) : []),
    ]
  })
}

/** Whether a day has nothing to tell, such as the weekly day of rest. */
const isIdle = ({ sold, canceled, refunded, lastWeek }: Numbers): boolean =>
  [sold, canceled, refunded, lastWeek].every(({ orders }) => orders === 0)

/**
 * Mails a day's numbers of the branch contacts that the reader may see now, counted as in the
 * console, without rehearsals. Sends nothing for a day without orders whose week before had none
 * either.
 */
export const mailSales: JobHandler = async (ports, job) => {
  const { database, mails, now, hosts } = ports
  const { day, ...reader } = payloadSchema.parse(job.payload)
  const to = await findSalesReader(database, { ...reader, now: now() })
  if (!to) return done
  const all: OfContact[] = []
  for (const contact of to.contacts) {
    const counted = await countSalesDay(database, { contactId: contact.id, day, now: now() })
    all.push({ contact, numbers: numbersOf(counted) })
  }
  const [first] = to.contacts
  if (!first || all.every(({ numbers }) => isIdle(numbers))) return done
  const token = stopToken(ports, reader)
  const weekday = dayOfWeekOf(day)
  const isEmpty = all.every(({ numbers }) => numbers.sold.orders === 0)
  const words = writeMail(
    { name: to.company, colors: to.colors, country: to.country },
    {
      subject: salesMailCopy.subject(to.company, day, weekday),
      heading: salesMailCopy.heading(day, weekday),
      paragraphs: isEmpty ? [salesMailCopy.nothing] : [],
      rows: rowsOf(all, day),
      link: {
        label: salesMailCopy.look,
        url: `${hosts.consoleOrigin}/console/${first.alias}/today?day=${day}`,
      },
      notes: [salesMailCopy.hint, salesMailCopy.why],
      stop: { label: salesMailCopy.stop, url: `${hosts.consoleOrigin}/console/mails#${token}` },
    },
  )
  const sent = await mails.send({
    ...words,
    branchId: first.branchId,
    to: to.email,
    kind: MAIL_SALES,
    dedupeKey: `${MAIL_SALES}:${reader.staffUserId}:${day}`,
    stopUrl: `${hosts.consoleOrigin}/api/mails/sales/${token}/stop`,
  })
  return outcomeOfSent(sent, now())
}
