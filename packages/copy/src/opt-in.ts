/**
 * The texts that stood beside the box of notifications, each by its version. A consent is kept with
 * the version that it was given under: a text that was shown once is never changed, a new one is a
 * new version. Source: 000 §2 Checkout.
 */
export const OPT_IN_TEXTS: ReadonlyMap<number, string> = new Map([[1, 'Deseo recibir notificaciones']])

/** The version that is shown now. */
export const OPT_IN_VERSION = 1

/** The text that is shown now. */
export const optInText = OPT_IN_TEXTS.get(OPT_IN_VERSION) ?? ''
