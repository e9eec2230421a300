/** What stands where an address leads nowhere. */
export function NotFoundView() {
  return <main className="grid min-h-dvh place-items-center p-6 text-center" />
}
