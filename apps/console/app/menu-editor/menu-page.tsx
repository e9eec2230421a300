import { menuEditorCopy } from '@mostrador/copy/menu-editor'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Suspense, useState } from 'react'
import { useOutlet } from 'react-router'
import { useDocumentNews } from '../document/use-document-news.ts'
import { brought } from '../layout/brought.ts'
import { Page } from '../layout/page.tsx'
import { useFilter } from '../layout/use-filter.ts'
import { useIsWide } from '../layout/use-is-wide.ts'
import { useMayEdit } from '../menu/plate-row.tsx'
import { SoldOutView } from '../menu/sold-out-view.tsx'
import { MissingPermission } from '../workplace/missing-permission.tsx'
import { useMay } from '../workplace/use-may.ts'
import { EditorSkeleton } from './editor-skeleton.tsx'

const VIEWS = ['sold-out', 'menu', 'sheet'] as const

const MenuEditor = brought(() => import('./menu-editor.tsx'))
const MenuSheet = brought(() => import('./menu-as-sheet.tsx'))

/**
 * Page of the menu: sold-out marks for the shift, and editing for staff who may. A phone starts
 * with the marks, so that marking takes three taps.
 */
export function MenuPage() {
  useDocumentNews()
  const mayEdit = useMayEdit()
  const mayMark = useMay('menu.sold-out')
  // Turning a phone keeps the view, since typed text would be lost.
  const isWideNow = useIsWide()
  const [isWide] = useState(isWideNow)
  const [asked, setView] = useFilter('view', VIEWS, {
    standard: mayEdit && (isWide || !mayMark) ? 'menu' : 'sold-out',
    guarded: 'sheet',
  })
  const view = mayEdit ? asked : 'sold-out'
  const sheet = useOutlet({ isBeside: false })
  // A sheet opened by its address without `menu.edit` shows the missing permission.
  if (!mayEdit && sheet)
    return (
      <Page title={SECTION_TITLES.menu} titleShown className="md:min-h-0 md:overflow-y-auto">
        <MissingPermission permission="menu.edit" at="brand" />
      </Page>
    )
  const switcher = mayEdit && (
    <SegmentedControl
      legend={menuEditorCopy.view}
      name="view"
      value={view}
      onChange={setView}
      options={VIEWS.map((value) => ({ value, label: menuEditorCopy.views[value] }))}
      className="w-full md:w-96"
    />
  )
  if (view === 'sold-out')
    return (
      <Page title={SECTION_TITLES.menu} titleShown className="md:min-h-0 md:overflow-y-auto">
        {switcher && <div className="pt-1">{switcher}</div>}
        <SoldOutView />
        {sheet}
      </Page>
    )
  return (
    <Suspense fallback={<EditorSkeleton />}>
      {view === 'menu' ? <MenuEditor switcher={switcher} /> : <MenuSheet switcher={switcher} />}
    </Suspense>
  )
}
