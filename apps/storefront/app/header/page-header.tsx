import { layoutCopy } from '@mostrador/copy/layout'
import { classNames } from '@mostrador/ui/class-names'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { AccountButton } from '../account/account-button.tsx'
import { useLacksBackButton } from '../frame/ambient.ts'

export type PageHeaderProps = {
  readonly home?: ReactNode
  readonly children?: ReactNode
  /** `sticky` to the top, over the cover, or scrolling with the page. */
  readonly place?: keyof typeof PLACES
}

const PLACES = {
  top: 'sticky top-0 border-b border-line bg-canvas',
  over: 'absolute inset-x-0 top-0',
  still: '*:min-h-13',
} as const

/** Button that goes one page back, where the browser has none. */
function BackButton({ floating }: { readonly floating: boolean }) {
  const navigate = useNavigate()
  const isNeeded = useLacksBackButton()
  if (!isNeeded) return null
  return (
    <IconButton
      icon="arrow-left"
      label={layoutCopy.back}
      variant={floating ? 'floating' : 'plain'}
      onClick={() => void navigate(-1)}
    />
  )
}

/** Bar on top: back (where needed), the shop, the account. Source: 000 §2 Layout wrapper. */
export function PageHeader({ home, children, place = 'top' }: PageHeaderProps) {
  const floating = place === 'over'
  return (
    <header className={classNames('pt-safe-0 z-20', PLACES[place])}>
      <div className="mx-auto flex min-h-14 max-w-6xl items-center gap-2 px-2 md:px-4">
        <BackButton floating={floating} />
        <div className="min-w-0 grow pl-2 md:pl-0">{home}</div>
        {children}
        <AccountButton floating={floating} />
      </div>
    </header>
  )
}
