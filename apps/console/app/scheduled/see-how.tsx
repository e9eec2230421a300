import type { Operation } from '@mostrador/domain/revision/operation'
import { useApi } from '../api/api.ts'
import { wireOf } from '../document/use-change.ts'
import { PhonePreview } from '../preview/preview-frames.tsx'
import { usePreview } from '../preview/use-preview.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

export type SeeHowProps = {
  readonly operations: readonly Operation[]
  readonly moment: Date
}

/** Shop as diners would see it at a moment, with an unmade change and scheduled ones. */
export default function SeeHow({ operations, moment }: SeeHowProps) {
  const api = useApi()
  const { branchId } = useWorkplace().contact
  const tried = { operations: operations.map(wireOf), moment: moment.toISOString() }
  const preview = usePreview(branchId, tried, (body, token) =>
    api.draftDocument({ params: { id: branchId }, body: { ...body, token } }),
  )
  return <PhonePreview draft={preview} />
}
