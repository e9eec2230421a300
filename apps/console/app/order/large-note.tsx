/** What people write by hand, large: it is what goes wrong when it is not read. */
export function LargeNote({ text }: { text: string }) {
  return (
    <p className="rounded-control bg-warning-soft px-3.5 py-2.5 text-18 font-semibold wrap-anywhere whitespace-pre-line text-ink">
      {text.trim()}
    </p>
  )
}
