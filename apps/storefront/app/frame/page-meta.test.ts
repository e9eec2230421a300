import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const page = {
  title: 'Ombú',
  description: 'Pedí online',
  url: 'https://shop.test/menu/ombu',
  siteName: 'Tucán',
}
const always = [
  { title: 'Ombú' },
  { name: 'description', content: 'Pedí online' },
  { tagName: 'link', rel: 'canonical', href: 'https://shop.test/menu/ombu' },
  { property: 'og:type', content: 'website' },
  { property: 'og:locale', content: 'es_AR' },
  { property: 'og:site_name', content: 'Tucán' },
  { property: 'og:title', content: 'Ombú' },
  { property: 'og:description', content: 'Pedí online' },
  { property: 'og:url', content: 'https://shop.test/menu/ombu' },
]

test('a page says of itself what it is, to browsers, share cards and search engines', () => {
  expect(pageMeta(page)).toEqual([...always, { name: 'twitter:card', content: 'summary' }])
})

test('a picture makes its card a large one, a colour paints the browser, and a page may stay unfound', () => {
  expect(pageMeta({ ...page, image: '/a.webp', themeColor: '#24492c', isIndexed: false })).toEqual([
    ...always,
    { property: 'og:image', content: '/a.webp' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Ombú' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'theme-color', content: '#24492c' },
    { name: 'robots', content: 'noindex' },
  ])
})
