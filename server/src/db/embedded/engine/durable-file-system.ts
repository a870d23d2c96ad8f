import { closeSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The corner of Emscripten's NODEFS that is touched here; its types do not tell it. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: OpenStream) => number }
  realPath: (node: unknown) => string
}
interface OpenStream {
  /** The descriptor in Node; a directory has none. */
  nfd?: number
  node: unknown
}

const EMSCRIPTEN_EIO = 29

/** NodeFS whose files reach the disk: Emscripten's NODEFS ignores fsync, so PostgreSQL believes what is not so. */
export class DurableFileSystem extends NodeFS {
  /** Set when the disk refused; nothing written since the last good flush may be confirmed. */
  failure: Error | undefined

  override async init(engine: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const { emscriptenOpts } = await super.init(engine, options)
    emscriptenOpts.preRun?.push((mod) => {
      const nodefs = mod.FS.filesystems.NODEFS as unknown as NodeFileSystem
      nodefs.stream_ops.fsync = (stream) => {
        try {
          syncStream(nodefs, stream)
          return 0
        } catch (error) {
          this.failure ??= error as Error
          throw new mod.FS.ErrnoError(EMSCRIPTEN_EIO)
        }
      }
    })
    return { emscriptenOpts }
  }
}

function syncStream(nodefs: NodeFileSystem, stream: OpenStream): void {
  if (stream.nfd === undefined) syncDirectory(nodefs.realPath(stream.node))
  else fsyncSync(stream.nfd)
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
