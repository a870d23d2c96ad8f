import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { promisify } from 'node:util'
import { AppError } from '../app-error.ts'

const hashAsync = promisify(argon2)
type Cost = { memory: number; passes: number }
/** OWASP's second choice of equal strength: 19 MiB, two passes. About 30 ms of one core. */
const FULL: Cost = { memory: 19_456, passes: 2 }
/**
 * For passwords that the product has made itself, of 59 random bits: nobody guesses those however quick a guess is, and a
 * school of thousands is imported in seconds. Passwords that people think of are never kept this way.
 */
const MADE: Cost = { memory: 1024, passes: 1 }
const HASH_BYTES = 32
const SALT_BYTES = 16

// Hashing runs on libuv's four threads, which files share: two at a time leave room, and the queue has an end.
const MOST_AT_ONCE = 2
const LONGEST_QUEUE = 200

let running = 0
const waiting: (() => void)[] = []

async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) {
    if (waiting.length >= LONGEST_QUEUE) {
      throw new AppError('unavailable', 'tooManyPasswordChecks')
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** Whether somebody waits for their turn: what can be done another time lets them go first. */
export const isHashingBusy = (): boolean => waiting.length > 0

/** Says what each calculation costs, never of what: that all sign-ins cost the same is tested here, not by a watch. */
export const PASSWORD_WORK = 'trellis:password-work'
const work = channel(PASSWORD_WORK)

function derive(password: string, salt: Buffer, { memory, passes }: Cost): Promise<Buffer> {
  // NFKC: the same accented letter can be typed as one character or two, depending on the keyboard.
  const message = Buffer.from(password.normalize('NFKC'))
  work.publish({ memory, passes } satisfies Cost)
  return hashAsync('argon2id', {
    message,
    nonce: salt,
    parallelism: 1,
    tagLength: HASH_BYTES,
    memory,
    passes,
  })
}

/** The stored form: `argon2id$19456$2$salt$hash`, so that the cost can be raised without breaking old passwords. */
const write = ({ memory, passes }: Cost, salt: Buffer, hash: Buffer) =>
  ['argon2id', memory, passes, salt.toString('base64'), hash.toString('base64')].join('$')

async function hash(password: string, cost: Cost): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return write(cost, salt, await takeTurn(() => derive(password, salt, cost)))
}

export const hashPassword = (password: string): Promise<string> => hash(password, FULL)

export const hashMadePassword = (password: string): Promise<string> => hash(password, MADE)

/** What stands for the password of who signs in elsewhere alone: of the usual shape, and no password fits it. */
export const makeNoPassword = (): string => write(FULL, randomBytes(SALT_BYTES), Buffer.alloc(0))

export function isPassword(stored: string): boolean {
  return stored.startsWith('argon2id$') && !stored.endsWith('$')
}

type Stored = { cost: Cost; salt: Buffer; hash: Buffer }

function readStored(stored: string | undefined): Stored | null {
  if (!stored?.startsWith('argon2id$')) return null
  const [, memory, passes, salt = '', hash = ''] = stored.split('$')
  return {
    cost: { memory: Number(memory), passes: Number(passes) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

const isFull = ({ cost }: Stored) => cost.memory === FULL.memory && cost.passes === FULL.passes

/** Whether a hash is from before today's cost, or of a password that the product made: it is replaced when it is used. */
export function isCheaplyHashed(stored: string): boolean {
  const read = readStored(stored)
  return read !== null && isPassword(stored) && !isFull(read)
}

/** Stand in for what an account does not have. */
const NOBODY: Record<'full' | 'made', Stored> = {
  full: { cost: FULL, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) },
  made: { cost: MADE, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) },
}

/**
 * Every check is one cheap calculation and one at full cost, whatever is stored: an account with a password of its own, one
 * that was imported, one without a password and a name that nobody has take the same work, so that time tells nothing.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const known = readStored(stored)
  const full = known && isFull(known) ? known : NOBODY.full
  const made = known && !isFull(known) ? known : NOBODY.made
  const fits = ({ hash }: Stored, actual: Buffer) =>
    actual.length === hash.length && timingSafeEqual(actual, hash)
  return takeTurn(async () => {
    const fitsMade = fits(made, await derive(password, made.salt, made.cost))
    const fitsFull = fits(full, await derive(password, full.salt, full.cost))
    return known !== null && (known === full ? fitsFull : fitsMade)
  })
}
