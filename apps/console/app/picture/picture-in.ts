/** Dropped or pasted data, reduced to its files. */
type Handed = { readonly files: Iterable<Pick<File, 'name' | 'type'>> } | null

/** Systems do not know the type of every picture. */
const NAMED_SO = /\.(?:heic|heif|avif|webp|jpe?g|png)$/i

/** The picture in what is dropped or pasted: its first file that is one by its type or its name. */
export function pictureIn<Given extends Pick<File, 'name' | 'type'>>(
  handed: { readonly files: Iterable<Given> } | null,
): Given | undefined {
  return [...(handed?.files ?? [])].find(({ type, name }) => type.startsWith('image/') || NAMED_SO.test(name))
}

/** Whether something dropped or pasted holds files at all: a text is none of our business. */
export const hasFiles = (handed: Handed): boolean => [...(handed?.files ?? [])].length > 0
