import { chosenCopy } from '@mostrador/copy/chosen'
import { Button } from '@mostrador/ui/button.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import type { ReactNode } from 'react'
import type { Selection } from './use-selection.ts'

type ChosenBarProps = {
  readonly selection: Selection
  readonly children: ReactNode
  readonly className?: string
}

/** Bar in place of a list's filters while entries are chosen: number, and actions. */
export function ChosenBar({ selection, children, className }: ChosenBarProps) {
  const { chosen, shown, chooseAll, clear } = selection
  return (
    <div
      className={classNames(
        'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-brand-soft px-2 py-1 text-brand-ink',
        className,
      )}
    >
      <IconButton icon="close" label={chosenCopy.clear} onClick={clear} />
      <output className="text-16 font-semibold">{chosenCopy.count(chosen.length)}</output>
      {chosen.length < shown && (
        <Button variant="quiet" size="small" onClick={chooseAll}>
          {chosenCopy.all(shown)}
        </Button>
      )}
      <span className="ml-auto flex flex-wrap gap-2">{children}</span>
    </div>
  )
}
