import { shipmentPageCopy } from './shipment-page.ts'

/** Joins the remarks that help to find a door, beside its address; '' for none. */
export const doorRemarks = (betweenStreets: string, details: string): string =>
  [betweenStreets && shipmentPageCopy.between(betweenStreets), details].filter(Boolean).join(' · ')
