import type { Operation } from '@mostrador/domain/revision/operation'
import { useApi } from '../api/api.ts'
import { wireOf } from '../document/use-change.ts'
import { PhonePreview } from '../preview/preview-frames.tsx'
import { usePreview } from '../preview/use-preview.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

export type SeeHowProps = {
  readonly operations: readonly Operation[]
  /** When they would be made. */
  readonly moment: Date
}

/**
 * The shop itself as diners would see it at a moment, with a change that nobody made yet and those
 * that wait before it. Default export, because it is brought when it is asked.
 */
export default function SeeHow({ operations, moment }: SeeHowProps) {
  const api = useApi()
  const { branchId } = useWorkplace().contact
  const tried = { operations: operations.map(wireOf), moment: moment.toISOString() }
  const preview = usePreview(branchId, tried, (body, token) =>
    api.draftDocument({ params: { id: branchId }, body: { ...body, token } }),
  )
  return <PhonePreview draft={preview} />
}
