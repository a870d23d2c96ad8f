import { mkdtemp, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Tried rather than asked for: rights say nothing of a disk that only reads, and the system's own folders lie to root. */
export async function canWrite(folder: string): Promise<boolean> {
  try {
    await rmdir(await mkdtemp(join(folder, '.trellis-')))
    return true
  } catch {
    return false
  }
}

/** The folder itself, or the nearest above it that is there. */
export async function findNearest(folder: string): Promise<string> {
  const parent = dirname(folder)
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  )
  return isThere || parent === folder ? folder : findNearest(parent)
}
