import { menuEditorCopy, partsCopy } from '@mostrador/copy/menu-editor'
import { ActionMenu } from '@mostrador/ui/action-menu.tsx'
import { Button } from '@mostrador/ui/button.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { DragBoard, DragHandle, dropLine, useDragItem } from '@mostrador/ui/drag-board.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CategoryPicker } from './category-picker.tsx'
import { useSheets, type MenuSectionName } from './editor-address.ts'
import { useEditedMenu } from './menu-context.tsx'
import { useListedThings, type ListedThing, type ListedThings } from './use-listed-things.tsx'

type OtherSectionsProps = { readonly part: Exclude<MenuSectionName, 'plates'>; readonly hasOutline: boolean }

/** One of a menu's lists beside its plates, in order; loaded on demand. */
export default function OtherSections({ part, hasOutline }: OtherSectionsProps) {
  const { menu } = useEditedMenu()
  const listed = useListedThings(part)
  return (
    <div className="min-h-0 grow overflow-y-auto px-4 pb-6">
      {!hasOutline && <CategoryPicker menu={menu} />}
      <div className="flex max-w-3xl flex-wrap items-start justify-between gap-3 pt-2 pb-4">
        <div className="min-w-0">
          <h2 className="text-22 font-bold">{partsCopy[part]}</h2>
          <p className="max-w-xl text-14 text-muted">{listed.hint}</p>
        </div>
        {listed.add && (
          <Button icon="plus" onClick={listed.add.run}>
            {listed.add.label}
          </Button>
        )}
      </div>
      {listed.things.length === 0 ? (
        <EmptyState picture={<EmptyPicture name="plate" />} title={listed.none.title}>
          {listed.none.hint}
        </EmptyState>
      ) : (
        <Things key={part} listed={listed} title={partsCopy[part]} />
      )}
    </div>
  )
}

function Things({ listed, title }: { readonly listed: ListedThings; readonly title: string }) {
  const { things, move } = listed
  const at = (key: string): number => things.findIndex((thing) => thing.key === key)
  const keyAt = (position: number): string | null => things[position]?.key ?? null

  function step(key: string, by: -1 | 1): string | undefined {
    const position = at(key)
    if (position + by < 0 || position + by >= things.length) return undefined
    move(key, keyAt(by === 1 ? position + 1 : position - 2))
    return menuEditorCopy.stands(things[position]?.name ?? '', position + by + 1, things.length)
  }

  return (
    <DragBoard
      nameOf={(key) => things[at(key)]?.name ?? ''}
      onDrop={({ id, over, edge }) => {
        const after = edge === 'after' ? over : keyAt(at(over) - 1)
        if (after !== id) move(id, after)
      }}
      onStep={step}
    >
      <ul aria-label={title} className="grid max-w-3xl grid-cols-1 gap-2">
        {things.map((thing, position) => (
          <ThingRow key={thing.key} thing={thing} isLocked={listed.isLocked}>
            <ActionMenu
              label={menuEditorCopy.actionsOf(thing.name)}
              actions={[
                {
                  label: menuEditorCopy.up,
                  icon: 'chevron-up',
                  disabled: position === 0,
                  run: () => step(thing.key, -1),
                },
                {
                  label: menuEditorCopy.down,
                  icon: 'chevron-down',
                  disabled: position === things.length - 1,
                  run: () => step(thing.key, 1),
                },
                ...thing.actions,
              ]}
            />
          </ThingRow>
        ))}
      </ul>
    </DragBoard>
  )
}

type ThingRowProps = { readonly thing: ListedThing; readonly isLocked: boolean; readonly children: ReactNode }

function ThingRow({ thing, isLocked, children }: ThingRowProps) {
  const { ref, handle, edge, isDragging } = useDragItem(thing.key, { kind: 'thing', fixed: isLocked })
  const { pathTo, opened, way } = useSheets()
  const isOpen = opened?.list === thing.list && opened.key === thing.key
  return (
    <li
      ref={ref}
      className={classNames(
        'relative flex min-h-16 min-w-0 items-center gap-2 rounded-card border bg-surface pr-1',
        isOpen ? 'border-ink' : 'border-line',
        isLocked ? 'pl-4' : 'pl-1',
        isDragging && 'opacity-40',
        dropLine(edge),
      )}
    >
      {!isLocked && (
        <DragHandle label={menuEditorCopy.handle(thing.name)} handle={handle} className="relative z-2" />
      )}
      <div className="min-w-0 grow py-2">
        <p className="flex flex-wrap items-center gap-2 text-16 font-semibold wrap-anywhere">
          <Link
            to={pathTo(thing.list, thing.key)}
            {...way}
            aria-label={menuEditorCopy.editPlate(thing.name)}
            className="outline-none after:absolute after:inset-0 after:rounded-card after:hover:bg-ink/3 focus-visible:after:outline-2 focus-visible:after:outline-ink"
          >
            {thing.colors ? <Tag colors={thing.colors}>{thing.name}</Tag> : thing.name}
          </Link>
        </p>
        {thing.hint && <p className="text-14 text-muted">{thing.hint}</p>}
      </div>
      {!isLocked && <span className="relative z-2">{children}</span>}
    </li>
  )
}
