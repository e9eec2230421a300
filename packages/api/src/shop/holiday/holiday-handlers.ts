import { listHolidays } from './list-holidays.ts'
import { openAsAlways } from './open-as-always.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const holidayHandlers = {
  listHolidays,
  openAsAlways,
}
