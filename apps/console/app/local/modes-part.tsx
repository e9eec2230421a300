import { localCopy } from '@mostrador/copy/local'
import { orderModeName } from '@mostrador/copy/order-mode'
import { keyBefore, positionOf } from '@mostrador/domain/revision/keyed-list'
import { Button } from '@mostrador/ui/button.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useChange } from '../document/use-change.ts'
import { QueryView } from '../layout/query-view.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { FormSkeleton } from './form-parts.tsx'
import { ModeForm } from './mode-form.tsx'
import { BackToList, NEW, ThingList } from './thing-list.tsx'
import { useLocal, useLocalPlace } from './use-local.ts'
import type { ModeThing } from './use-local.ts'

const copy = localCopy.mode

const nameOf = (mode: ModeThing): string =>
  orderModeName({ type: mode.type, showName: mode.showName ?? null })

/** The order modes of the local, or the form of one. */
export function ModesPart() {
  const { key } = useParams()
  const { alias } = useWorkplace().contact
  const mayAdd = useMay('locals.edit')
  const query = useLocal()
  const list = `/${alias}/local/modes`
  return (
    <QueryView query={query} waiting={<FormSkeleton />} failed={localCopy.loadFailed}>
      {({ value: { orderModes = [] } }) => {
        const open = orderModes.find((mode) => mode.key === key)
        if (key === NEW) return <Open title={copy.newTitle} list={list} thingKey={undefined} />
        if (key !== undefined)
          return (
            <Open key={key} title={open ? nameOf(open) : copy.edit} list={list} thingKey={key}>
              {open && mayAdd && <RemoveMode mode={open} modes={orderModes} list={list} />}
            </Open>
          )
        const lines = orderModes.map((mode) => ({
          key: mode.key,
          name: nameOf(mode),
          hint: copy.minutesBetween(mode.minDelayInMinutes ?? 0, mode.maxDelayInMinutes ?? 0),
          off: mode.active === false ? copy.off : undefined,
        }))
        return <ThingList lines={lines} to={list} addLabel={mayAdd ? copy.add : undefined} />
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

type RemoveModeProps = {
  readonly mode: ModeThing
  readonly modes: readonly ModeThing[]
  readonly list: string
}

/** Takes a mode out of the local, once it is confirmed. */
function RemoveMode({ mode, modes, list }: RemoveModeProps) {
  const place = useLocalPlace()
  const navigate = useNavigate()
  const { change, isSaving } = useChange()
  const [isAsked, setIsAsked] = useState(false)

  async function remove(): Promise<void> {
    setIsAsked(false)
    const after = keyBefore(modes, positionOf(modes, mode.key))
    const operation = {
      kind: 'remove',
      place: [...place, 'orderModes', mode.key],
      thing: mode,
      after,
    } as const
    const { ok } = await change({ operations: [operation], said: copy.removed })
    if (ok) void navigate(list)
  }

  return (
    <>
      <Button variant="quiet" size="small" icon="trash" busy={isSaving} onClick={() => setIsAsked(true)}>
        {copy.remove}
      </Button>
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        title={copy.removeTitle(nameOf(mode))}
        confirmLabel={copy.remove}
        cancelLabel={copy.cancel}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => void remove()}
      >
        <p>{copy.removeHint}</p>
      </ConfirmDialog>
    </>
  )
}
