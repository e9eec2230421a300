import type { MetaDescriptor } from 'react-router'
import { metaContext, type MetaInput } from './meta-context.ts'

/** Builds the metadata of the diner's own page, which search engines leave out. */
export function journeyMeta(input: MetaInput, title: string): MetaDescriptor[] {
  const context = metaContext(input)
  const name = context && 'name' in context.lookup.info ? context.lookup.info.name : undefined
  return [
    { title: name ? `${title} · ${name}` : title },
    { name: 'robots', content: 'noindex' },
    ...(context?.themeColor ? [{ name: 'theme-color', content: context.themeColor }] : []),
  ]
}
