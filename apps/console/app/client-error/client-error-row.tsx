import type { ClientErrorInfo } from '@mostrador/contract/client-error/client-error-endpoints'
import { clientErrorCopy } from '@mostrador/copy/client-error'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useWorkplace } from '../workplace/contact-context.ts'
import { whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'

/** One error: what, where, how often and when, and the way to its last example. */
export function ClientErrorRow({ info }: { readonly info: ClientErrorInfo }) {
  const { contact } = useWorkplace()
  const now = useNow()
  const [query] = useSearchParams()
  const titleId = useId()
  const { resolvedAt, resolvedBy } = info
  return (
    <article
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-1 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={titleId} className="line-clamp-3 min-w-0 text-16 font-semibold">
          {info.message}
        </h2>
        <Tag tone={resolvedAt ? 'positive' : 'warning'} className="price shrink-0">
          {clientErrorCopy.times(info.count)}
        </Tag>
      </div>
      <p className="text-14 text-muted wrap-anywhere">{info.route || clientErrorCopy.unknownPage}</p>
      <p className="price text-14 text-muted">
        {clientErrorCopy.lastSeen(whenText(info.lastSeenAt, now, contact.timeZone))}
        {info.browser && ` · ${info.browser}`}
      </p>
      {resolvedAt && resolvedBy && (
        <p className="price text-14 text-muted">
          {clientErrorCopy.resolvedBy(resolvedBy, whenText(resolvedAt, now, contact.timeZone))}
        </p>
      )}
      <Link
        to={{ pathname: info.id, search: query.toString() }}
        aria-describedby={titleId}
        className="flex min-h-11 w-fit items-center gap-1 font-semibold text-brand-ink underline-offset-4 hover:underline"
      >
        {clientErrorCopy.see}
        <Icon name="chevron-right" size={16} />
      </Link>
    </article>
  )
}
