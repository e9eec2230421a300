import { z } from 'zod'

/** Which sheet of a workbook is read; none of that name, or no name, is the first one. */
export const sheetQuery = z.object({ sheet: z.string().max(255).optional() })

/** The sheet of a workbook that was read, and those that could be; null and none for a text. */
export const sheetChoice = { sheet: z.string().nullable(), sheets: z.array(z.string()) }
