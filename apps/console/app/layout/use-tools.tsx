import { consoleCopy } from '@mostrador/copy/console'
import { useToast } from '@mostrador/ui/use-toast'
import { whenIdle } from '@mostrador/ui/when-idle'
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'

/** Props of a page's tools: the open one, and how to ask for another or none. */
export type ToolsProps<Asked> = {
  readonly asked: Asked | null
  readonly ask: (asked: Asked | null) => void
}

/**
 * Loads tools beside a page once it is at rest, or when one is asked for. `ask` opens one, `tools`
 * renders them. `bringTools` must be stable between renders.
 */
export function useTools<Asked>(bringTools: () => Promise<ComponentType<ToolsProps<Asked>>>): {
  readonly ask: (asked: Asked) => void
  readonly tools: ReactNode
} {
  const toast = useToast()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [Tools, setTools] = useState<ComponentType<ToolsProps<Asked>>>()
  const bring = useCallback(async () => {
    const Brought = await bringTools()
    setTools(() => Brought)
  }, [bringTools])

  // A load that fails now is tried again when a tool is asked for.
  useEffect(() => whenIdle(() => void bring().catch(() => undefined)), [bring])

  function ask(wanted: Asked): void {
    setAsked(wanted)
    if (Tools) return
    bring().catch(() => {
      setAsked(null)
      toast({ text: consoleCopy.noConnection, tone: 'danger' })
    })
  }
  return { ask, tools: Tools && <Tools asked={asked} ask={setAsked} /> }
}
