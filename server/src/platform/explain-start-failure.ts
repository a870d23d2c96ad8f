import { DirectoryInUse } from '../db/embedded/lock-directory.ts'
import { ConfigError } from './config.ts'

const NO_USABLE_DIRECTORY = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ENOSPC'])
const NO_SUCH_ADDRESS = new Set(['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL'])

/** Failures an operator can mend get a sentence that says how; anything else keeps its stack trace. */
export function explainStartFailure(error: unknown, env: Record<string, string | undefined>): string {
  if (error instanceof ConfigError || error instanceof DirectoryInUse) return error.message
  const { code = '', message, syscall } = error as NodeJS.ErrnoException
  const isListening = syscall === 'listen' || (NO_SUCH_ADDRESS.has(code) && !env.DATABASE_URL)
  if (code === 'EADDRINUSE') {
    return `Port ${env.PORT ?? 3000} is in use. Stop the other program, or set PORT to another number.`
  }
  if (isListening)
    return `HOST ${env.HOST ?? '127.0.0.1'} with PORT ${env.PORT ?? 3000} cannot be used (${message}).`
  if (env.DATABASE_URL && error instanceof Error && isDatabaseTrouble(code, message)) {
    return `The PostgreSQL server of DATABASE_URL does not let us in (${message}). Is it running, and is the address right?`
  }
  if (NO_USABLE_DIRECTORY.has(code) || code === 'ERR_SQLITE_ERROR') {
    return `The data directory ${env.DATA_DIR ?? './data'} cannot be used (${message}). Set DATA_DIR to a directory that can be written to.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** No way there, or one of PostgreSQL's refusals: wrong password, no such database, shutting down. */
function isDatabaseTrouble(code: string, message: string): boolean {
  return /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|28|3D|57|08|53)/.test(code) || /timeout/i.test(message)
}
