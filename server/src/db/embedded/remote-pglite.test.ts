import { AsyncResource } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadTestTemplate } from '../../testing/test-database.ts'
import { RemotePglite, type RemoteTransaction } from './remote-pglite.ts'
import type { WorkerSettings } from './worker-protocol.ts'

const NEVER = new Promise<never>(() => {})
/** Billions of rows: runs until somebody ends it. */
const RUNAWAY = 'select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b'

describe('the embedded database behind its worker', () => {
  let settings: WorkerSettings
  let client: RemotePglite

  beforeAll(async () => {
    settings = { template: await loadTestTemplate(), isDurable: false }
    client = new RemotePglite({
      settings,
      transactionLimitMs: 800,
    })
    await client.exec('create table marks (id serial primary key, name text unique)')
  })
  afterAll(() => client.close())

  async function countMarks(name: string): Promise<number> {
    const { rows } = await client.query('select count(*) from marks where name = $1', [name], {
      rowMode: 'array',
    })
    return (rows as [number][])[0]?.[0] ?? -1
  }
  function mark(target: RemoteTransaction, name: string) {
    return target.query('insert into marks (name) values ($1)', [name])
  }

  test('the outer database inside its own transaction throws instead of waiting for ever', async () => {
    const work = client.transaction(async (tx) => {
      await mark(tx, 'inside')
      await mark(client, 'outside')
    })
    await expect(work).rejects.toThrow('use tx there')
    const nested = client.transaction(() => client.transaction(async () => {}))
    await expect(nested).rejects.toThrow('use tx there')
    expect(await countMarks('inside')).toBe(0)
  })

  test('work that a transaction left behind may use the outer database afterwards', async () => {
    let later: Promise<unknown> = NEVER
    await client.transaction(async (tx) => {
      await mark(tx, 'started')
      later = sleep(50).then(() => mark(client, 'left-behind'))
    })
    await later
    expect(await countMarks('left-behind')).toBe(1)
  })

  test('statements that waited for a transaction run after its rollback, in their order', async () => {
    const order: string[] = []
    const failing = client.transaction(async (tx) => {
      await mark(tx, 'rolled-back')
      waiting = ['w1', 'w2', 'w3'].map((name) => startOutside(name))
      await sleep(30)
      expect(order).toEqual([])
      throw new Error('no')
    })
    let waiting: Promise<void>[] = []
    // The waiting ones have to stand outside the transaction's context.
    const startOutside = outsideTransaction(async (name: string) => {
      await mark(client, name)
      order.push(name)
    })
    await expect(failing).rejects.toThrow('no')
    await Promise.all(waiting)
    expect(order).toEqual(['w1', 'w2', 'w3'])
    expect(await countMarks('rolled-back')).toBe(0)
  })

  test('transactions and statements pass in the order in which they came', async () => {
    const order: number[] = []
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        if (index % 3 === 0) await client.transaction((tx) => mark(tx, `fair-${index}`))
        else await mark(client, `fair-${index}`)
        order.push(index)
      }),
    )
    const { rows } = await client.query("select name from marks where name like 'fair-%' order by id", [], {
      rowMode: 'array',
    })
    expect(rows.flat()).toEqual(Array.from({ length: 60 }, (_, index) => `fair-${index}`))
    expect(order.toSorted((a, b) => a - b)).toHaveLength(60)
  })

  test('a transaction whose work never returns is rolled back and lets the others go on', async () => {
    let tx: RemoteTransaction | undefined
    const stuck = client.transaction(async (handle) => {
      tx = handle
      await mark(handle, 'stuck')
      await NEVER
    })
    const next = mark(client, 'behind-stuck')
    await expect(stuck).rejects.toMatchObject({ code: '25P04', message: expect.stringContaining('0.8 s') })
    await next
    expect([await countMarks('stuck'), await countMarks('behind-stuck')]).toEqual([0, 1])
    await expect(tx && mark(tx, 'too-late')).rejects.toThrow('rolled back')
  })

  test('a BEGIN of its own is refused and holds nobody up', async () => {
    await expect(client.query('begin')).rejects.toThrow('db.transaction()')
    await mark(client, 'after-begin')
    expect(await countMarks('after-begin')).toBe(1)
  })

  test('tables may change under statements that ran before', async () => {
    await client.query('create table shapes (id integer)')
    await client.query('insert into shapes values (1)')
    expect((await client.query('select * from shapes')).rows).toEqual([{ id: 1 }])
    await client.query('alter table shapes add column colour text default $$red$$')
    const inside = await client.transaction(async (tx) => (await tx.query('select * from shapes')).rows)
    expect(inside).toEqual([{ id: 1, colour: 'red' }])
  })

  test('more different statements than the cache holds still run', async () => {
    for (let index = 0; index < 320; index++) await client.query(`select ${index} as value`)
    expect((await client.query('select 0 as value')).rows).toEqual([{ value: 0 }])
  })

  test('the main thread stays free while the database works', async () => {
    let turns = 0
    const ticking = setInterval(() => {
      turns += 1
    }, 5)
    await client.query('select count(*) from generate_series(1, 1000000)')
    clearInterval(ticking)
    expect(turns).toBeGreaterThan(5)
  })

  describe('with a limit of a second for a statement and of two for a transaction', () => {
    const losses: string[] = []
    let hasty: RemotePglite

    beforeAll(async () => {
      hasty = new RemotePglite({
        settings,
        statementLimitMs: 1000,
        transactionLimitMs: 2000,
        onLost: (error) => losses.push(error.message),
      })
      await hasty.query('select 1')
    })
    afterAll(() => hasty.close())

    test('many short statements together may take longer', async () => {
      const startedAt = performance.now()
      while (performance.now() - startedAt < 1500) {
        const short = Array.from({ length: 20 }, () =>
          hasty.query('select count(*) from generate_series(1, 30000)'),
        )
        await Promise.all(short)
      }
      expect(losses).toEqual([])
    })

    test('a runaway is ended with a clear error, and the database goes on', async () => {
      const outcomes = await Promise.allSettled([hasty.query(RUNAWAY), hasty.query('select 1')])
      for (const outcome of outcomes) {
        expect(outcome).toMatchObject({ status: 'rejected', reason: { code: '57014' } })
      }
      expect(losses).toEqual([expect.stringContaining('longer than 1 s')])
      expect((await hasty.query('select 1 as alive')).rows).toEqual([{ alive: 1 }])
    })

    test('a runaway inside a transaction ends the transaction and frees those who wait', async () => {
      const running = hasty.transaction((tx) => tx.query(RUNAWAY))
      const waiting = hasty.query('select 2 as two')
      await expect(running).rejects.toMatchObject({ code: '57014' })
      expect((await waiting).rows).toEqual([{ two: 2 }])
    })

    test('work without limits may take its time', async () => {
      await hasty.withoutLimits(async () => {
        await hasty.query('select pg_sleep(1.2)')
        await hasty.transaction((tx) => tx.query('select pg_sleep(2.2)'))
      })
      expect(losses).toHaveLength(2)
    })
  })

  test('a closed database says so', async () => {
    const closed = new RemotePglite({ settings })
    await closed.query('select 1')
    await closed.close()
    await expect(closed.query('select 1')).rejects.toThrow('closing')
  })
})

/** Runs functions in the asynchronous context of this call, whoever calls them later. */
function outsideTransaction<Args extends unknown[], Result>(work: (...args: Args) => Result) {
  return AsyncResource.bind(work)
}
