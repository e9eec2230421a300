/** Attribution of a map's tiles, with OpenStreetMap's licence; nothing for an empty text. */
export function MapCredit({ text, className }: { readonly text: string; readonly className: string }) {
  if (text === '') return null
  return (
    <p className={`absolute bg-raised px-1.5 text-12 text-muted ${className}`}>
      {text.includes('OpenStreetMap') ? (
        <a
          href="https://www.openstreetmap.org/copyright"
          target="_blank"
          rel="noreferrer"
          className="underline"
        >
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}
