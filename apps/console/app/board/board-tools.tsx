import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { useEffect } from 'react'
import { AcceptAllDialog } from './accept-all-dialog.tsx'
import { listenToKeys } from './board-keys.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import { useHasKeys } from './use-has-keys.ts'

/** What was asked of the tools, if anything: the settings, or to accept these orders. */
export type Asked = { readonly settings: true } | { readonly accept: readonly ConsoleOrder[] } | null

/** What stands ready beside the board, brought once it is at rest. */
export type BoardToolsProps = { readonly asked: Asked; readonly ask: (asked: Asked) => void }

/**
 * The keys of the board, its settings, and the question whether many orders are accepted at once.
 */
export function BoardTools({ asked, ask }: BoardToolsProps) {
  const hasKeys = useHasKeys()
  useEffect(() => {
    if (!hasKeys) return undefined
    function search(): boolean {
      const field = document.querySelector<HTMLElement>('main input[type=search]')
      field?.focus()
      return field !== null
    }
    return listenToKeys({ search, help: () => ask({ settings: true }) })
  }, [hasKeys, ask])

  const close = () => ask(null)
  return (
    <>
      {asked && 'settings' in asked && <SettingsDialog onClose={close} />}
      {asked && 'accept' in asked && <AcceptAllDialog orders={asked.accept} onClose={close} />}
    </>
  )
}
