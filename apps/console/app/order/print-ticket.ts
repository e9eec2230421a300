const MILLIMETRES_PER_PIXEL = 25.4 / 96

/** Page margin in millimetres; also in `app.css`. */
const MARGIN = 4

/** Width of the kitchen printer's roll, in millimetres. */
const ROLL_WIDTH = 80

let page: CSSStyleSheet | undefined

/** Prints the ticket on one page of its length, to be cut once; one printed alone goes first. */
export function printTicket(): void {
  const ticket =
    document.querySelector<HTMLElement>('.kitchen-ticket[data-alone]') ??
    document.querySelector<HTMLElement>('.kitchen-ticket')
  if (!ticket) return
  const length = Math.ceil(ticket.offsetHeight * MILLIMETRES_PER_PIXEL) + 2 * MARGIN + 2
  page ??= new CSSStyleSheet()
  page.replaceSync(`@page { size: ${ROLL_WIDTH}mm ${length}mm; margin: ${MARGIN}mm }`)
  if (!document.adoptedStyleSheets.includes(page)) document.adoptedStyleSheets.push(page)
  window.print()
}
