import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const DISK_MEGABYTES = 700

export type SmallDisk = ReturnType<typeof openSmallDisk>

/** A disk of its own takes the right to mount one; without it there is a folder that nothing fills. */
function mount(disk: string): boolean {
  mkdirSync(disk)
  if (process.platform !== 'linux') return false
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', disk], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

/** A disk that a test can fill, beside a folder for what has to stay writable. */
export function openSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'full-'))
  const disk = join(folder, 'disk')
  const ballast = join(disk, 'ballast')
  const isMounted = mount(disk)
  chmodSync(folder, 0o755)
  return {
    folder,
    disk,
    isMounted,
    /** With nothing left to leave, until the disk itself refuses: others take and give back room meanwhile. */
    fill(leaveBytes: number): void {
      const piece = Buffer.alloc(64 * 1024)
      const file = openSync(ballast, 'w')
      try {
        for (;;) {
          const { bavail, bsize } = statfsSync(disk)
          if (leaveBytes > 0 && bavail * bsize <= leaveBytes) return
          writeSync(file, piece)
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    makeRoom: () => rmSync(ballast),
    remove() {
      if (isMounted) execFileSync('umount', ['-l', disk])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
