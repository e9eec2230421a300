import { keyOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import type { ComponentType } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useDocument } from '../document/use-document.ts'
import { DraftForm, NewThingForm } from '../form/draft-form.tsx'
import { QueryView } from '../layout/query-view.tsx'
import { FormSkeleton } from '../contact/form-section.tsx'
import { RemoveThing } from '../contact/remove-thing.tsx'
import { BackToList, NEW, ThingList } from '../contact/thing-list.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Line of a thing in its list; `off` says why it is not in force. */
type Line = { readonly name: string; readonly hint: string; readonly off: string | undefined }

export type FieldsProps = { readonly isNew: boolean; readonly things: readonly Thing[] }

export type ListSectionProps = {
  /** List of the branch, and its topic in the address: `brand/customisations`. */
  readonly list: string
  readonly topic: string
  readonly words: {
    readonly add: string
    readonly newTitle: string
    readonly added: string
    readonly edit: string
    readonly remove: string
    readonly removeHint: string
    readonly removed: string
    /** Toast after saving, where it differs from the usual one. */
    readonly saved?: string
    readonly failed: string
  }
  readonly lineOf: (thing: Thing) => Line
  readonly start: Thing
  readonly Fields: ComponentType<FieldsProps>
}

/** List of the branch, or the form of one of its things. */
export function ListSection({ list, topic, words, lineOf, start, Fields }: ListSectionProps) {
  const { key } = useParams()
  const { alias } = useWorkplace().contact
  const query = useDocument<readonly Thing[]>([list])
  const navigate = useNavigate()
  const to = `/${alias}/${topic}`
  const form = { within: [list], waiting: <FormSkeleton /> }
  return (
    <QueryView query={query} waiting={<FormSkeleton />} failed={words.failed}>
      {({ value: things }) => {
        const open = things.find((thing) => keyOf(thing) === key)
        if (key === NEW)
          return (
            <>
              <BackToList to={to} title={words.newTitle} />
              <NewThingForm
                {...form}
                list={[list]}
                start={start}
                alwaysShown
                said={words.added}
                onSaved={() => void navigate(to)}
              >
                <Fields isNew things={things} />
              </NewThingForm>
            </>
          )
        if (key !== undefined)
          return (
            <>
              <BackToList to={to} title={open ? lineOf(open).name : words.edit}>
                {open && (
                  <RemoveThing
                    around={[]}
                    {...{ list, things, words }}
                    thing={open}
                    name={lineOf(open).name}
                    then={to}
                  />
                )}
              </BackToList>
              <DraftForm key={key} {...form} place={[list, key]} said={words.saved}>
                <Fields isNew={false} things={things} />
              </DraftForm>
            </>
          )
        const lines = things.map((thing) => ({ key: keyOf(thing), ...lineOf(thing) }))
        return <ThingList lines={lines} list={[list]} to={to} addLabel={words.add} />
      }}
    </QueryView>
  )
}
