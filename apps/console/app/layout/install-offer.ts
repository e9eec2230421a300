/** Event by which a browser offers to install the page; it comes once, soon after opening. */
type InstallOffer = Event & { readonly prompt: () => Promise<unknown> }

let offer: InstallOffer | undefined

/** Keeps the browser's offer to install for later and hides its own bar. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
  })
}

/** Returns the browser's offer to install; undefined for none, or once installed. */
export const installOffer = (): InstallOffer | undefined => offer
