import { thingSheetCopy } from '@mostrador/copy/menu-sheets'
import type { DocumentPlace, Thing } from '@mostrador/domain/revision/operation'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import type { Action } from '@mostrador/ui/action-menu.tsx'
import { revisionCopy } from '@mostrador/copy/revision'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { DraftForm, NewThingForm } from '../form/draft-form.tsx'
import { DraftToPreview } from './draft-signal.ts'
import { NEW, useSheets, type SheetList } from './editor-address.ts'
import { PanelFrame } from './panel-frame.tsx'

export type ThingFormProps = {
  /** List in the address, and its place in the branch. */
  readonly list: SheetList
  readonly place: DocumentPlace
  /** Part of the branch to read for the thing and its siblings. */
  readonly within: DocumentPlace
  readonly thingKey: string
  readonly titles: { readonly edit: string; readonly new: string; readonly added: string }
  readonly actions?: readonly (Action | false)[]
  readonly start: Thing
  /** Content above the fields that is saved at once. */
  readonly above?: ReactNode
  readonly children: ReactNode
}

/** Sheet of one thing of the menu, with the form of its fields. */
export function ThingForm(props: ThingFormProps) {
  const { list, place, within, thingKey, titles, actions, start, above, children } = props
  const [isDirty, setIsDirty] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const { open } = useSheets()
  const isNew = thingKey === NEW
  const history = useHistoryOf([...place, thingKey])
  const form = {
    within,
    bar: 'sheet',
    waiting: <FormSkeleton />,
    onDirty: setIsDirty,
    className: 'grow',
  } as const
  return (
    <PanelFrame
      title={isNew ? titles.new : titles.edit}
      isDirty={isDirty}
      isDone={isDone}
      {...(!isNew && { actions: [...(actions ?? []), history] })}
    >
      {above}
      {isNew ? (
        <NewThingForm
          {...form}
          list={place}
          start={start}
          said={titles.added}
          alwaysShown
          onSaved={(key) => open(list, key)}
        >
          <DraftToPreview />
          {children}
        </NewThingForm>
      ) : (
        <DraftForm {...form} place={[...place, thingKey]} onSaved={() => setIsDone(true)}>
          <DraftToPreview />
          {children}
        </DraftForm>
      )}
    </PanelFrame>
  )
}

function useHistoryOf(place: DocumentPlace): Action | false {
  const { alias } = useWorkplace().contact
  const navigate = useNavigate()
  const may = useMay('activity', 'brand')
  const address = new URLSearchParams({ place: place.join('/') })
  return (
    may && {
      label: revisionCopy.history,
      icon: 'clock',
      run: () => void navigate(`/${alias}/activity?${address}`),
    }
  )
}

const FormSkeleton = () => (
  <div aria-busy className="grid gap-4 py-2">
    <output className="sr-only">{thingSheetCopy.loading}</output>
    <Skeleton shape="block" className="h-18" />
    <Skeleton shape="block" className="h-28" />
    <Skeleton shape="block" className="h-18" />
  </div>
)
