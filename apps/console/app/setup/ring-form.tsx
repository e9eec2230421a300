import { majorOf } from '@mostrador/contract/money/minor-of'
import { setupCopy } from '@mostrador/copy/setup'
import { areaAround } from '@mostrador/domain/delivery/area-around'
import type { Point } from '@mostrador/domain/delivery/contains-point'
import { readKm } from '@mostrador/domain/delivery/read-km'
import { parseAmount } from '@mostrador/domain/money/parse-amount'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Operation, Thing } from '@mostrador/domain/revision/operation'
import { freeSlug } from '@mostrador/domain/revision/slug'
import { Button } from '@mostrador/ui/button.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useChange } from '../document/use-change.ts'
import { useDocument } from '../document/use-document.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

const LEAST_KM = 0.1
const MOST_KM = 100

/** Returns the operations that add the ring as a zone, and the delivery mode if missing. */
function addingDelivery(
  contact: Thing,
  place: readonly [string, string],
  asked: { readonly km: number; readonly fee: number; readonly kmText: string; readonly delivers: boolean },
): readonly Operation[] {
  const { km, fee, kmText, delivers } = asked
  const zones = thingsOf(contact.deliveryZones)
  const modes = thingsOf(contact.orderModes)
  const [like] = modes
  const keyIn = (things: readonly Thing[], name: string) => freeSlug(name, new Set(things.map(keyOf)))
  const adding = (list: string, things: readonly Thing[], thing: Thing): Operation => ({
    kind: 'add',
    place: [...place, list, keyOf(thing)],
    thing,
    after: things.at(-1) ? keyOf(things.at(-1) as Thing) : null,
  })
  const name = setupCopy.ringZone(kmText)
  const zone = {
    key: keyIn(zones, name),
    name,
    area: areaAround(contact.location as Point, km),
    cardFee: fee,
    cashFee: fee,
  }
  const mode = {
    key: keyIn(modes, 'delivery'),
    type: 'DELIVERY',
    menu: like?.menu,
    minDelayInMinutes: 35,
    maxDelayInMinutes: 50,
    paymentTypes: like?.paymentTypes ?? [],
    delivery: { cardFee: fee, cashFee: fee },
  }
  return [
    ...(delivers || !like ? [] : [adding('orderModes', modes, mode)]),
    adding('deliveryZones', zones, zone),
  ]
}

export type RingFormProps = { readonly hasLocation: boolean; readonly delivers: boolean }

/** Form for delivery by two numbers: radius and fee. */
export function RingForm({ hasLocation, delivers }: RingFormProps) {
  const {
    contact: { id, key },
    currency: { mantissa },
  } = useWorkplace()
  const place = ['branchContacts', key] as const
  const { data } = useDocument<Thing>(place)
  const queries = useQueryClient()
  const { change, isSaving } = useChange()
  const [wrong, setWrong] = useState<{ readonly km?: string; readonly fee?: string }>({})
  if (!hasLocation) return <p className="text-14 text-muted">{setupCopy.ringNeedsPlace}</p>

  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const kmText = String(typed.get('km') ?? '').trim()
    const km = readKm(kmText) ?? 0
    const minor = parseAmount(String(typed.get('fee') ?? ''), mantissa)
    const fee = minor === undefined ? undefined : majorOf(minor, mantissa)
    const faults = {
      ...((km < LEAST_KM || km > MOST_KM) && { km: setupCopy.ringKmWrong }),
      ...(fee === undefined && { fee: setupCopy.ringFeeWrong }),
    }
    setWrong(faults)
    if (Object.keys(faults).length > 0 || fee === undefined || !data) return
    const operations = addingDelivery(data.value, [...place], { km, fee, kmText, delivers })
    await change({ operations, said: setupCopy.ringAdded })
    await queries.invalidateQueries({ queryKey: ['setup', id] })
  }
  return (
    <form noValidate onSubmit={(event) => void add(event)} className="grid items-start gap-3 sm:grid-cols-3">
      <TextField
        label={setupCopy.ringKm}
        name="km"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        {...(wrong.km !== undefined && { error: wrong.km })}
      />
      <TextField
        label={setupCopy.ringFee}
        name="fee"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        {...(wrong.fee !== undefined && { error: wrong.fee })}
      />
      <Button type="submit" className="sm:mt-6" busy={isSaving} busyLabel={setupCopy.ringAdding}>
        {setupCopy.ringAdd}
      </Button>
    </form>
  )
}
