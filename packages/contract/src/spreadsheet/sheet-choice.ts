import { z } from 'zod'

/** Sheet of a workbook to read; the first for an unknown name or none. */
export const sheetQuery = z.object({ sheet: z.string().max(255).optional() })

/** The sheet of a workbook that was read, and those that could be; null and none for a text. */
export const sheetChoice = { sheet: z.string().nullable(), sheets: z.array(z.string()) }
