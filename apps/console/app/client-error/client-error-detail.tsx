import type { ClientErrorDetail } from '@mostrador/contract/client-error/client-error-endpoints'
import { clientErrorCopy } from '@mostrador/copy/client-error'
import { useWorkplace } from '../workplace/contact-context.ts'
import { whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'

/** Details of an error; they hold nothing of a diner. */
export function ErrorDetail({ info }: { readonly info: ClientErrorDetail }) {
  const { contact } = useWorkplace()
  const now = useNow()
  const when = (instant: string): string => whenText(instant, now, contact.timeZone)
  const { resolvedAt, resolvedBy } = info
  const facts = [
    [clientErrorCopy.page, info.route || clientErrorCopy.unknownPage],
    [clientErrorCopy.part, info.component],
    [clientErrorCopy.place, info.frame],
    [clientErrorCopy.contact, info.contactName],
    [clientErrorCopy.browser, info.browser],
    [clientErrorCopy.version, info.version],
  ] as const
  return (
    <div className="grid grid-cols-1 gap-5 pb-2">
      <div className="grid gap-1">
        <p className="text-18 font-semibold wrap-anywhere">{info.message}</p>
        <p className="text-14 text-muted">
          {clientErrorCopy.times(info.count)} · {clientErrorCopy.lastSeen(when(info.lastSeenAt))} ·{' '}
          {clientErrorCopy.firstSeen(when(info.firstSeenAt))}
        </p>
        {resolvedAt && resolvedBy && (
          <p className="text-14 text-muted">{clientErrorCopy.resolvedBy(resolvedBy, when(resolvedAt))}</p>
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-3 text-14 md:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value || clientErrorCopy.unknown}</dd>
          </div>
        ))}
      </dl>
      <Written title={clientErrorCopy.stack} text={info.stack} />
      <Written title={clientErrorCopy.payload} text={info.payload} />
    </div>
  )
}

/** Text of a program; it wraps, since a scrolling box would need the keyboard. */
function Written({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === '') return null
  return (
    <section aria-label={title} className="grid min-w-0 gap-1">
      <h3 className="text-14 text-muted">{title}</h3>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
        tabIndex={0}
        className="rounded-control bg-sunken p-3 font-mono text-12 wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
    </section>
  )
}
