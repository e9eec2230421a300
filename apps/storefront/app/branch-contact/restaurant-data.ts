import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'

/** schema.org writes "Monday" where the wire writes "MONDAY". */
const schemaDay = (day: DayOfWeek): string => day.slice(0, 1) + day.slice(1).toLowerCase()

/** The local as structured data, for search engines. Source: decisions.md, Beyond the documents; schema.org/Restaurant. */
export function restaurantData(
  contact: BranchContactInfo,
  page: { readonly url: string; readonly currency: string },
) {
  const { address, branch, deliveryConfig } = contact
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: contact.name,
    url: page.url,
    hasMenu: page.url,
    currenciesAccepted: page.currency,
    ...(branch.description && { description: branch.description }),
    ...(contact.callPhone && { telephone: contact.callPhone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street} ${address.number}`.trim(),
      addressLocality: address.locality,
      addressRegion: address.city,
      addressCountry: address.country,
    },
    ...(contact.lat !== null &&
      contact.lng !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: contact.lat, longitude: contact.lng },
      }),
    openingHoursSpecification: deliveryConfig.workingDays.flatMap(({ dayOfWeek, workingHours }) =>
      workingHours.map(({ startAt, endAt }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: schemaDay(dayOfWeek),
        opens: startAt,
        closes: endAt,
      })),
    ),
  }
}
