/** Dropped or pasted data, reduced to its files. */
type Handed = { readonly files: Iterable<Pick<File, 'name' | 'type'>> } | null

/** Systems do not know the type of every picture. */
const NAMED_SO = /\.(?:heic|heif|avif|webp|jpe?g|png)$/i

/** Finds the first dropped or pasted file that is a picture by type or name. */
export function pictureIn<Given extends Pick<File, 'name' | 'type'>>(
  handed: { readonly files: Iterable<Given> } | null,
): Given | undefined {
  return [...(handed?.files ?? [])].find(({ type, name }) => type.startsWith('image/') || NAMED_SO.test(name))
}

/** Whether dropped or pasted data has files; text is ignored. */
export const hasFiles = (handed: Handed): boolean => [...(handed?.files ?? [])].length > 0
