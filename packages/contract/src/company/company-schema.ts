import { z } from 'zod'
import { id } from '../wire.ts'

/** 000 §3 Company. */
export const companySchema = z.object({ id, name: z.string(), alias: z.string(), country: z.string() })

/** A company on the wire. */
export type CompanyInfo = z.infer<typeof companySchema>
