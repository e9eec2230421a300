import type { WallClock } from '../scheduling/wall-clock.ts'
import { addDays } from '../scheduling/wall-time.ts'

/**
 * Hour of the company's wall clock at which the numbers of a day go out: late enough that the day
 * is over for branch contacts some hours further west, too.
 */
const SALES_MAIL_HOUR = 8

/**
 * Returns the newest day of sales (`YYYY-MM-DD`) for a mail at a time of the company's wall clock.
 */
export const mailedDayOf = ({ date, minutes }: Pick<WallClock, 'date' | 'minutes'>): string =>
  addDays(date, minutes < SALES_MAIL_HOUR * 60 ? -2 : -1)
