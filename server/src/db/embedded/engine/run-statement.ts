import { type messages as Messages, type PGlite, protocol } from '@electric-sql/pglite'
import type { RowMode } from '../worker-protocol.ts'
import { writeParameter } from './column-values.ts'
import { EngineFailure, type PreparedStatement, roundTrip, type StatementCache } from './statement-cache.ts'

const { serialize } = protocol

export interface Statement {
  sql: string
  params: unknown[]
  rowMode: RowMode
}

/** SQLSTATE: the tables changed under a cached plan, or the engine no longer knows the prepared name. */
const STALE_PLAN = new Set(['0A000', '26000'])

export async function runStatement(engine: PGlite, cache: StatementCache, statement: Statement) {
  try {
    return await runPrepared(engine, cache, statement)
  } catch (error) {
    const code = (error as { code?: string }).code
    if (engine.isInTransaction() || code === undefined || !STALE_PLAN.has(code)) throw error
    cache.forget(statement.sql)
    return runPrepared(engine, cache, statement)
  }
}

async function runPrepared(engine: PGlite, cache: StatementCache, { sql, params, rowMode }: Statement) {
  const prepared = await cache.prepare(sql)
  const values = params.map((value, index) => writeParameter(engine, value, prepared.parameterTypes[index]))
  const { messages, status } = await roundTrip(
    engine,
    serialize.bind({ statement: prepared.name, values }),
    serialize.execute({}),
    serialize.sync(),
  )
  const rows: unknown[] = []
  let tag: string | undefined
  for (const message of messages) {
    if (message.name === 'dataRow') {
      rows.push(readRow(prepared, (message as Messages.DataRowMessage).fields, rowMode))
    } else if (message.name === 'commandComplete') {
      tag = (message as Messages.CommandCompleteMessage).text
    } else if (message.name === 'emptyQuery') {
      tag = ''
    }
  }
  if (tag === undefined)
    throw new EngineFailure('The embedded database broke off in the middle of a statement.')
  if (/^(CREATE|ALTER|DROP)\b/.test(tag)) await cache.clear()
  const rowCount = Number(tag.split(' ').at(-1)) || 0
  return { outcome: { rows, fields: prepared.fields, rowCount }, status, isReadOnly: prepared.isReadOnly }
}

function readRow(prepared: PreparedStatement, texts: (string | null)[], rowMode: RowMode): unknown {
  const values = texts.map((text, index) => {
    const parse = text === null ? undefined : prepared.parsers[index]
    return parse && text !== null ? parse(text, prepared.fields[index]?.dataTypeID) : text
  })
  if (rowMode === 'array') return values
  return Object.fromEntries(prepared.fields.map((field, index) => [field.name, values[index]]))
}
