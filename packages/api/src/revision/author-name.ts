import { apiKeyNamed } from '@mostrador/copy/api-key'
import type { Revision } from '@mostrador/tenant/history/list-revisions'

/** Whom a revision is by, for people: somebody of the staff, or the key of a program. */
export const authorName = ({ author, apiKey }: Pick<Revision, 'author' | 'apiKey'>): string | null =>
  author ?? (apiKey === null ? null : apiKeyNamed(apiKey))
