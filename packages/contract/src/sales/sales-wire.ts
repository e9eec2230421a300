import { z } from 'zod'

/** The periods of finished orders that can be asked for, in days of sales with today among them. */
export const salesDays = z.enum(['1', '7', '30', '90'])

/** A day of a shop's calendar, `YYYY-MM-DD`, of years that its clock can show. */
export const day = z.iso
  .date()
  .refine((text) => text >= '1900-02-01' && text < '3000-01-01', 'day-out-of-range')
