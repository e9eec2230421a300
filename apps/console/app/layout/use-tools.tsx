import { consoleCopy } from '@mostrador/copy/console'
import { useToast } from '@mostrador/ui/use-toast'
import { whenIdle } from '@mostrador/ui/when-idle'
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'

/** What stands ready beside a page: it is given what was asked of it, and how that is put away. */
export type ToolsProps<Asked> = {
  readonly asked: Asked | null
  readonly ask: (asked: Asked | null) => void
}

/**
 * What stands beside a page, brought once that is at rest, or when it is asked for: `ask` opens it,
 * `tools` is what to draw. `bringTools` is the same from one drawing to the next.
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

  // What does not come now is brought when it is asked for.
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
