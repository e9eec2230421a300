import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import { href } from 'react-router'

/** schema.org writes "Monday" where the wire writes "MONDAY". */
const schemaDay = (day: DayOfWeek): string => day.slice(0, 1) + day.slice(1).toLowerCase()

const MINUTES_OF_A_DAY = 24 * 60

/**
 * Hours that end at the moment they began, a day later, are written as ending a minute before, as
 * search engines read them.
 */
function closing({ startAt, endAt }: { readonly startAt: string; readonly endAt: string }): string {
  if (startAt !== endAt) return endAt
  const [hours = 0, minutes = 0] = endAt.split(':').map(Number)
  const before = (hours * 60 + minutes + MINUTES_OF_A_DAY - 1) % MINUTES_OF_A_DAY
  return [Math.trunc(before / 60), before % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

const openingHours = ({ deliveryConfig }: BranchContactInfo) =>
  deliveryConfig.workingDays.flatMap(({ dayOfWeek, workingHours }) =>
    workingHours.map((hours) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: schemaDay(dayOfWeek),
      opens: hours.startAt,
      closes: closing(hours),
    })),
  )

function postalAddress({ address, branch }: BranchContactInfo) {
  const parts = {
    streetAddress: `${address.street} ${address.number}`.trim(),
    addressLocality: address.locality || address.zone,
    addressRegion: address.city,
  }
  const known = Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== ''))
  return { '@type': 'PostalAddress', ...known, addressCountry: branch.country.toUpperCase() }
}

/** Origin of the page and its pictures, and the currency of the branch contact's country. */
export type DataPage = { readonly home: string; readonly currency: string }

/** Returns the `@id` of the branch contact in structured data. */
export const restaurantId = ({ alias }: Pick<BranchContactInfo, 'alias'>, home: string): string =>
  `${home + href('/menu/:alias', { alias })}#restaurant`

/**
 * Describes the branch contact as structured data, for search engines. Source: decisions.md,
 * Beyond the documents; schema.org/Restaurant.
 */
export function restaurantData(contact: BranchContactInfo, { home, currency }: DataPage) {
  const { branch } = contact
  const url = home + href('/menu/:alias', { alias: contact.alias })
  const pictures = [branch.customBannerLogoURL, branch.customLogoURL]
    .filter((path) => path !== null)
    .map((path) => new URL(path, home).href)
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': restaurantId(contact, home),
    name: contact.name,
    url,
    hasMenu: url,
    currenciesAccepted: currency,
    brand: { '@type': 'Brand', name: branch.name },
    ...(pictures.length > 0 && { image: pictures }),
    ...(branch.description && { description: branch.description }),
    ...(contact.callPhone && { telephone: contact.callPhone }),
    address: postalAddress(contact),
    ...(contact.lat !== null &&
      contact.lng !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: contact.lat, longitude: contact.lng },
      }),
    openingHoursSpecification: openingHours(contact),
  }
}
