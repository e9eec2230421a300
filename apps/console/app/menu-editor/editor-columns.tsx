import { editorPreviewCopy } from '@mostrador/copy/menu-editor'
import { DragBoard } from '@mostrador/ui/drag-board.tsx'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { Outlet } from 'react-router'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { brought } from '../layout/brought.ts'
import { useRemembered, remember } from '../layout/remembered.ts'
import { useIsDesk, useIsWideDesk } from '../layout/use-is-wide.ts'
import { CategoryOutline } from './category-outline.tsx'
import { NEW, useEditorAddress, useSheets } from './editor-address.ts'
import { MenuChoice } from './menu-choice.tsx'
import { useEditedMenu } from './menu-context.tsx'
import { useCategoryActions } from './use-thing-actions.ts'
import { PricesLink } from './prices-link.tsx'
import { usePlateOrder } from './use-plate-order.ts'
import { PlatesSection } from './plates-section.tsx'
import { useIndicators } from './use-indicators.ts'

const OtherSections = brought(() => import('./other-sections.tsx'))
const EditorPreview = brought(() => import('./editor-preview.tsx'))

/** Columns of the editor: outline, list, sheet, and the diner's page where there is room. */
export function EditorColumns({ switcher }: { readonly switcher: ReactNode }) {
  const { menu } = useEditedMenu()
  const { part } = useEditorAddress()
  const { opened } = useSheets()
  const [selected, setSelected] = useState<readonly string[]>(NONE)
  const order = usePlateOrder(selected)
  const [isDesk, isVast] = [useIsDesk(), useIsWideDesk()]
  const preview = usePreviewToggle()
  const isBeside = isDesk && opened !== undefined
  // Narrower screens have room for two of the three.
  const hasOutline = isVast || (isDesk && !isBeside && !preview.isShown)
  return (
    <DragBoard nameOf={order.nameOf} onDrop={order.drop} onStep={order.step}>
      <div className="flex min-h-0 grow max-md:flex-col">
        {hasOutline && (
          <div className="w-64 shrink-0 overflow-y-auto border-r border-line px-2 pt-3">
            <Outline />
          </div>
        )}
        <div className="flex min-h-0 min-w-0 grow flex-col">
          <header className="flex flex-wrap items-center gap-2 px-4 pt-3 pb-1">
            {switcher}
            <div className="flex min-w-0 grow items-center gap-2">
              {!hasOutline && <MenuChoice />}
              <div className="ml-auto shrink-0">
                <PricesLink />
              </div>
            </div>
            {isDesk && (
              <IconButton
                icon={preview.isShown ? 'eye-off' : 'eye'}
                label={preview.isShown ? editorPreviewCopy.hide : editorPreviewCopy.show}
                aria-pressed={preview.isShown}
                onClick={preview.toggle}
              />
            )}
          </header>
          {part === 'plates' ? (
            <PlatesSection menu={menu} selected={selected} onSelect={setSelected} hasOutline={hasOutline} />
          ) : (
            <Suspense>
              <OtherSections part={part} hasOutline={hasOutline} />
            </Suspense>
          )}
        </div>
        <Outlet context={{ isBeside: isDesk }} />
        {isDesk && preview.isShown && (
          <Suspense>
            <EditorPreview />
          </Suspense>
        )}
      </div>
    </DragBoard>
  )
}

const NONE: readonly string[] = []

/** Whether this device shows the diner's page beside the editor. */
function usePreviewToggle() {
  const isShown = useRemembered('menu-preview') === 'shown'
  return {
    isShown,
    toggle: useCallback(() => remember('menu-preview', isShown ? 'hidden' : 'shown'), [isShown]),
  }
}

function Outline() {
  const { menu } = useEditedMenu()
  const { open } = useSheets()
  const actionsOf = useCategoryActions()
  return (
    <CategoryOutline
      menu={menu}
      indicators={useIndicators().length}
      actionsOf={actionsOf}
      onAdd={() => open('categories', NEW)}
    >
      <MenuChoice />
    </CategoryOutline>
  )
}
