import type { MetaDescriptor } from 'react-router'

/** Escapes "<", which could end the script element. */
const scriptText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

function MetaTag({ tag }: { readonly tag: MetaDescriptor }) {
  if ('title' in tag) return <title>{String(tag.title)}</title>
  if ('script:ld+json' in tag) {
    const __html = scriptText(tag['script:ld+json'])
    return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />
  }
  const { tagName, ...attributes } = tag as Record<string, string>
  return tagName === 'link' ? <link {...attributes} /> : <meta {...attributes} />
}

/** Metadata of a page that is known only while it renders; React moves it into the head. */
export function MetaTags({ tags }: { readonly tags: readonly MetaDescriptor[] }) {
  return tags.map((tag) => <MetaTag key={JSON.stringify(tag)} tag={tag} />)
}
