import { paletteCopy } from '@mostrador/copy/palette'
import { Palette } from '@mostrador/ui/palette.tsx'
import { useEffect, useState } from 'react'
import { keyLabel } from '../layout/key-label.ts'
import { remember, remembered } from '../layout/remembered.ts'
import { takeTypedAhead } from '../layout/typed-ahead.ts'
import { groupsOf } from './palette-groups.ts'
import { useCommands } from './use-commands.ts'

type PaletteDialogProps = { readonly onClose: () => void; readonly showKeys: () => void }

/** Where one types what one wants to see or do, from every page of a local. */
export function PaletteDialog({ onClose, showKeys }: PaletteDialogProps) {
  const [text, setText] = useState('')
  useEffect(() => takeTypedAhead(setText), [])
  const [used] = useState(usedCommands)
  const { commands, isSearching = false, isCutOff } = useCommands(text, showKeys)
  const { groups, count, more } = groupsOf(commands, { typed: text, used })

  function choose(id: string): void {
    const command = commands.find((one) => one.id === id)
    noteUsed(id)
    // It may open something itself.
    onClose()
    command?.run()
  }

  return (
    <Palette
      open
      onClose={onClose}
      label={paletteCopy.label}
      hint={paletteCopy.hint}
      closeLabel={paletteCopy.close}
      text={text}
      onType={setText}
      groups={groups.map((group) => ({
        title: group.title,
        items: group.commands.map(({ id, title, hint, icon, keys }) => ({
          id,
          title,
          hint,
          icon,
          keys: keys && keyLabel(keys),
        })),
      }))}
      onChoose={choose}
      status={isSearching ? paletteCopy.searching : paletteCopy.found(count)}
      isSearching={isSearching}
      empty={count === 0 && !isSearching && <Nothing text={text.trim()} />}
      foot={isCutOff ? paletteCopy.cutOff : more > 0 && paletteCopy.more(more)}
    />
  )
}

const Nothing = ({ text }: { readonly text: string }) => (
  <div className="grid gap-1 px-6 py-10 text-center">
    <p className="text-16 font-semibold wrap-anywhere">{paletteCopy.nothing(text)}</p>
    <p className="text-14 text-muted">{paletteCopy.nothingHint}</p>
  </div>
)

/** So many are remembered. */
const REMEMBERED = 12

/** The ids of the commands that were used on this device, the last first. */
function usedCommands(): readonly string[] {
  return (remembered('commands') ?? '').split('\n').filter(Boolean)
}

/** Remembers that a command was used. */
function noteUsed(id: string): void {
  const others = usedCommands().filter((one) => one !== id)
  remember('commands', [id, ...others].slice(0, REMEMBERED).join('\n'))
}
