import { contactCopy } from '@mostrador/copy/contact'
import { zoneCopy } from '@mostrador/copy/zone-form'
import { byRank } from '@mostrador/domain/delivery/delivery-zone'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { lazy, Suspense, type ComponentType } from 'react'
import { useParams } from 'react-router'
import { brought } from '../layout/brought.ts'
import { QueryView } from '../layout/query-view.tsx'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { CopyZones } from './copy-zones.tsx'
import { FormSkeleton } from './form-section.tsx'
import { mapZones, type MapZone } from './map-zones.ts'
import { RemoveThing } from './remove-thing.tsx'
import { BackToList, NEW, ThingList } from './thing-list.tsx'
import { useContactDocument, useContactPlace, type ZoneThing } from './use-contact-document.ts'
import { ZoneForm } from './zone-form.tsx'

// The map engine is loaded once zones are looked at.
const ZonesMap = brought(async () => ({ default: (await import('./zones-map.tsx')).ZonesMap }))
// In one file with the map, which tells when it failed to load.
const OverlapList = lazy<ComponentType<{ readonly zones: readonly MapZone[] }>>(() =>
  import('./zones-map.tsx').then(
    (module) => ({ default: module.OverlapList }),
    () => ({ default: () => null }),
  ),
)

/** Sorts zones as they decide where they overlap. */
const ranked = (zones: readonly ZoneThing[]): readonly ZoneThing[] =>
  byRank(zones.map((zone, position) => ({ priority: zone.priority ?? 0, position, zone }))).map(
    ({ zone }) => zone,
  )

/** List of the delivery zones, or the form of one. */
export function ZonesSection() {
  const { key } = useParams()
  const { alias } = useWorkplace().contact
  const { wire } = useMoney()
  const contact = useContactPlace()
  const list = `/${alias}/local/zones`
  const hintOf = (zone: ZoneThing): string => {
    const { cardFee, minimumOrderPrice = 0, priority = 0, minDelayInMinutes, maxDelayInMinutes } = zone
    return [
      zoneCopy.fee(wire(cardFee)),
      maxDelayInMinutes !== undefined &&
        contactCopy.mode.minutesBetween(minDelayInMinutes ?? maxDelayInMinutes, maxDelayInMinutes),
      minimumOrderPrice > 0 && zoneCopy.least(wire(minimumOrderPrice)),
      priority !== 0 && zoneCopy.ranks(priority),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <QueryView query={useContactDocument()} waiting={<FormSkeleton />} failed={contactCopy.loadFailed}>
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
        const known = mapZones(deliveryZones)
        const lines = ranked(deliveryZones).map((zone) => ({
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
            <ThingList lines={lines} list={[...contact, 'deliveryZones']} to={list} addLabel={zoneCopy.add} />
            <CopyZones zones={deliveryZones} />
            {known.length > 0 && (
              <div className="grid grid-cols-1 gap-4 pt-6">
                <Suspense fallback={<Skeleton shape="block" className="h-72 md:h-96" />}>
                  <ZonesMap zones={known} shop={location} />
                  <OverlapList zones={known} />
                </Suspense>
              </div>
            )}
          </>
        )
      }}
    </QueryView>
  )
}
