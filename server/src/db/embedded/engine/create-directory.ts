import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncDirectory } from './durable-file-system.ts'

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

/** The file system writes its journal once for many that ask together: a thousand files one by one take seconds. */
const SYNCS_AT_ONCE = 16

/** Brings a directory with all its files to the disk and answers the inodes of the files. */
export async function syncTree(root: string): Promise<Set<number>> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const inodes = new Set<number>()
  async function syncFiles(): Promise<void> {
    for (let path = files.pop(); path !== undefined; path = files.pop()) inodes.add(await syncFile(path))
  }
  await Promise.all(Array.from({ length: SYNCS_AT_ONCE }, syncFiles))
  for (const entry of entries) if (entry.isDirectory()) syncDirectory(join(entry.parentPath, entry.name))
  syncDirectory(root)
  return inodes
}

async function syncFile(path: string): Promise<number> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
    return (await file.stat()).ino
  } finally {
    await file.close()
  }
}
