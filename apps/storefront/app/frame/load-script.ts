const loading = new Map<string, Promise<void>>()

/** Loads a script of a third party once in the life of a page; a failure is not cached. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  const asked = new Promise<void>((resolve, reject) => {
    const element = document.createElement('script')
    element.src = address
    element.async = true
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      loading.delete(address)
      element.remove()
      reject(new Error(`${address} did not load.`))
    })
    document.head.append(element)
  })
  loading.set(address, asked)
  return asked
}
