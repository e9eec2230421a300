import { permissionCopy } from '@mostrador/copy/permission'
import type { Permission } from '@mostrador/domain/permission/permission'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useWorkplace } from './contact-context.ts'
import type { MayPlace } from './use-may.ts'

type MissingPermissionProps = { readonly permission: Permission; readonly at: MayPlace }

/** Notice of a missing permission, with the people who can grant it. */
export function MissingPermission({ permission, at }: MissingPermissionProps) {
  const api = useApi()
  const { id } = useWorkplace().contact
  const granters = useQuery({
    queryKey: ['granters', id, permission, at],
    queryFn: () => answerOf(api.listGranters({ params: { id }, query: { permission, at } })),
  })
  return (
    <EmptyState picture={<EmptyPicture name="plug" />} title={permissionCopy.missing(permission)}>
      {granters.data ? permissionCopy.askFor(granters.data.names) : permissionCopy.askSomebody}
    </EmptyState>
  )
}
