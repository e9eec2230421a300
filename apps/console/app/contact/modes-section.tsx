import { contactCopy } from '@mostrador/copy/contact'
import { orderModeName } from '@mostrador/copy/order-mode'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { QueryView } from '../layout/query-view.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { FormSkeleton } from './form-section.tsx'
import { ModeForm } from './mode-form.tsx'
import { RemoveThing } from './remove-thing.tsx'
import { BackToList, NEW, ThingList } from './thing-list.tsx'
import { useContactDocument, useContactPlace, type ModeThing } from './use-contact-document.ts'

const copy = contactCopy.mode

const nameOf = (mode: ModeThing): string =>
  orderModeName({ type: mode.type, showName: mode.showName ?? null })

/** List of the order modes, or the form of one. */
export function ModesSection() {
  const { key } = useParams()
  const { alias } = useWorkplace().contact
  const mayAdd = useMay('locals.edit')
  const query = useContactDocument()
  const contact = useContactPlace()
  const list = `/${alias}/local/modes`
  return (
    <QueryView query={query} waiting={<FormSkeleton />} failed={contactCopy.loadFailed}>
      {({ value: { orderModes = [] } }) => {
        const open = orderModes.find((mode) => mode.key === key)
        if (key === NEW) return <Open title={copy.newTitle} list={list} thingKey={undefined} />
        if (key !== undefined)
          return (
            <Open key={key} title={open ? nameOf(open) : copy.edit} list={list} thingKey={key}>
              {open && mayAdd && (
                <RemoveThing
                  list="orderModes"
                  thing={open}
                  things={orderModes}
                  name={nameOf(open)}
                  words={copy}
                  then={list}
                />
              )}
            </Open>
          )
        const lines = orderModes.map((mode) => ({
          key: mode.key,
          name: nameOf(mode),
          hint: copy.minutesBetween(mode.minDelayInMinutes ?? 0, mode.maxDelayInMinutes ?? 0),
          off: mode.active === false ? copy.off : undefined,
        }))
        return (
          <ThingList
            lines={lines}
            list={[...contact, 'orderModes']}
            to={list}
            addLabel={mayAdd ? copy.add : undefined}
          />
        )
      }}
    </QueryView>
  )
}

type OpenProps = {
  readonly title: string
  readonly list: string
  readonly thingKey: string | undefined
  readonly children?: ReactNode
}

const Open = ({ title, list, thingKey, children }: OpenProps) => (
  <>
    <BackToList to={list} title={title}>
      {children}
    </BackToList>
    <ModeForm thingKey={thingKey} />
  </>
)
