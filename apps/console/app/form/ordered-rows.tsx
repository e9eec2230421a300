import { formCopy } from '@mostrador/copy/form'
import { ActionMenu } from '@mostrador/ui/action-menu.tsx'
import { DragBoard, DragHandle, dropLine, useDragItem } from '@mostrador/ui/drag-board.tsx'
import { classNames } from '@mostrador/ui/class-names'
import type { ReactNode } from 'react'

export type OrderedRow = {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly content: ReactNode
}

type OrderedRowsProps = {
  readonly label: string
  readonly rows: readonly OrderedRow[]
  readonly isLocked: boolean
  /** Moves a row behind the one of a key; null is the first place. */
  readonly onMove: (key: string, after: string | null) => void
  readonly onRemove: (key: string) => void
}

/** Rows in an order that counts: each can be dragged, moved by keys or menu, and removed. */
export function OrderedRows({ label, rows, isLocked, onMove, onRemove }: OrderedRowsProps) {
  const positionOf = (key: string): number => rows.findIndex((row) => row.key === key)
  const keyAt = (position: number): string | null => rows[position]?.key ?? null

  function step(key: string, by: -1 | 1): string | undefined {
    const position = positionOf(key)
    if (position + by < 0 || position + by >= rows.length) return undefined
    onMove(key, keyAt(by === 1 ? position + 1 : position - 2))
    return formCopy.stands(rows[position]?.name ?? '', position + by + 1, rows.length)
  }

  return (
    <DragBoard
      nameOf={(key) => rows[positionOf(key)]?.name ?? ''}
      onDrop={({ id, over, edge }) => {
        const after = edge === 'after' ? over : keyAt(positionOf(over) - 1)
        if (after !== id) onMove(id, after)
      }}
      onStep={step}
    >
      <ul aria-label={label} className="grid grid-cols-1 gap-2">
        {rows.map((row, position) => (
          <Row key={row.id} row={row} isLocked={isLocked}>
            <ActionMenu
              label={formCopy.actionsOf(row.name)}
              actions={[
                {
                  label: formCopy.up,
                  icon: 'chevron-up',
                  disabled: position === 0,
                  run: () => step(row.key, -1),
                },
                {
                  label: formCopy.down,
                  icon: 'chevron-down',
                  disabled: position === rows.length - 1,
                  run: () => step(row.key, 1),
                },
                { label: formCopy.takeOut, icon: 'trash', danger: true, run: () => onRemove(row.key) },
              ]}
            />
          </Row>
        ))}
      </ul>
    </DragBoard>
  )
}

type RowProps = { readonly row: OrderedRow; readonly isLocked: boolean; readonly children: ReactNode }

function Row({ row, isLocked, children }: RowProps) {
  const { ref, handle, edge, isDragging } = useDragItem(row.key, { kind: 'row', fixed: isLocked })
  return (
    <li
      ref={ref}
      data-row={row.key}
      className={classNames(
        'relative flex min-w-0 items-start gap-1 rounded-card border border-line bg-surface py-1.5 pr-0.5',
        isLocked ? 'pl-4' : 'pl-0.5',
        isDragging && 'opacity-40',
        dropLine(edge),
      )}
    >
      {!isLocked && <DragHandle label={formCopy.move(row.name)} handle={handle} />}
      <div className="min-w-0 grow">{row.content}</div>
      {!isLocked && children}
    </li>
  )
}
