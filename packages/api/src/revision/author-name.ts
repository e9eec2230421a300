import { apiKeyNamed } from '@mostrador/copy/api-key'
import type { Revision } from '@mostrador/tenant/history/list-revisions'

/**
 * Returns the author of a revision for people: a member of staff, or the key of a program; null
 * for neither.
 */
export const authorName = ({ author, apiKey }: Pick<Revision, 'author' | 'apiKey'>): string | null =>
  author ?? (apiKey === null ? null : apiKeyNamed(apiKey))
