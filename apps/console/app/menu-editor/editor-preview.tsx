import { useDeferredValue } from 'react'
import { useApi } from '../api/api.ts'
import { PhonePreview } from '../preview/preview-frames.tsx'
import { usePreview } from '../preview/use-preview.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useToldDraft } from './draft-signal.ts'

/** Diner's page beside the editor, with the open sheet's unsaved changes. */
export default function EditorPreview() {
  const api = useApi()
  const { branchId } = useWorkplace().contact
  const operations = useDeferredValue(useToldDraft())
  const preview = usePreview(branchId, { operations }, ({ operations: told }, token) =>
    api.draftDocument({
      params: { id: branchId },
      body: { operations: told.map((one) => ({ ...one, place: [...one.place] })), token },
    }),
  )
  return (
    <div className="w-[24rem] shrink-0 overflow-y-auto border-l border-line px-4 pt-3 pb-4">
      <PhonePreview draft={preview} />
    </div>
  )
}
