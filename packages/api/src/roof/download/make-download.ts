import { downloadCopy } from '@mostrador/copy/download'
import { atOneMomentBesideOthers } from '@mostrador/database/at-one-moment'
import { z } from 'zod'
import { done, type JobHandler, type JobPorts } from '../../ground/job/job.ts'
import { writeMail } from '../../ground/mail/write-mail.ts'
import { downloadEntries } from './download-entries.ts'
import {
  DOWNLOAD_HOURS,
  endDownload,
  findDownloadToMake,
  listOldDownloads,
  MAKE_DOWNLOAD,
  noteProgress,
  removeDownload,
  type DownloadToMake,
} from './download-store.ts'

const payloadSchema = z.object({ downloadId: z.uuid() })

/** Pictures between two reports of progress. */
const PICTURES_AT_ONCE = 25

/** Thrown when the download was cancelled meanwhile. */
class Unwanted extends Error {}

/**
 * Reads all texts of a company at one moment, so that sheets agree. Writes them aside, since
 * packing takes time and must not keep a transaction open.
 */
const readParts = ({ database, ...ports }: JobPorts, id: string, wanted: DownloadToMake) =>
  atOneMomentBesideOthers(database, async (db) => {
    const { texts, pictures } = await downloadEntries({ ...ports, database: db }, wanted)
    return [...(await ports.downloads.setAside(id, texts)), ...pictures]
  })

/** Makes the archive and reports its progress; returns its size in bytes. */
async function make(ports: JobPorts, id: string, wanted: DownloadToMake): Promise<number> {
  const stop = new AbortController()
  let packed = 0
  let total = 0
  const tell = async (): Promise<void> => {
    if (await noteProgress(ports.database, { id, done: packed, total })) return
    stop.abort(new Unwanted())
    throw new Unwanted()
  }
  await tell()
  const entries = await readParts(ports, id, wanted)
  total = entries.length
  await tell()
  const told = entries.map((entry) => ({
    ...entry,
    bytes: async function* () {
      for await (const piece of entry.bytes()) {
        if (entry.compress) await tell()
        yield piece
      }
      packed += 1
      if (entry.compress || packed % PICTURES_AT_ONCE === 0) await tell()
    },
  }))
  return ports.downloads.make(id, { entries: told, signal: stop.signal, now: ports.now() })
}

/**
 * Makes the file with everything of a company, unless it was cancelled or its person is no owner
 * any more, and mails that it is there. A failure is shown on the page, where the owner can begin
 * anew.
 */
export const makeDownload: JobHandler = async (ports, job) => {
  const { database, downloads, now, log } = ports
  const { downloadId: id } = payloadSchema.parse(job.payload)
  const wanted = await findDownloadToMake(database, id)
  if (!wanted) {
    await endDownload(database, { id }, { state: 'FAILED', now: now() })
    return done
  }
  try {
    const sizeBytes = await make(ports, id, wanted)
    const expiresAt = new Date(now().getTime() + DOWNLOAD_HOURS * 3_600_000)
    const isWanted = await endDownload(database, { id }, { state: 'READY', sizeBytes, expiresAt, now: now() })
    if (!isWanted) {
      await downloads.remove(id)
      return done
    }
  } catch (error) {
    await downloads.remove(id)
    const failed = await endDownload(database, { id }, { state: 'FAILED', now: now() })
    if (failed) log.error('download-failed', { message: messageOf(error) })
    return done
  }
  try {
    await tellReady(ports, id, wanted)
  } catch (error) {
    // The page shows it, too: a failed mail is not tried again.
    log.error('download-mail-failed', { message: messageOf(error) })
  }
  return done
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Mails the owner, and logs the security event of a full download. */
async function tellReady({ mails, hosts, tellSecurity }: JobPorts, id: string, wanted: DownloadToMake) {
  const { name, colors, country, email, branchId, staffUserId } = wanted
  tellSecurity('export', { staffUserId, branchId })
  const said = downloadCopy.mail
  await mails.send({
    ...writeMail(
      { name, colors, country },
      {
        subject: said.subject(name),
        heading: said.heading,
        paragraphs: [said.text(name)],
        link: { label: said.link, url: `${hosts.consoleOrigin}/console/account` },
        notes: [said.unexpected],
      },
    ),
    branchId,
    to: email,
    kind: MAKE_DOWNLOAD,
    dedupeKey: `${MAKE_DOWNLOAD}:${id}`,
  })
}

const HOUR_MS = 3_600_000

/** Deletes files and rows of ended downloads, once an hour. */
export const forgetDownloads: JobHandler = async ({ database, downloads, now }) => {
  for (const id of await listOldDownloads(database, now())) {
    await downloads.remove(id)
    await removeDownload(database, id)
  }
  return { kind: 'again', at: new Date(now().getTime() + HOUR_MS) }
}
