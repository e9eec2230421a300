import type { DispatchShipment } from '@mostrador/contract/dispatch/dispatch-endpoints'
import { dispatchCopy } from '@mostrador/copy/dispatch'
import { Button } from '@mostrador/ui/button.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { useId, type ReactNode } from 'react'
import { isStackable, type GroupLine, type GroupName, type ShipmentGroup } from './shipment-groups.ts'
import { ShipmentRow, type ShipmentRowProps } from './shipment-row.tsx'

export type GroupSectionProps = Pick<ShipmentRowProps, 'now' | 'onAction' | 'onGive'> & {
  group: ShipmentGroup
  chosen: ReadonlySet<string>
  onChoose: (id: string, isChosen: boolean) => void
  onReorder: (id: string, stops: readonly DispatchShipment[]) => void
  onDissolve: (id: string) => void
  /** Offers a stack that waits to be offered. */
  onOffer: (id: string) => void
}

/** Section of the shipments in one state. */
export function GroupSection({ group, ...props }: GroupSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-18 font-bold">
        {dispatchCopy.groups[group.name]}
      </h2>
      <ul className="grid items-start gap-2 md:grid-cols-2 xl:grid-cols-3">
        {group.lines.map((line) => (
          <li
            key={line.kind === 'stack' ? line.id : line.shipment.id}
            className="min-w-0 rounded-card border border-line bg-surface p-4"
          >
            <Line line={line} groupName={group.name} {...props} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type LineProps = Omit<GroupSectionProps, 'group'> & { line: GroupLine; groupName: GroupName }

function Line({
  line,
  groupName,
  chosen,
  onChoose,
  onReorder,
  onDissolve,
  onOffer,
  onGive,
  ...row
}: LineProps) {
  if (line.kind === 'shipment') {
    const { shipment } = line
    if (!isStackable(shipment)) return <ShipmentRow shipment={shipment} {...row} />
    return (
      <Choosable shipment={shipment} isChosen={chosen.has(shipment.id)} onChoose={onChoose}>
        <ShipmentRow shipment={shipment} onGive={onGive} {...row} />
      </Choosable>
    )
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="grow text-16 font-bold">{dispatchCopy.stack(line.code)}</h3>
        {line.stops.length > 1 && groupName !== 'returning' && (
          <Button variant="quiet" size="small" onClick={() => onReorder(line.id, line.stops)}>
            {dispatchCopy.reorder}
          </Button>
        )}
        {line.stops.some(({ status }) => status === 'STACKING') && (
          <Button variant="secondary" size="small" onClick={() => onOffer(line.id)}>
            {dispatchCopy.offerStack}
          </Button>
        )}
        {groupName === 'free' && (
          <Button variant="quiet" size="small" onClick={() => onDissolve(line.id)}>
            {dispatchCopy.dissolve}
          </Button>
        )}
      </div>
      <ol className="grid gap-3 border-l-2 border-line pl-3">
        {line.stops.map((stop) => (
          <li key={stop.id}>
            <ShipmentRow shipment={stop} {...row} />
          </li>
        ))}
      </ol>
    </div>
  )
}

type ChoosableProps = Pick<GroupSectionProps, 'onChoose'> & {
  shipment: DispatchShipment
  isChosen: boolean
  children: ReactNode
}

function Choosable({ shipment: { id, orderNumber }, isChosen, onChoose, children }: ChoosableProps) {
  const label = <span className="sr-only">{dispatchCopy.select(orderNumber)}</span>
  return (
    <div className="flex items-start gap-2">
      <Checkbox
        label={label}
        checked={isChosen}
        onChange={(event) => onChoose(id, event.currentTarget.checked)}
      />
      <div className="min-w-0 grow">{children}</div>
    </div>
  )
}
