import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type CardProps = {
  /** Heading of the section; without it the card is a plain box. */
  title?: string
  level?: 2 | 3
  hint?: ReactNode
  /** Beside the title: "Cambiar". */
  action?: ReactNode
  /** No padding: for a picture, or rows with their own. */
  flush?: boolean
  id?: string
  children: ReactNode
  className?: string
}

/** Box of one topic, with a hairline; only moving surfaces throw a shadow. */
export function Card({ title, level = 2, hint, action, flush = false, id, children, className }: CardProps) {
  const titleId = useId()
  const Box = title ? 'section' : 'div'
  const Heading = `h${level}` as const
  return (
    <Box
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={classNames(
        'min-w-0 rounded-card border border-line bg-surface',
        flush ? 'overflow-clip' : 'p-4',
        className,
      )}
    >
      {title && (
        <div
          className={classNames(
            'flex flex-wrap items-start justify-between gap-x-3 gap-y-2',
            flush ? 'px-4 pt-4 pb-2' : 'pb-3',
          )}
        >
          <div className="min-w-0 grow basis-[8rem]">
            <Heading id={titleId} className="text-18 font-semibold">
              {title}
            </Heading>
            {hint && <p className="text-14 text-muted">{hint}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </Box>
  )
}
