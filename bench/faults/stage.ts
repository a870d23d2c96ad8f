import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { openOwnPostgres } from '#server/testing/own-postgres.ts'
import { type Product, startProduct } from '#server/testing/start-product.ts'
import { loadTestTemplate } from '#server/testing/test-database.ts'
import type { Scene } from './fault.ts'
import { fillSchool, type School, type SchoolSize } from './school.ts'
import { type MemoryWatch, watchMemory } from './watch-memory.ts'

/** Shared machines are slow, and no start is measured here. */
export const LONGEST_START_MS = 180_000

type Postgres = Awaited<ReturnType<typeof openOwnPostgres>> & { end: () => void }

export type Stage = {
  school: School
  product: Product
  memory: MemoryWatch
  /** Null with the embedded database. */
  postgres: Postgres | null
  isAlive: () => boolean
  /** Looks into the database; an embedded one only after the product has ended. */
  readDatabase: <T>(read: (db: Database) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** A PostgreSQL server of one's own, which ends with this process, however that ends. */
export async function openPostgres(folder: string): Promise<Postgres> {
  const postgres = await openOwnPostgres(folder)
  let isOver = false
  function end(): void {
    if (!isOver) postgres.stop('immediate')
    isOver = true
    process.off('exit', end)
  }
  process.once('exit', end)
  return {
    ...postgres,
    end,
  }
}

/** The real product in a process of its own, above a new database with people in it. `home`: where the data goes. */
export async function openStage({ kind, folder }: Scene, size: SchoolSize, home = folder): Promise<Stage> {
  const dataDir = join(home, 'data')
  mkdirSync(dataDir)
  const postgres = kind === 'postgres' ? await openPostgres(home) : null
  async function readDatabase<T>(read: (db: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase(
      postgres ? { databaseUrl: postgres.url } : { dataDir, template: await loadTestTemplate() },
    )
    try {
      return await read(database.db)
    } finally {
      await database.close()
    }
  }
  const school = await readDatabase((db) => fillSchool(db, size))
  const product = await startProduct({
    logFile: join(folder, 'product.log'),
    longestStartMs: LONGEST_START_MS,
    env: {
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      BACKUP_EVERY: 'off',
      ...(postgres && { DATABASE_URL: postgres.url }),
    },
  })
  const memory = watchMemory(product.child.pid ?? 0)
  return {
    school,
    product,
    memory,
    postgres,
    isAlive: () => product.child.exitCode === null && product.child.signalCode === null,
    readDatabase,
    async close() {
      memory.stop()
      await product.kill()
      postgres?.end()
    },
  }
}

/** Runs a fault on a stage that is taken down whatever happens. */
export async function onStage<T>(
  scene: Scene,
  size: SchoolSize,
  work: (stage: Stage) => Promise<T>,
  home?: string,
): Promise<T> {
  const stage = await openStage(scene, size, home)
  try {
    return await work(stage)
  } finally {
    await stage.close()
  }
}
