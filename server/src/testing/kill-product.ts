import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { type OnAnswer, OnboardingWriter } from './onboarding-writer.ts'
import { type Product, startProduct } from './start-product.ts'

const LONGEST_WRITING_MS = 60_000
/** The kill comes at a random moment within this time after the writes that have to be confirmed first. */
const KILL_WITHIN_MS = 800

type KillOptions = {
  dataDir: string
  /** Of a PostgreSQL server; without it the embedded database is killed along. */
  databaseUrl?: string
  kills: number
  /** The session of each learner who writes. */
  tokens: string[]
  /** So many writes are confirmed before each kill. */
  leastWrites: number
  random: () => number
  logLevel?: string
  onStart?: (product: Product) => void
  onAnswer?: OnAnswer
  onKill?: (round: { kill: number; confirmed: number; losses: string[]; restartMs: number }) => void
}

export type KillReport = { confirmed: number; losses: string[]; restartsMs: number[]; refusal: string }

/** A busy machine needs longer, and no start is measured against a bar here. */
const LONGEST_START_MS = 180_000

/**
 * Kills the product again and again in the middle of many writes, always on the same directory, and asks it after each
 * restart for every write that it had confirmed. On the way a second process tries to open the embedded database's
 * directory. The product that runs at the end is the caller's to stop.
 */
export async function killRepeatedly(options: KillOptions): Promise<KillReport & { product: Product }> {
  const { dataDir, databaseUrl, kills, leastWrites, random, onKill, onStart, onAnswer } = options
  const writers = options.tokens.map((token) => new OnboardingWriter(token, onAnswer))
  async function start(): Promise<Product> {
    const env = makeEnv(dataDir)
    const started = await startProduct({
      logFile: nameLog(dataDir),
      env: {
        ...env,
        LOG_LEVEL: options.logLevel ?? env.LOG_LEVEL,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
      longestStartMs: LONGEST_START_MS,
    })
    onStart?.(started)
    return started
  }
  const losses: string[] = []
  const restartsMs: number[] = []
  let product = await start()
  try {
    const refusal = databaseUrl ? '' : await openSecond(dataDir)
    for (let kill = 1; kill <= kills; kill++) {
      const before = writers.map(({ confirmed }) => confirmed.length)
      const writing = Promise.all(writers.map((writer) => writer.writeUntilKilled(product.url)))
      await waitForWrites(writers, countConfirmed(writers) + leastWrites)
      await sleep(random() * KILL_WITHIN_MS)
      await product.kill()
      await writing
      const startedAt = performance.now()
      product = await start()
      const restartMs = performance.now() - startedAt
      const found = await Promise.all(
        writers.map((writer, index) => writer.findLosses(product.url, before[index] ?? 0)),
      )
      losses.push(...found.flat())
      restartsMs.push(restartMs)
      onKill?.({ kill, confirmed: countConfirmed(writers), losses: found.flat(), restartMs })
    }
    // Nothing that an earlier kill left behind may have gone since.
    const missing = await Promise.all(writers.map((writer) => writer.findLosses(product.url, 0)))
    losses.push(...missing.flat())
    return { confirmed: countConfirmed(writers), losses, restartsMs, refusal, product }
  } catch (error) {
    await product.kill()
    throw error
  }
}

/** What PostgreSQL's own checker finds wrong with the tables and indexes of a directory that nobody has open. */
export async function checkFiles(dataDir: string): Promise<{ indexes: number; faults: string[] }> {
  const engine = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { amcheck } })
  try {
    await engine.exec('create extension if not exists amcheck')
    const faults: string[] = []
    const { rows: tables } = await engine.query<{ name: string; msg: string }>(
      `select c.relname as name, v.msg from pg_class c, verify_heapam(c.oid) v
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    )
    for (const { name, msg } of tables) faults.push(`${name}: ${msg}`)
    const { rows: indexes } = await engine.query<{ name: string; check: string }>(
      `select c.relname as name,
              case a.amname when 'gin' then 'gin_index_check($1::regclass)'
                            else 'bt_index_check($1::regclass, true)' end as check
         from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
        where c.relnamespace = 'public'::regnamespace and a.amname in ('btree', 'gin')`,
    )
    for (const { name, check } of indexes) {
      await engine.query(`select ${check}`, [name]).catch((error: Error) => {
        faults.push(`${name}: ${error.message}`)
      })
    }
    return { indexes: indexes.length, faults }
  } finally {
    await engine.close()
  }
}

/** What the product that was started last has said. */
export const nameLog = (dataDir: string): string => join(dataDir, 'product.log')

function makeEnv(dataDir: string) {
  return { DATA_DIR: dataDir, LOG_LEVEL: 'warn', DEMO: 'off' }
}

/** What a second process is told; empty when it was let in. */
async function openSecond(dataDir: string): Promise<string> {
  try {
    const second = await startProduct({ logFile: join(dataDir, 'second.log'), env: makeEnv(dataDir) })
    await second.stop()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

function countConfirmed(writers: OnboardingWriter[]): number {
  return writers.reduce((sum, { confirmed }) => sum + confirmed.length, 0)
}

async function waitForWrites(writers: OnboardingWriter[], count: number): Promise<void> {
  const givesUpAt = performance.now() + LONGEST_WRITING_MS
  while (countConfirmed(writers) < count) {
    if (performance.now() > givesUpAt) throw new Error('the product confirms no writes')
    await sleep(5)
  }
}
