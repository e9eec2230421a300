import { menuEditorCopy } from '@mostrador/copy/menu-editor'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'

/** Outline of the editor while it loads. */
export function EditorSkeleton() {
  return (
    <div aria-busy className="flex min-h-0 grow gap-4 px-4 pt-4">
      <output className="sr-only">{menuEditorCopy.loading}</output>
      <div className="hidden w-60 shrink-0 content-start gap-3 lg:grid">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} shape="block" className="h-9" />
        ))}
      </div>
      <div className="grid grow content-start gap-2">
        <Skeleton shape="block" className="mb-2 h-12" />
        {Array.from({ length: 7 }, (_, index) => (
          <Skeleton key={index} shape="block" className="h-20" />
        ))}
      </div>
    </div>
  )
}
