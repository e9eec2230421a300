import { paletteCopy } from '@mostrador/copy/palette'
import { Palette } from '@mostrador/ui/palette.tsx'
import { useEffect, useState } from 'react'
import { keyLabel } from '../layout/key-label.ts'
import { remember, remembered } from '../layout/remembered.ts'
import { takeTypedAhead } from '../layout/typed-ahead.ts'
import { groupsOf } from './palette-groups.ts'
import { useCommands } from './use-commands.ts'

type PaletteDialogProps = { readonly onClose: () => void; readonly showKeys: () => void }

/** Palette to find and do things by name, on every page of a branch contact. */
export function PaletteDialog({ onClose, showKeys }: PaletteDialogProps) {
  const [text, setText] = useState('')
  useEffect(() => takeTypedAhead(setText), [])
  const [used] = useState(usedCommands)
  const { commands, isSearching = false, isCutOff } = useCommands(text, showKeys)
  const { groups, count, more } = groupsOf(commands, { typed: text, used })

  function choose(id: string): void {
    const command = commands.find((one) => one.id === id)
    noteUsed(id)
    // The command may open a dialog itself.
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

const REMEMBERED = 12

function usedCommands(): readonly string[] {
  return (remembered('commands') ?? '').split('\n').filter(Boolean)
}

function noteUsed(id: string): void {
  const others = usedCommands().filter((one) => one !== id)
  remember('commands', [id, ...others].slice(0, REMEMBERED).join('\n'))
}
