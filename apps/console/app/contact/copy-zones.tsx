import { zoneMapCopy } from '@mostrador/copy/zone-map'
import type { Operation } from '@mostrador/domain/revision/operation'
import { Button } from '@mostrador/ui/button.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { useState } from 'react'
import { useChange } from '../document/use-change.ts'
import { useDocument } from '../document/use-document.ts'
import { QueryView } from '../layout/query-view.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { copiedZones } from './copied-zones.ts'
import { FormSkeleton } from './form-section.tsx'
import { useContactPlace, type ZoneThing } from './use-contact-document.ts'

const copy = zoneMapCopy.copy

/** Dialog to copy zones from another branch contact of the brand; nothing without another one. */
export function CopyZones({ zones }: { readonly zones: readonly ZoneThing[] }) {
  const { session, contact } = useWorkplace()
  const [isOpen, setIsOpen] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const others = session.branchContacts.filter(
    ({ branchId, id }) => branchId === contact.branchId && id !== contact.id,
  )
  if (others.length === 0) return null
  const open = (): void => {
    setIsShown(true)
    setIsOpen(true)
  }
  return (
    <div className="pt-3">
      <Button variant="quiet" icon="copy" onClick={open}>
        {copy.open}
      </Button>
      {isShown && (
        <Sheet
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onClosed={() => setIsShown(false)}
          title={copy.title}
          closeLabel={copy.close}
        >
          <Choose others={others} zones={zones} onDone={() => setIsOpen(false)} />
        </Sheet>
      )}
    </div>
  )
}

type ChooseProps = {
  readonly others: readonly { readonly key: string; readonly name: string }[]
  readonly zones: readonly ZoneThing[]
  readonly onDone: () => void
}

function Choose({ others, zones, onDone }: ChooseProps) {
  const [from, setFrom] = useState('')
  return (
    <div className="grid grid-cols-1 gap-4 p-4 md:p-6">
      <p className="text-14 text-muted">{copy.hint}</p>
      <SelectField
        label={copy.from}
        placeholder={copy.choose}
        value={from}
        options={others.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      {from !== '' && <ZonesOf key={from} from={from} zones={zones} onDone={onDone} />}
    </div>
  )
}

type ZonesOfProps = {
  readonly from: string
  readonly zones: readonly ZoneThing[]
  readonly onDone: () => void
}

function ZonesOf({ from, zones, onDone }: ZonesOfProps) {
  const place = useContactPlace()
  const { change, isSaving } = useChange()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const query = useDocument<{ readonly deliveryZones?: readonly ZoneThing[] }>(['branchContacts', from])

  async function copyZones(chosen: readonly ZoneThing[]): Promise<void> {
    const list = [...place, 'deliveryZones']
    const operations: readonly Operation[] = copiedZones(chosen, zones).map(({ thing, after }) => ({
      kind: 'add',
      place: [...list, thing.key],
      thing,
      after,
    }))
    const { ok } = await change({ operations, said: copy.copied(chosen.length) })
    if (ok) onDone()
  }

  return (
    <QueryView query={query} waiting={<FormSkeleton />} failed={copy.failed}>
      {({ value: { deliveryZones = [] } }) => {
        if (deliveryZones.length === 0) return <p className="text-14 text-muted">{copy.none}</p>
        const chosen = deliveryZones.filter(({ key }) => !left.has(key))
        return (
          <>
            <fieldset>
              <legend className="text-14 font-semibold">{copy.zones}</legend>
              {deliveryZones.map(({ key, name }) => (
                <Checkbox
                  key={key}
                  label={name}
                  checked={!left.has(key)}
                  onChange={({ currentTarget: { checked } }) =>
                    setLeft(new Set([...left, key].filter((one) => !(checked && one === key))))
                  }
                />
              ))}
            </fieldset>
            <Button disabled={chosen.length === 0} busy={isSaving} onClick={() => void copyZones(chosen)}>
              {chosen.length === 0 ? copy.nothing : copy.copy(chosen.length)}
            </Button>
          </>
        )
      }}
    </QueryView>
  )
}
