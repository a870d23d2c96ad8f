import { closeSync, fstatSync, fsyncSync, openSync, statSync } from 'node:fs'
import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The corner of Emscripten's NODEFS that is touched here; its types do not tell it. */
interface NodeFileSystem {
  stream_ops: {
    fsync?: (stream: OpenStream) => number
    write: (stream: OpenStream, ...rest: unknown[]) => number
    setattr: (stream: OpenStream, ...rest: unknown[]) => void
  }
  node_ops: { setattr: (node: unknown, ...rest: unknown[]) => void }
  realPath: (node: unknown) => string
}
interface OpenStream {
  /** The descriptor in Node. */
  nfd: number
}

const EMSCRIPTEN_EIO = 29

/** NodeFS whose files reach the disk: Emscripten's NODEFS ignores fsync, so PostgreSQL believes what is not so. */
export class DurableFileSystem extends NodeFS {
  /** Set when the disk refused; nothing written since the last good flush may be confirmed. */
  failure: Error | undefined
  /**
   * Inodes that are on the disk as they stand. After a crash PostgreSQL syncs each file of its directory, twice and
   * one by one, which takes long; files that were synced just before and not touched since need no second time.
   */
  syncedInodes: Set<number> | undefined

  override async init(engine: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const { emscriptenOpts } = await super.init(engine, options)
    emscriptenOpts.preRun?.push((mod) => {
      const nodefs = mod.FS.filesystems.NODEFS as unknown as NodeFileSystem
      this.#watchChanges(nodefs)
      nodefs.stream_ops.fsync = ({ nfd }) => {
        try {
          if (!this.syncedInodes?.has(fstatSync(nfd).ino)) fsyncSync(nfd)
          return 0
        } catch (error) {
          this.failure ??= error as Error
          throw new mod.FS.ErrnoError(EMSCRIPTEN_EIO)
        }
      }
    })
    return { emscriptenOpts }
  }

  #watchChanges({ stream_ops, node_ops, realPath }: NodeFileSystem): void {
    const { write, setattr: setOpen } = stream_ops
    const { setattr: setClosed } = node_ops
    stream_ops.write = (stream, ...rest) => {
      this.syncedInodes?.delete(fstatSync(stream.nfd).ino)
      return write(stream, ...rest)
    }
    stream_ops.setattr = (stream, ...rest) => {
      this.syncedInodes?.delete(fstatSync(stream.nfd).ino)
      setOpen(stream, ...rest)
    }
    node_ops.setattr = (node, ...rest) => {
      this.syncedInodes?.delete(statSync(realPath(node)).ino)
      setClosed(node, ...rest)
    }
  }
}

/** Makes the names in a directory as durable as the files; Windows has no such call and needs none. */
export function syncDirectory(path: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
