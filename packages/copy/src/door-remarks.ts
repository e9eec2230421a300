import { shipmentPageCopy } from './shipment-page.ts'

/** What helps to find a door, beside its address; '' where nothing was said. */
export const doorRemarks = (betweenStreets: string, details: string): string =>
  [betweenStreets && shipmentPageCopy.between(betweenStreets), details].filter(Boolean).join(' · ')
