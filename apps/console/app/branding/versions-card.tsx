import type { BrandingVersion } from '@mostrador/contract/branding/branding-endpoints'
import { brandingCopy } from '@mostrador/copy/branding'
import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useCallback, useState } from 'react'
import { useApi } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { useWorkplace } from '../branch-contact/contact-context.ts'
import { whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import type { BrandingEditing } from './use-branding.ts'

/** Every version that was saved, and the way back to each. */
export function VersionsCard({
  branchId,
  editing,
}: {
  readonly branchId: string
  readonly editing: BrandingEditing
}) {
  const api = useApi()
  const { version, isDirty, restore } = editing
  const [asked, setAsked] = useState<number>()
  // Whenever another version holds, the list is another one.
  const load = useCallback(
    () => api.listBrandingVersions({ params: { id: branchId }, query: {} }).then((answer) => answer),
    // oxlint-disable-next-line react/exhaustive-deps -- the version is what makes the list another one
    [api, branchId, version],
  )
  const { data, problem, reload, change } = useLoad(load)

  async function more(): Promise<void> {
    const before = data?.versions.at(-1)?.number
    const answer = await api.listBrandingVersions({ params: { id: branchId }, query: { before } })
    if (!answer.ok) return
    change((shown) => ({ ...answer.data, versions: [...shown.versions, ...answer.data.versions] }))
  }

  return (
    <Card title={brandingCopy.versions} hint={brandingCopy.versionsHint}>
      {!data && !problem && <Skeleton shape="block" className="h-32" />}
      {!data && problem && (
        <div role="alert" className="grid gap-3">
          <p>{brandingCopy.versionsFailed}</p>
          <Button variant="secondary" size="small" icon="refresh" onClick={() => void reload()}>
            {consoleCopy.retry}
          </Button>
        </div>
      )}
      {data?.versions.length === 0 && <p className="text-muted">{brandingCopy.versionsEmpty}</p>}
      <ul className="grid divide-y divide-line">
        {data?.versions.map((one) => (
          <li key={one.number}>
            <Version
              version={one}
              isCurrent={one.number === version}
              onRestore={() => (isDirty ? setAsked(one.number) : void restore(one.number))}
            />
          </li>
        ))}
      </ul>
      {data?.more && (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => void more()}>
          {brandingCopy.more}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={brandingCopy.restoreTitle(asked ?? 0)}
        confirmLabel={brandingCopy.restore}
        cancelLabel={brandingCopy.stay}
        onConfirm={() => {
          if (asked !== undefined) void restore(asked)
          setAsked(undefined)
        }}
        onCancel={() => setAsked(undefined)}
      >
        {brandingCopy.restoreText}
      </ConfirmDialog>
    </Card>
  )
}

const whoseOf = ({ by, source }: BrandingVersion): string =>
  by ?? (source === 'FILE' ? brandingCopy.byFile : brandingCopy.byNobody)

function Version({
  version,
  isCurrent,
  onRestore,
}: {
  readonly version: BrandingVersion
  readonly isCurrent: boolean
  readonly onRestore: () => void
}) {
  const { contact } = useWorkplace()
  const now = useNow()
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-16 font-medium">
          {brandingCopy.version(version.number)}
          {isCurrent && <Tag tone="positive">{brandingCopy.current}</Tag>}
        </p>
        <p className="price text-14 text-muted wrap-anywhere">
          {whoseOf(version)} · {whenText(version.createdAt, now, contact.timeZone)}
        </p>
        {version.restoredFrom !== null && (
          <p className="text-14 text-muted">{brandingCopy.restoredFrom(version.restoredFrom)}</p>
        )}
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="small"
          aria-label={brandingCopy.restoreOf(version.number)}
          onClick={onRestore}
        >
          {brandingCopy.restore}
        </Button>
      )}
    </div>
  )
}
