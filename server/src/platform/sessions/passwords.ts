import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '../app-error.ts'

const hashAsync = promisify(argon2)
// OWASP's second choice of equal strength: 19 MiB, two passes. About 30 ms of one core.
const MEMORY_KIB = 19_456
const PASSES = 2
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

function derive(password: string, salt: Buffer, memory: number, passes: number): Promise<Buffer> {
  // NFKC: the same accented letter can be typed as one character or two, depending on the keyboard.
  const message = Buffer.from(password.normalize('NFKC'))
  return takeTurn(() =>
    hashAsync('argon2id', { message, nonce: salt, parallelism: 1, tagLength: HASH_BYTES, memory, passes }),
  )
}

/** The stored form: `argon2id$19456$2$salt$hash`, so that the cost can be raised without breaking old passwords. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt, MEMORY_KIB, PASSES)
  return ['argon2id', MEMORY_KIB, PASSES, salt.toString('base64'), hash.toString('base64')].join('$')
}

const MADE_MEMORY_KIB = 1024
const MADE_PASSES = 1

/**
 * For passwords that the product has made itself, of 59 random bits: nobody guesses those however quick a guess is, and a
 * school of thousands is imported in seconds. Passwords that people think of are never kept this way.
 */
export async function hashMadePassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt, MADE_MEMORY_KIB, MADE_PASSES)
  return ['argon2id', MADE_MEMORY_KIB, MADE_PASSES, salt.toString('base64'), hash.toString('base64')].join(
    '$',
  )
}

/** A hash nobody's password has: an unknown name costs the same time as a wrong password. */
const NOBODY = [
  'argon2id',
  MEMORY_KIB,
  PASSES,
  randomBytes(SALT_BYTES).toString('base64'),
  randomBytes(HASH_BYTES).toString('base64'),
].join('$')

/** What stands for the password of who signs in elsewhere alone: of the usual shape, and no password fits it. */
export function makeNoPassword(): string {
  return ['argon2id', MEMORY_KIB, PASSES, randomBytes(SALT_BYTES).toString('base64'), ''].join('$')
}

export function isPassword(stored: string): boolean {
  return stored.startsWith('argon2id$') && !stored.endsWith('$')
}

export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  // What is no hash, an account without a password above all, fits no password, and takes as long.
  const known = stored?.startsWith('argon2id$') ? stored : undefined
  const [, memory, passes, salt = '', hash = ''] = (known ?? NOBODY).split('$')
  const expected = Buffer.from(hash, 'base64')
  const actual = await derive(password, Buffer.from(salt, 'base64'), Number(memory), Number(passes))
  return actual.length === expected.length && timingSafeEqual(actual, expected) && known !== undefined
}
