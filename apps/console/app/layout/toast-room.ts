/** Heights of the bars shown: a sheet's lies over its page's. */
const bars = new Map<HTMLElement, number>()

/** Sets the height of the highest bar, so that toasts rise above it and cover no "Guardar". */
export function takeToastRoom(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const { style } = document.documentElement
  const tell = (): void => style.setProperty('--save-bar-room', `${Math.max(0, ...bars.values())}px`)
  const watch = new ResizeObserver(() => {
    bars.set(bar, bar.offsetHeight)
    tell()
  })
  watch.observe(bar)
  return () => {
    watch.disconnect()
    bars.delete(bar)
    tell()
  }
}
