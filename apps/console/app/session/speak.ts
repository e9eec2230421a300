import { VOICE_COOKIE, voiceOfCountry, type Voice } from '@mostrador/domain/branding/voice'
import { SPOKEN } from '../api/api.ts'

/** Voice of a page, its cookies, and how to load another page. */
type Page = {
  readonly spoken: Voice
  readonly jar: { cookie: string }
  readonly goTo: (url: string) => void
}

/** Undefined in development, which has a single build. */
const OWN: Page | undefined = import.meta.env.PROD
  ? { spoken: SPOKEN, jar: document, goTo: (url) => location.replace(url) }
  : undefined

const YEAR_S = 365 * 24 * 60 * 60

/**
 * Loads the page in the voice of the countries, where all have the same: the other build's page
 * opens at the same address, and nothing is rendered until then. Tried once, so that a browser
 * without cookies stays. Source: docs/decisions/155.
 * @param url where the page is going to
 */
export async function speakAs(
  countries: readonly string[],
  url: string,
  page: Page | undefined = OWN,
): Promise<void> {
  const [voice, other] = new Set(countries.map(voiceOfCountry))
  if (!page || !voice || other || voice === page.spoken) return
  const kept = `${VOICE_COOKIE}=${voice}`
  const isKept = () => page.jar.cookie.split('; ').includes(kept)
  if (isKept()) return
  page.jar.cookie = `${kept}; path=/console; max-age=${YEAR_S}; samesite=lax`
  if (!isKept()) return
  page.goTo(url)
  await new Promise(() => undefined)
}
