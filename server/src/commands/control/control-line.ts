import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CommandInput } from '../command.ts'

/** One line of JSON asks the running product for a command. */
export type Request = { name: string; input: CommandInput }
/** It answers with lines for the operator and a last word. */
export type Answer = { say: string } | { done: true } | { failed: string }

/** The longest path that every system takes for the name of a socket. */
const LONGEST_PATH = 100

/** Where the running product listens for its operator. Only who may read the data directory finds or opens it. */
export function findControlPath(dataDir: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\trellis-${nameOf(dataDir)}`
  const path = join(dataDir, 'control.sock')
  return path.length <= LONGEST_PATH ? path : join(tmpdir(), `trellis-${nameOf(dataDir)}.sock`)
}

const nameOf = (dataDir: string) => createHash('sha256').update(dataDir).digest('hex').slice(0, 24)
