/** What a browser hands out to install a page by: once, and soon after it was opened. */
type InstallOffer = Event & { readonly prompt: () => Promise<unknown> }

let offer: InstallOffer | undefined

/** Keeps what the browser offers until somebody asks for it; its own bar stays away. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
  })
}

/** What the browser offered; undefined where it did not, or the console is installed. */
export const installOffer = (): InstallOffer | undefined => offer
