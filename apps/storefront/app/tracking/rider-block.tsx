import { trackingCopy, agoText } from '@mostrador/copy/tracking'
import { whatsAppLink } from '@mostrador/domain/phone/whatsapp-link'
import { Icon } from '@mostrador/ui/icon.tsx'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import type { TrackingInfo } from './tracking-info.ts'
import type { PositionAge } from './use-position-age.ts'

export type RiderBlockProps = {
  readonly rider: NonNullable<TrackingInfo['rider']>
  readonly age: PositionAge | undefined
}

/** Makes a link, or '' without a phone. Source: 001 §2 Customer tracking page. */
const linkOr = (phone: string, link: (phone: string) => string): string => (phone.trim() ? link(phone) : '#')

/**
 * Rider of the delivery: name, age of the position on the map, and ways to call or write. Source:
 * 001 §2 Customer tracking page.
 */
export function RiderBlock({ rider, age }: RiderBlockProps) {
  const { name, phone } = rider
  const chat = linkOr(phone, (number) => whatsAppLink(number, ''))
  const call = linkOr(phone, (number) => `tel:${number}`)
  return (
    <section aria-label={trackingCopy.rider} className="flex items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken">
        <Icon name="bike" size={24} />
      </span>
      <div className="min-w-0 grow">
        <p className="text-16 font-semibold wrap-anywhere">{name.trim() || trackingCopy.withoutRider}</p>
        {age && (
          <p className="text-14 text-muted">
            {age.isStale
              ? trackingCopy.seenLate(agoText(age.seconds))
              : trackingCopy.seen(agoText(age.seconds))}
          </p>
        )}
      </div>
      <IconButton
        icon="chat"
        label={trackingCopy.chat}
        variant="outlined"
        render={<a href={chat} {...(chat !== '#' && { target: '_blank', rel: 'noreferrer' })} />}
      />
      <IconButton icon="phone" label={trackingCopy.call} variant="outlined" render={<a href={call} />} />
    </section>
  )
}
