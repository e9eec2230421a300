import type { BrandingVersion } from '@mostrador/contract/branding/branding-endpoints'
import { brandingCopy } from '@mostrador/copy/branding'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { MoreButton } from '../layout/more-button.tsx'
import { QueryView } from '../layout/query-view.tsx'
import { whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { versionsKey, type BrandingEditing } from './use-branding.ts'

/** Card of the saved versions, each with a button to restore it. */
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
  const list = useInfiniteQuery({
    queryKey: versionsKey(branchId),
    queryFn: ({ pageParam: before }) =>
      answerOf(api.listBrandingVersions({ params: { id: branchId }, query: { before } })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ versions, more }) => (more ? versions.at(-1)?.number : undefined),
    select: ({ pages }) => pages.flatMap(({ versions }) => versions),
  })

  return (
    <Card title={brandingCopy.versions} hint={brandingCopy.versionsHint}>
      <QueryView
        query={list}
        waiting={<Skeleton shape="block" className="h-32" />}
        failed={brandingCopy.versionsFailed}
        empty={<p className="text-muted">{brandingCopy.versionsEmpty}</p>}
      >
        {(versions) => (
          <ul className="grid divide-y divide-line">
            {versions.map((one) => (
              <li key={one.number}>
                <Version
                  version={one}
                  isCurrent={one.number === version}
                  onRestore={() => (isDirty ? setAsked(one.number) : void restore(one.number))}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <MoreButton list={list} size="small" className="mt-3">
        {brandingCopy.more}
      </MoreButton>
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
        <p className="text-14 text-muted wrap-anywhere">
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
