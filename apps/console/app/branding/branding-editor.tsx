import type { HeldBranding } from '@mostrador/contract/branding/branding-endpoints'
import { brandingCopy } from '@mostrador/copy/branding'
import { formCopy } from '@mostrador/copy/form'
import { Button } from '@mostrador/ui/button.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { LeaveGuard } from '../layout/leave-guard.tsx'
import { ColorsCard } from './colors-card.tsx'
import { MenuCard, PicturesCard, TextsCard } from './identity-cards.tsx'
import { useApi } from '../api/api.ts'
import { PreviewFrames } from '../preview/preview-frames.tsx'
import { useBranding, type BrandingEditing } from './use-branding.ts'
import { usePreview } from '../preview/use-preview.ts'
import { VersionsCard } from './versions-card.tsx'

export type BrandingEditorProps = { readonly branchId: string; readonly held: HeldBranding }

/** Form of a brand's look beside its storefront; on a narrow screen one or the other. */
export function BrandingEditor({ branchId, held }: BrandingEditorProps) {
  const editing = useBranding(branchId, held)
  const api = useApi()
  const draft = usePreview(branchId, editing.branding, (branding, token) =>
    api.draftBranding({ params: { id: branchId }, body: { branding, token } }),
  )
  const [view, setView] = useState<'edit' | 'preview'>('edit')
  const fields = useRef<HTMLDivElement>(null)
  const isMet = editing.met.size > 0
  useEffect(() => {
    if (isMet) fields.current?.querySelector('[data-met]')?.scrollIntoView({ block: 'center' })
  }, [isMet])
  const isOnlyOn = (one: typeof view): string => (view === one ? '' : 'max-lg:hidden')

  /** Saves, and shows the first field with a problem, which may be out of sight. */
  function save(): void {
    void editing.save()
    if (editing.problems.size === 0) return
    flushSync(() => setView('edit'))
    const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'center' })
  }

  return (
    <>
      <SaveBar editing={editing} save={save}>
        <SegmentedControl
          legend={brandingCopy.view}
          name="view"
          value={view}
          onChange={setView}
          options={[
            { value: 'edit', label: brandingCopy.edit, icon: 'edit' },
            { value: 'preview', label: brandingCopy.preview, icon: 'eye' },
          ]}
          className="lg:hidden"
        />
      </SaveBar>
      <LeaveGuard isDirty={editing.isDirty} />
      <div className="grid items-start gap-4 max-lg:pt-2 lg:grid-cols-[23rem_minmax(0,1fr)]">
        <div ref={fields} className={classNames('grid min-w-0 gap-4', isOnlyOn('edit'))}>
          <ColorsCard editing={editing} />
          <PicturesCard editing={editing} />
          <TextsCard editing={editing} />
          <MenuCard editing={editing} />
          <VersionsCard branchId={branchId} editing={editing} />
        </div>
        <PreviewFrames
          draft={draft}
          isOld={editing.problems.size > 0}
          className={classNames('lg:sticky lg:top-20', isOnlyOn('preview'))}
        />
      </div>
    </>
  )
}

type SaveBarProps = {
  readonly editing: BrandingEditing
  readonly save: () => void
  readonly children: ReactNode
}

function SaveBar({ editing, save, children }: SaveBarProps) {
  const { met, isDirty, isSaving, isBehind, discard, loadNewest } = editing
  return (
    <div className="sticky top-23 z-10 -mx-4 grid gap-2 bg-canvas px-4 py-2 md:-top-2">
      {isBehind && (
        <Notice
          tone="warning"
          live="alert"
          title={brandingCopy.changedTitle}
          action={
            <Button variant="secondary" size="small" onClick={() => void loadNewest()}>
              {brandingCopy.loadNewest}
            </Button>
          }
        >
          {brandingCopy.changedHint}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          disabled={!isDirty || isBehind || met.size > 0}
          busy={isSaving}
          busyLabel={brandingCopy.saving}
          onClick={save}
        >
          {brandingCopy.save}
        </Button>
        {isDirty && (
          <Button variant="secondary" disabled={isSaving} onClick={discard}>
            {brandingCopy.discard}
          </Button>
        )}
        {/* A phone has no room for it beside the buttons. */}
        <output className={classNames('text-14 text-muted', isDirty && met.size === 0 && 'max-md:sr-only')}>
          {met.size > 0
            ? formCopy.toDecide(met.size)
            : isDirty
              ? brandingCopy.unsaved
              : brandingCopy.upToDate}
        </output>
      </div>
      {children}
    </div>
  )
}
