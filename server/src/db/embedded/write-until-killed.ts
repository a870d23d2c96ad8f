import { join } from 'node:path'
import { RemotePglite } from './remote-pglite.ts'

/**
 * A process to be killed: many writers at once, half of them in transactions of two rows. It prints the id
 * of a row after its write was confirmed, never before. Arguments: data directory, writers, first id.
 */
const [dataDir = '', writers = '50', firstId = '0'] = process.argv.slice(2)
const client = new RemotePglite({ settings: { directory: join(dataDir, 'database'), isDurable: true } })
let nextId = Number(firstId)

async function writePlain(id: number): Promise<void> {
  await client.query('insert into kept (id, part, note) values ($1, 0, $2)', [id, `plain ${id}`])
}

async function writePair(id: number): Promise<void> {
  await client.transaction(async (tx) => {
    await tx.query('insert into kept (id, part, note) values ($1, 1, $2)', [id, `pair ${id}`])
    await tx.query('insert into kept (id, part, note) values ($1, 2, $2)', [id, `pair ${id}`])
  })
}

async function writeForEver(): Promise<never> {
  for (;;) {
    const id = nextId++
    await (id % 2 === 0 ? writePlain(id) : writePair(id))
    process.stdout.write(`${id}\n`)
  }
}

await Promise.all(Array.from({ length: Number(writers) }, writeForEver))
