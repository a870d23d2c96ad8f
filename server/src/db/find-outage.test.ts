import { expect, test } from 'vitest'
import { findOutage } from './find-outage.ts'

const fail = (message: string, fields: object = {}, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), fields)
/** As the query layer wraps what the driver throws. */
const wrap = (cause: unknown) =>
  fail('Failed query: insert …\nparams: no space left on device', { query: 'insert' }, cause)

test.each<[what: string, error: unknown]>([
  ['the file system', fail('ENOSPC: no space left on device, write', { code: 'ENOSPC' })],
  ['a quota', fail('EDQUOT: disk quota exceeded', { code: 'EDQUOT' })],
  ['a table that cannot grow', wrap(fail('could not extend file "base/5/1"', { code: '53100' }))],
  [
    'an input/output error of PostgreSQL',
    wrap(fail('could not write: No space left on device', { code: '58030' })),
  ],
  [
    'the log of the embedded database, which ends it',
    wrap(fail('could not write to file "pg_wal/xlogtemp": No space left on device', { code: '57P01' })),
  ],
  ['a refused flush', fail('The disk refused to keep data: ENOSPC: no space left on device, fsync')],
])('%s says that the disk is full', (_, error) => {
  expect(findOutage(error)).toBe('diskFull')
})

test.each<[what: string, error: unknown]>([
  ['ended by the administrator', wrap(fail('terminating connection', { code: '57P01' }))],
  ['ended by a crash', wrap(fail('terminating connection', { code: '57P02' }))],
  ['starting up', fail('the database system is starting up', { code: '57P03' })],
  ['a broken connection', wrap(fail('connection failure', { code: '08006' }))],
  ['a reset socket', wrap(fail('read ECONNRESET', { code: 'ECONNRESET' }))],
  ['a closed socket', wrap(fail('write EPIPE', { code: 'EPIPE' }))],
  ['a name with several addresses', new AggregateError([fail('connect', { code: 'ECONNREFUSED' })])],
  ['a statement under way', wrap(fail('Connection terminated unexpectedly'))],
  ['a commit on a dead line', wrap(fail('Client has encountered a connection error and is not queryable'))],
  ['a pool without a free connection', fail('timeout exceeded when trying to connect')],
  ['no connection in time', fail('Connection terminated due to connection timeout')],
  ['a transaction that took too long', fail('rolled back', { code: '25P04' })],
  ['a broken disk', wrap(fail('could not read block 0: Input/output error', { code: '58030' }))],
  ['an embedded database that cannot start', fail('The embedded database does not start: PANIC')],
])('%s says that the database is away', (_, error) => {
  expect(findOutage(error)).toBe('connectionLost')
})

test.each<[what: string, error: unknown]>([
  ['a taken name', wrap(fail('duplicate key', { code: '23505' }))],
  ['a typed text', wrap(fail('invalid input syntax: "no space left on device"', { code: '22P02' }))],
  ['a bug', new TypeError('x is not a function')],
  ['no error', 'ENOSPC'],
])('%s says nothing about it', (_, error) => {
  expect(findOutage(error)).toBeNull()
})

test('an error that is its own cause is read once', () => {
  const error = fail('round')
  error.cause = error
  expect(findOutage(error)).toBeNull()
})
