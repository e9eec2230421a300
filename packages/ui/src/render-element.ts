import { cloneElement, createElement, type ReactElement } from 'react'

type Properties = Record<string, unknown> & { className?: string }

/**
 * Draws `tag` with `properties`, or, with `render`, that element with the same properties: a
 * router link can look like a button without this package knowing the router. Props of the element
 * itself (its address, its own class) are kept. The same convention as Base UI's `render`, without
 * its weight.
 */
export function renderElement(
  render: ReactElement | undefined,
  tag: 'a' | 'button' | 'span',
  properties: Properties,
): ReactElement {
  if (!render) return createElement(tag, properties)
  const own = render.props as Properties
  const className = [properties.className, own.className].filter(Boolean).join(' ')
  return cloneElement(render as ReactElement<Properties>, { ...properties, ...own, className })
}
