import { localCopy } from '@mostrador/copy/local'
import { zoneCopy } from '@mostrador/copy/zone-form'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { useParams } from 'react-router'
import { QueryView } from '../layout/query-view.tsx'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { FormSkeleton } from './form-parts.tsx'
import { RemoveThing } from './remove-thing.tsx'
import { BackToList, NEW, ThingList } from './thing-list.tsx'
import { useLocal } from './use-local.ts'
import type { ZoneThing } from './use-local.ts'
import { ZoneForm } from './zone-form.tsx'

/** The delivery zones of the local, or the form of one. */
export function ZonesPart() {
  const { key } = useParams()
  const { alias } = useWorkplace().contact
  const { wire } = useMoney()
  const list = `/${alias}/local/zones`
  const hintOf = ({ cardFee, minimumOrderPrice = 0, priority = 0 }: ZoneThing): string =>
    [
      zoneCopy.fee(wire(cardFee)),
      minimumOrderPrice > 0 && zoneCopy.least(wire(minimumOrderPrice)),
      priority !== 0 && zoneCopy.ranks(priority),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <QueryView query={useLocal()} waiting={<FormSkeleton />} failed={localCopy.loadFailed}>
      {({ value: { deliveryZones = [], location } }) => {
        const open = deliveryZones.find((zone) => zone.key === key)
        if (key !== undefined)
          return (
            <>
              <BackToList to={list} title={key === NEW ? zoneCopy.newTitle : (open?.name ?? zoneCopy.edit)}>
                {open && (
                  <RemoveThing
                    list="deliveryZones"
                    thing={open}
                    things={deliveryZones}
                    name={open.name}
                    words={zoneCopy}
                    then={list}
                  />
                )}
              </BackToList>
              <ZoneForm
                key={key}
                thingKey={key === NEW ? undefined : key}
                zones={deliveryZones}
                shop={location}
              />
            </>
          )
        const lines = deliveryZones.map((zone) => ({
          key: zone.key,
          name: zone.name,
          hint: hintOf(zone),
          off: zone.active === false ? zoneCopy.off : undefined,
        }))
        return (
          <>
            {lines.length === 0 && (
              <EmptyState picture={<EmptyPicture name="receipt" />} title={zoneCopy.empty}>
                {zoneCopy.emptyHint}
              </EmptyState>
            )}
            <ThingList lines={lines} to={list} addLabel={zoneCopy.add} />
          </>
        )
      }}
    </QueryView>
  )
}
