import type { Branding } from '@mostrador/contract/branding/branding-schema'
import type { PersonProof } from '@mostrador/domain/permission/proof'
import type { Operation } from '@mostrador/domain/revision/operation'

/** Content of a draft: a look, operations on the document, a moment to look at. */
export type DraftContent = {
  readonly branding?: Branding
  readonly operations?: readonly Operation[]
  readonly moment?: Date | undefined
}

/** A draft that a token names, and the company that it is of; its operations are not read. */
export type FoundDraft = Omit<DraftContent, 'operations'> & {
  readonly branchId: string
  readonly companyId: string
  readonly companyKey: string
  readonly branchKey: string
  readonly staffUserId: string
  /** Proof shown by its maker; null if unknown. */
  readonly shown: PersonProof | null
  /** Other for another draft, and for the same one after it was changed. */
  readonly version: string
  readonly tokenHash: string
  readonly expiresAt: Date
}

/** A draft that a token opens, with the number of its operations. */
export type OpenDraft = FoundDraft & { readonly steps: number }

/** A rehearsal that is open. */
export type OpenRehearsal = { readonly id: string; readonly contactId: string; readonly endsAt: Date }
