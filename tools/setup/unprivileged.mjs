import { readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'

const ACCOUNTS = ['postgres', 'nobody']
const OTHERS_MAY_ENTER = 0o001

/** PostgreSQL refuses to run as root: the account to run it as, or undefined when we are not root. */
export function findUnprivilegedAccount() {
  if (process.getuid?.() !== 0) return undefined
  const passwd = readFileSync('/etc/passwd', 'utf8')
  const account = ACCOUNTS.map((name) => parseAccount(passwd, name)).find(Boolean)
  if (account) return account
  throw new Error(
    `PostgreSQL refuses to run as root, and there is no account ${ACCOUNTS.join(' or ')} to run it as.`,
  )
}

export function parseAccount(passwd, name) {
  const line = passwd.split('\n').find((entry) => entry.startsWith(`${name}:`))
  if (!line) return undefined
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Root's own TMPDIR is often closed to others. */
export function findReachableTempDir(account) {
  if (!account) return tmpdir()
  const found = [tmpdir(), '/tmp', '/var/tmp'].find(isOpenToOthers)
  if (found) return found
  throw new Error('No temporary folder is open to other accounts: set TMPDIR to one.')
}

function isOpenToOthers(folder) {
  const stat = statSync(folder, { throwIfNoEntry: false })
  if (!stat || !(stat.mode & OTHERS_MAY_ENTER)) return false
  return dirname(folder) === folder || isOpenToOthers(dirname(folder))
}
