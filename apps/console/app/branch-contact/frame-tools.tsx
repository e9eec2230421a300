import { Suspense, useCallback, useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { brought } from '../layout/brought.ts'
import { bindKeys } from '../layout/key-bindings.ts'
import { beginTypingAhead, endTypingAhead } from '../layout/typed-ahead.ts'
import { useKeys } from '../layout/use-keys.ts'
import type { ToolsProps } from '../layout/use-tools.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { SECTIONS, useMaySee } from '../workplace/may-see.ts'
import { frameKeys, goKeys, paletteKeys } from './frame-keys.ts'

export type FrameAsked = 'palette' | 'keys'

/** The palette is loaded at rest or on demand, with the commands of all sections. */
const Palette = brought(async () => ({
  default: (await import('../palette/palette-dialog.tsx')).PaletteDialog,
}))

const KeysDialog = brought(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }))

/** Keys, their list and the palette, on every page of a branch contact. */
export function FrameTools({ asked, ask }: ToolsProps<FrameAsked>) {
  const showPalette = useCallback(() => {
    beginTypingAhead()
    ask('palette')
  }, [ask])
  const showKeys = useCallback(() => ask('keys'), [ask])
  const close = useCallback(() => ask(null), [ask])
  useEffect(() => bindKeys(paletteKeys(showPalette)), [showPalette])
  // Closing the palette, or failing to load it, returns the keys to the page.
  useEffect(() => (asked === 'palette' ? endTypingAhead : undefined), [asked])
  useKeys(useMemo(() => frameKeys(showKeys), [showKeys]))
  useKeys(useGoKeys())
  return (
    <Suspense>
      {asked === 'palette' && <Palette onClose={close} showKeys={showKeys} />}
      {asked === 'keys' && <KeysDialog onClose={close} />}
    </Suspense>
  )
}

function useGoKeys() {
  const { alias } = useWorkplace().contact
  const navigate = useNavigate()
  const maySee = useMaySee()
  const sections = SECTIONS.filter(maySee).join(' ')
  return useMemo(
    () =>
      goKeys(
        SECTIONS.filter((section) => sections.split(' ').includes(section)),
        (section) => void navigate(`/${alias}/${section}`),
      ),
    [sections, alias, navigate],
  )
}
