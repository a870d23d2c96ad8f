import { readFile, stat } from 'node:fs/promises'
import { connectDatabase, type OpenDatabase, type StillPicture } from '../../connect-database.ts'
import { withScratch } from '../../embedded/still-copy.ts'
import { writeBackup } from '../write-backup.ts'
import type { WriteOrder, Written } from './messages.ts'

export async function writeFromPicture({ picture, path, at }: WriteOrder): Promise<Written> {
  const { tables } = await withPicture(picture, (source) => writeBackup(source, path, new Date(at)))
  return { tables, bytes: (await stat(path)).size }
}

async function withPicture<T>(
  picture: StillPicture,
  work: (source: Pick<OpenDatabase, 'standStill'>) => Promise<T>,
): Promise<T> {
  if ('databaseUrl' in picture) {
    const database = await connectDatabase(picture)
    return work(database).finally(() => database.close())
  }
  const origin =
    'dump' in picture ? { template: await readFile(picture.dump) } : { directory: picture.directory }
  return work({ standStill: (read) => withScratch({ ...origin, isDurable: false }, read) })
}
