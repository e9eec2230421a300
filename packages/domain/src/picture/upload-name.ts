import { slugOf } from '../revision/slug.ts'

/** Name of an uploaded picture in a document: the hash of its content, and its file's name. */
const UPLOAD = /^uploads\/([0-9a-f]{64})\/([a-z0-9-]+)\.webp$/

const NAMELESS = 'foto'

/**
 * Returns the name of an uploaded picture in a document: the hash of its content, so that it is
 * the same picture everywhere, and the file's own name for people. It is a path like those beside
 * a tenant file.
 */
export function uploadName(sha256: string, fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? ''
  return `uploads/${sha256}/${slugOf(base.replace(/\.[^.]{1,5}$/, '')) || NAMELESS}.webp`
}

/** Whether a document's picture is named by its content: the name always means the same picture. */
export const isUploadName = (source: string): boolean => UPLOAD.test(source)

/**
 * Returns the name of an uploaded picture's file, as people gave it; undefined for any other
 * picture.
 */
export const fileNameOf = (source: string): string | undefined => UPLOAD.exec(source)?.[2]

/**
 * Returns the hash of an uploaded picture, by which the server shows it; undefined of any other
 * one.
 */
export const hashOf = (source: string): string | undefined => UPLOAD.exec(source)?.[1]
