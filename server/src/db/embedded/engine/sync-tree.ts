import { readdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { syncDirectory } from './durable-file-system.ts'

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
