import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { orderModeName } from '@mostrador/copy/order-mode'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { classNames } from '@mostrador/ui/class-names'
import { href } from 'react-router'
import { useFollowInRow } from '../frame/use-follow-in-row.ts'
import { KeptLink, useKeptQuery } from '../frame/kept-link.tsx'
import { offeredOrderModes } from '../place/find-order-mode.ts'

export type ModeTabsProps = { readonly contact: BranchContactInfo; readonly current: OrderModeInfo }

/**
 * The order modes as tabs, each a link to its own menu. The page that it leads to asks about the
 * cart.
 */
export function ModeTabs({ contact, current }: ModeTabsProps) {
  const offered = offeredOrderModes(contact, useKeptQuery())
  const modes = offered.some(({ id }) => id === current.id) ? offered : [current, ...offered]
  const row = useFollowInRow<HTMLUListElement>(current.id)
  if (modes.length < 2) return null
  return (
    <nav aria-label={branchContactCopy.howQuestion} className="mt-4">
      <ul ref={row} className="scroll-row relative gap-1 rounded-full bg-sunken p-1 md:w-fit">
        {modes.map((mode) => (
          <li key={mode.id} className="shrink-0 grow">
            <KeptLink
              to={href('/menu/:alias/:mode', { alias: contact.alias, mode: orderModeSlug(mode.type) })}
              aria-current={mode.id === current.id ? 'page' : undefined}
              preventScrollReset
              className={classNames(
                'grid min-h-11 place-items-center rounded-full px-4 text-14 font-semibold whitespace-nowrap transition-[background-color]',
                mode.id === current.id ? 'bg-raised text-ink shadow-float' : 'text-muted hover:text-ink',
              )}
            >
              {orderModeName(mode)}
            </KeptLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
