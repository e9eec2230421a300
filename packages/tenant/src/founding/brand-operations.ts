import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import type { Operation, Thing } from '@mostrador/domain/revision/operation'
import { canonicalForm } from '../document/canonical-form.ts'
import { branchSchema } from '../schema/branch-schema.ts'

/** The fields of a branch that make its look, pictures by their names in the document. */
export type BrandFields = {
  readonly branding: Thing
  readonly social: Thing
  readonly customMessage: string | null
}

const lookSchema = branchSchema.pick({ branding: true, social: true, customMessage: true })

/**
 * Returns the look as a document has it, with empty groups in place of absent ones: two people who
 * change two fields of an empty group do not conflict.
 */
function lookOf({ customMessage, ...look }: BrandFields): Thing {
  const said = canonicalForm(lookSchema, { ...look, customMessage: customMessage || null }) as {
    readonly branding?: Thing
    readonly social?: Thing
  }
  const { branding = {}, social = {} } = said
  const { colorConfig = {}, menuConfig = {} } = branding
  return { ...said, social, branding: { ...branding, colorConfig, menuConfig } }
}

/** Returns the operations that lead a branch from one look to another, field by field. */
export const brandOperations = (
  branchKey: string,
  seen: BrandFields,
  wanted: BrandFields,
): readonly Operation[] => compareDocuments(lookOf(seen), lookOf(wanted), ['branches', branchKey])
