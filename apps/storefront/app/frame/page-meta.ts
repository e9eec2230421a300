import type { MetaDescriptor } from 'react-router'

export type PageMeta = {
  readonly title: string
  readonly description: string
  /** Canonical address, absolute. */
  readonly url: string
  readonly image?: string | null
  readonly siteName: string
  readonly themeColor?: string | undefined
  /** False to keep the page out of search engines. */
  readonly isIndexed?: boolean
}

/** Meta tags of the picture under a link, in the size it is drawn. */
const shareCard = (image: string, title: string): MetaDescriptor[] => [
  { property: 'og:image', content: image },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: title },
]

/** Makes the meta tags of a page: title, description, share card and colour. */
export function pageMeta({ image, isIndexed = true, ...page }: PageMeta): MetaDescriptor[] {
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: page.url },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'es_AR' },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: page.url },
    ...(image ? shareCard(image, page.title) : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(page.themeColor ? [{ name: 'theme-color', content: page.themeColor }] : []),
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}
