import { accountButtonCopy } from '@mostrador/copy/account-button'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { Suspense, useState } from 'react'
import { brought } from '../frame/brought.ts'
import type { AccountView } from './account-panel.tsx'

const AccountModals = brought(() => import('./account-modals.tsx'))

export type AccountButtonProps = { readonly floating: boolean }

/** Button of the account panel, loaded when first opened. Source: 000 §2 Account side panel. */
export function AccountButton({ floating }: AccountButtonProps) {
  const [view, setView] = useState<AccountView | null>()
  return (
    <>
      <IconButton
        icon="menu"
        label={accountButtonCopy.openPanel}
        aria-haspopup="dialog"
        variant={floating ? 'floating' : 'plain'}
        onClick={() => setView('panel')}
      />
      {view !== undefined && (
        <Suspense>
          <AccountModals view={view} onView={setView} onClosed={() => setView(undefined)} />
        </Suspense>
      )}
    </>
  )
}
