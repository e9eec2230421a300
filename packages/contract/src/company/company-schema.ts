import { VOICES } from '@mostrador/domain/branding/voice'
import { z } from 'zod'
import { id } from '../wire.ts'

/** 000 §3 Company. `country` and `voice` are ours: it speaks as all of its branches do. */
export const companySchema = z.object({
  id,
  name: z.string(),
  alias: z.string(),
  country: z.string(),
  voice: z.enum(VOICES),
})

export type CompanyInfo = z.infer<typeof companySchema>
