import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useId, type ReactNode } from 'react'

export type SectionProps = {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}

/** Group of fields under a heading. */
export function FormSection({ title, hint, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 border-t border-line pt-5">
      <div>
        <h3 id={id} className="text-18 font-bold">
          {title}
        </h3>
        {hint && <p className="text-14 text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

/** Placeholder of a loading form. */
export const FormSkeleton = () => (
  <div aria-busy className="grid gap-4">
    <Skeleton shape="block" className="h-18" />
    <Skeleton shape="block" className="h-18" />
    <Skeleton shape="block" className="h-18" />
  </div>
)
