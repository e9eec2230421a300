import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { useKeys } from '../layout/use-keys.ts'
import type { ToolsProps } from '../layout/use-tools.tsx'
import { AcceptAllDialog } from './accept-all-dialog.tsx'
import { BOARD_KEYS } from './board-keys.ts'
import { SettingsDialog } from './settings-dialog.tsx'

export type Asked = { readonly settings: true } | { readonly accept: readonly ConsoleOrder[] }

/** Keys of the board, its settings, and the dialog to accept many orders. */
export function BoardTools({ asked, ask }: ToolsProps<Asked>) {
  useKeys(BOARD_KEYS)
  const close = () => ask(null)
  return (
    <>
      {asked && 'settings' in asked && <SettingsDialog onClose={close} />}
      {asked && 'accept' in asked && <AcceptAllDialog orders={asked.accept} onClose={close} />}
    </>
  )
}
