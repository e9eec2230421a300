import { join } from 'node:path'
import { localFileStore } from '@mostrador/files/local-file-store'
import { localZipStore } from '@mostrador/files/zip-store'

/** Opens the stores of the data folder, each kind in a folder of its own. */
export function openStores(dataDir: string) {
  const files = localFileStore(join(dataDir, 'files'))
  return {
    files,
    proofPhotos: localFileStore(join(dataDir, 'delivery-photos')),
    reportPhotos: localFileStore(join(dataDir, 'report-photos')),
    downloads: { ...localZipStore(join(dataDir, 'downloads')), picture: files.open },
  }
}
