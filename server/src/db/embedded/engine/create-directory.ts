import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { syncDirectory } from './durable-file-system.ts'
import { syncTree } from './sync-tree.ts'

/**
 * Fills a new database directory beside its place and moves it there when it is whole: a process killed
 * while it copies a thousand files would otherwise leave a directory that never opens again.
 */
export async function createDirectory(directory: string, fill: (staging: string) => Promise<void>) {
  if (existsSync(join(directory, 'PG_VERSION'))) return
  if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw new Error(
      `The directory ${directory} holds files, but no database. Move them away and start again.`,
    )
  }
  const staging = `${directory}.creating`
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true, mode: 0o700 })
  await fill(staging)
  await syncTree(staging)
  if (existsSync(directory)) rmdirSync(directory)
  renameSync(staging, directory)
  syncDirectory(dirname(directory))
}
