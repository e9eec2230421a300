import { cloneElement, createElement, type ReactElement } from 'react'

type Properties = Record<string, unknown> & { className?: string }

/**
 * Draws `tag` with `properties`, or, when `render` is given, that element with the same properties:
 * a router link can wear the looks of a button without this package knowing the router. What the
 * element states itself (its address, its own class) is kept. The same convention as Base UI's
 * `render`, without its weight.
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
