import { hashOf } from '@mostrador/domain/picture/upload-name'
import { useQueryClient } from '@tanstack/react-query'
import { documentKey } from '../revision/changed-parts.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import type { DocumentPart } from './document-query.ts'

/** Picture of the document: address of its sizes, and a colour until it has loaded. */
export type NamedPicture = { readonly url: string; readonly color: string }

const NEUTRAL = '#d9d9d9'

/** Finds pictures: an upload by the hash in its name, others among the parts read. */
export function useNamedPictures(): (source: string) => NamedPicture | undefined {
  const queries = useQueryClient()
  const { branchId } = useWorkplace().contact
  return (source) => {
    // Other kept parts, such as the list of menus, carry no pictures.
    const kept = queries.getQueriesData<Partial<DocumentPart>>({ queryKey: documentKey(branchId) })
    for (const [, part] of kept) {
      const known = part?.pictures?.[source]
      if (known) return known
    }
    const sha256 = hashOf(source)
    return sha256 === undefined ? undefined : { url: `/files/${sha256}`, color: NEUTRAL }
  }
}
