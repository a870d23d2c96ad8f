import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cleanUpOnLeave } from './leave.mjs'
import { cacheDir, root } from './root.mjs'
import { SetupError, say } from './say.mjs'

const RETRY_MS = 250
// Longer than two processes need between "the holder is dead" and "its lock is removed".
const SETTLE_MS = 60
const WRITE_MS = 2_000

/** Only one process at a time runs `work` under this name; the lock of a process that died counts for nothing. */
export async function withLock(name, work, directory = cacheDir) {
  const release = await acquire(name, directory)
  const forget = cleanUpOnLeave(release)
  try {
    return await work()
  } finally {
    forget()
    release()
  }
}

async function acquire(name, directory) {
  const file = join(directory, `${name}.lock`)
  const me = describeProcess(process.pid)
  makeDirectory(directory)
  let hasSpoken = false
  for (;;) {
    if (tryCreate(file, me)) {
      await sleep(SETTLE_MS)
      // Another process may have taken our new lock for the dead one that it was just about to remove.
      if (readHolder(file) === me) return () => rmSync(file, { force: true })
      continue
    }
    const holder = readHolder(file)
    if (holder === undefined) continue
    if (isAbandoned(file, holder)) {
      rmSync(file, { force: true })
      continue
    }
    if (!hasSpoken)
      say(`Waiting for process ${holder.split(' ')[0]}, which is busy with the same step (${name}) …`)
    hasSpoken = true
    await sleep(RETRY_MS)
  }
}

function makeDirectory(directory) {
  try {
    mkdirSync(directory, { recursive: true })
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) {
      throw new SetupError(`No permission to write in ${root}: run the command as the owner of that folder.`)
    }
    throw error
  }
}

function tryCreate(file, content) {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function readHolder(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

function isAbandoned(file, holder) {
  if (holder !== '') return describeProcess(Number(holder.split(' ')[0])) !== holder
  // Created but not yet written, or its writer died in between.
  const created = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  return Date.now() - created > WRITE_MS
}

/** Process id and, where the system tells it, its start time: ids are used again, in containers almost at once. */
export function describeProcess(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return undefined
  }
  return `${pid} ${readStartTime(pid)}`
}

function readStartTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in parentheses and may hold spaces; the start time is field 22 (proc(5)).
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return 'unknown'
  }
}
