import { garnishCopy } from '@mostrador/copy/garnish'
import { Tag } from '@mostrador/ui/tag.tsx'

export type FieldHeadProps = {
  readonly title: string
  /** Rule of the choice in words: "Elige 1". */
  readonly rule?: string
  readonly isMandatory: boolean
  readonly isMet: boolean
  readonly isWrong: boolean
}

/** Heading of a choice: its title and rule, and whether it is met. */
export function FieldHead({ title, rule, ...state }: FieldHeadProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-6 pb-1">
      <span className="min-w-[8rem] grow basis-0">
        <span className="block text-18 font-semibold">{title}</span>
        {rule && <span className="block text-14 font-normal text-muted">{rule}</span>}
      </span>
      <FieldState {...state} />
    </span>
  )
}

function FieldState({ isMandatory, isMet, isWrong }: Omit<FieldHeadProps, 'title' | 'rule'>) {
  if (!isMandatory) return <Tag>{garnishCopy.optional}</Tag>
  return isMet ? (
    <Tag tone="positive" icon="check">
      {garnishCopy.met}
    </Tag>
  ) : (
    <Tag tone={isWrong ? 'danger' : 'warning'}>{garnishCopy.mandatory}</Tag>
  )
}
