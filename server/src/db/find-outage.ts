/** Why a database could not do its work, whatever the statement was. */
type Outage = 'diskFull' | 'connectionLost'

const DISK_FULL_CODE = /^(ENOSPC|EDQUOT|53100)$/
const DISK_FULL_TEXT = /no space left on device|disk quota exceeded|\b(ENOSPC|EDQUOT)\b/i

/**
 * Sockets, names that cannot be resolved, and these SQLSTATE: the server stops, starts or has no connection left (57P0x,
 * 53300), a statement or transaction was ended for taking too long (57014, 25P03, 25P04), the connection broke (08xxx),
 * the disk failed under the database (58xxx).
 */
const LOST_CODE =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P0\d|57014|25P0[34]|53300|08\w{3}|58\w{3})$/
/** What the driver and the embedded database say without a code. */
const LOST_TEXT =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect|timeout expired|The embedded database |The disk refused to keep data)/

type Thrown = Error & { code?: unknown; query?: unknown }

/** Looks through an error and its causes; null: the database is there, and refused what it was asked. */
export function findOutage(error: unknown): Outage | null {
  const chain = listCauses(error)
  if (chain.some(isDiskFull)) return 'diskFull'
  return chain.some(isConnectionLost) ? 'connectionLost' : null
}

function listCauses(error: unknown): Thrown[] {
  const chain: Thrown[] = []
  for (let current = error; current instanceof Error && !chain.includes(current); current = current.cause) {
    chain.push(current)
    // A name with several addresses fails with one error for each.
    if (current instanceof AggregateError) chain.push(...current.errors.filter((one) => one instanceof Error))
  }
  return chain
}

function isDiskFull(error: Thrown): boolean {
  if (typeof error.code === 'string' && DISK_FULL_CODE.test(error.code)) return true
  return canBeReadForCauses(error) && DISK_FULL_TEXT.test(error.message)
}

function isConnectionLost(error: Thrown): boolean {
  if (typeof error.code === 'string') return LOST_CODE.test(error.code)
  return canBeReadForCauses(error) && LOST_TEXT.test(error.message)
}

/** A refusal of PostgreSQL and the query layer's message can quote what somebody typed: those say nothing about the disk. */
function canBeReadForCauses({ code, query }: Thrown): boolean {
  return query === undefined && (typeof code !== 'string' || LOST_CODE.test(code))
}
