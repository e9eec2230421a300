import type { SurveySummary as Summary } from '@mostrador/contract/survey/survey-endpoints'
import { surveySummaryCopy } from '@mostrador/copy/survey-summary'
import { Card } from '@mostrador/ui/card.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Link } from 'react-router'
import { useWorkplace } from '../workplace/contact-context.ts'
import { whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'

type SummaryProps = { readonly summary: Summary }

/** Average, stars, reasons and comments of a period. */
export function SurveySummary({ summary }: SummaryProps) {
  if (summary.count === 0 && summary.comments.length === 0) {
    return (
      <EmptyState picture={<EmptyPicture name="receipt" />} title={surveySummaryCopy.empty}>
        {surveySummaryCopy.emptyHint}
      </EmptyState>
    )
  }
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Stars summary={summary} />
      <Reasons reasons={summary.reasons} />
      <Comments comments={summary.comments} />
    </div>
  )
}

function Bar({ part, whole }: { readonly part: number; readonly whole: number }) {
  const width = whole > 0 ? (part / whole) * 100 : 0
  return (
    <span aria-hidden className="h-2.5 grow overflow-hidden rounded-full bg-sunken">
      <span className="block h-full rounded-full bg-brand" style={{ width: `${width}%` }} />
    </span>
  )
}

function Stars({ summary: { average, count, distribution } }: SummaryProps) {
  const rows = distribution.map((given, at) => ({ stars: at + 1, given })).toReversed()
  return (
    <Card title={surveySummaryCopy.distribution}>
      {average !== null && (
        <p className="flex items-baseline gap-3 pb-3">
          <span aria-hidden className="price text-28 font-bold">
            {surveySummaryCopy.average(average)}
          </span>
          <span className="sr-only">{surveySummaryCopy.averageLabel(average)}</span>
          <span className="text-14 text-muted">{surveySummaryCopy.count(count)}</span>
        </p>
      )}
      <ul className="grid gap-1.5">
        {rows.map(({ stars, given }) => (
          <li key={stars} className="flex items-center gap-2 text-14">
            <span className="sr-only">{surveySummaryCopy.starRow(stars, given)}</span>
            <span aria-hidden className="price flex w-8 items-center gap-1">
              {stars}
              <Icon name="star" size={16} className="text-muted" />
            </span>
            <Bar part={given} whole={count} />
            <span aria-hidden className="price min-w-8 text-right text-muted">
              {given}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Reasons({ reasons }: Pick<Summary, 'reasons'>) {
  const [most] = reasons
  return (
    <Card title={surveySummaryCopy.reasons}>
      {most ? (
        <ul className="grid gap-3">
          {reasons.map(({ reason, count }) => (
            <li key={reason} className="grid gap-1 text-14">
              <span className="flex justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">{reason}</span>
                <span className="price text-muted">{count}</span>
              </span>
              <span className="flex">
                <Bar part={count} whole={most.count} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-14 text-muted">{surveySummaryCopy.noReasons}</p>
      )}
    </Card>
  )
}

function Comments({ comments }: Pick<Summary, 'comments'>) {
  const { contact } = useWorkplace()
  const now = useNow()
  return (
    <Card title={surveySummaryCopy.comments} className="md:col-span-2">
      {comments.length === 0 && <p className="text-14 text-muted">{surveySummaryCopy.noComments}</p>}
      <ul className="grid divide-y divide-line">
        {comments.map((comment) => (
          <li key={`${comment.orderId} ${comment.question}`} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-2 text-14 text-muted">
              {comment.score !== null && (
                <span className="price inline-flex items-center gap-1 font-semibold text-ink">
                  <Icon name="star" size={16} />
                  <span aria-hidden>{comment.score}</span>
                  <span className="sr-only">{surveySummaryCopy.score(comment.score)}</span>
                </span>
              )}
              <span className="min-w-0 wrap-anywhere">{comment.customerName}</span>
              <span>{whenText(comment.at, now, contact.timeZone)}</span>
            </p>
            <p className="text-16 wrap-anywhere">{comment.text}</p>
            <Link
              to={`/${contact.alias}/finished/${comment.orderId}`}
              className="hit-44 w-fit text-14 font-medium underline underline-offset-4"
            >
              {surveySummaryCopy.order(comment.orderNumber)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
