import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'

type Destination = NonNullable<ConsoleOrder['destination']>

const joined = (parts: readonly string[], by: string): string =>
  parts
    .map((part) => part.trim())
    .filter((part, at, all) => part !== '' && all.indexOf(part) === at)
    .join(by)

/** Street and number, as one says it at a door: "Honduras 5460". */
export const streetText = ({ street, number }: Destination): string => joined([street, number], ' ')

/** The neighbourhood and the city, without saying the same twice. */
export const areaText = ({ zone, locality }: Destination): string => joined([zone, locality], ', ')

/** Opens the address in the device's map application. */
export const mapLink = (destination: Destination): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
    joined([streetText(destination), areaText(destination)], ', '),
  )}`
