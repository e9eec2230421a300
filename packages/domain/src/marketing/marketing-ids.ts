/**
 * Shapes of the ids that a shop gets from analytics services. They end in a script's address: any
 * other text is refused, wherever it comes from.
 */
export const MARKETING_IDS = {
  googleTagManagerId: /^GTM-[A-Z0-9]{4,12}$/,
  googleAnalyticsId: /^(?:G-[A-Z0-9]{4,16}|UA-\d{4,12}-\d{1,4})$/,
  fbPixelId: /^\d{5,20}$/,
} as const satisfies Readonly<Record<string, RegExp>>

/** The name of one such id, in the documents' spelling. Source: 000 §3 Branch. */
export type MarketingIdName = keyof typeof MARKETING_IDS

/**
 * A support chat: the https address that its script and its window come from, and the shop's key
 * there.
 */
export type ChatAccount = { readonly url: string; readonly token: string }

/** Shape of a chat's address (an origin alone), and of its key. */
export const CHAT_URL = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{2,5})?$/
export const CHAT_TOKEN = /^[\w-]{6,80}$/

type Source = {
  readonly [Name in MarketingIdName]?: string | null
} & {
  readonly chat?: ChatAccount | null
}

/** Services whose scripts a brand's pages may load, by id. */
export type Reach = {
  readonly tagManager?: string
  readonly webAnalytics?: string
  readonly pixel?: string
  readonly chat?: ChatAccount
}

const valid = (name: MarketingIdName, source: Source): string | undefined => {
  const id = source[name]
  return typeof id === 'string' && MARKETING_IDS[name].test(id) ? id : undefined
}

/**
 * Returns the services whose scripts a brand's pages may load, by valid ids; an id of another
 * shape is left out. Ids do not exclude one another. Source: 000 §7, 001 §7 Analytics;
 * docs/decisions/041.
 */
export function reachOf(source: Source): Reach {
  const tagManager = valid('googleTagManagerId', source)
  const webAnalytics = valid('googleAnalyticsId', source)
  const pixel = valid('fbPixelId', source)
  const { chat } = source
  const hasChat = chat && CHAT_URL.test(chat.url) && CHAT_TOKEN.test(chat.token)
  return {
    ...(tagManager !== undefined && { tagManager }),
    ...(webAnalytics !== undefined && { webAnalytics }),
    ...(pixel !== undefined && { pixel }),
    ...(hasChat && { chat }),
  }
}

/**
 * Returns the services as one word each, for the policy of a page: "tag-manager", "web-analytics",
 * "pixel", and "chat=" with its address; '' for a branch without any.
 */
export function reachWords({ tagManager, webAnalytics, pixel, chat }: Reach): string {
  const words = [
    tagManager !== undefined && 'tag-manager',
    webAnalytics !== undefined && 'web-analytics',
    pixel !== undefined && 'pixel',
    chat && `chat=${chat.url}`,
  ]
  return words.filter((word) => typeof word === 'string').join(' ')
}
