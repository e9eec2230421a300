import { useEffect } from 'react'
import { browserApi } from '../api.ts'
import { useReload } from '../place/reload.ts'

/** What the console tells a preview when its draft is another one, and the preview the console when it can hear it. */
const CHANGED = 'mostrador-draft-changed'
const READY = 'mostrador-preview-ready'

/**
 * Draws the page anew, where it stands, whenever the console says that its draft changed. Source: docs/decisions/022.
 */
export function PreviewPart({ alias }: { readonly alias: string }) {
  const reload = useReload()
  useEffect(() => {
    // Nobody but the console frames this page, as its policy says.
    const hear = ({ source, data }: MessageEvent): void => {
      if (source !== window.parent || data !== CHANGED) return
      browserApi.forget(alias)
      void reload()
    }
    addEventListener('message', hear)
    // What was typed before it could hear.
    window.parent.postMessage(READY, '*')
    return () => removeEventListener('message', hear)
  }, [alias, reload])
  return null
}
