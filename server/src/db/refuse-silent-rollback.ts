import type pg from 'pg'

/**
 * PostgreSQL answers the COMMIT of a transaction in which a statement failed with ROLLBACK and no error.
 * A handler that caught the failure and went on would be told that its lost writes were kept.
 */
export function refuseSilentRollback(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  Object.assign(client, {
    query(...args: unknown[]): unknown {
      const answer = query(...args)
      return isCommit(args[0]) && answer instanceof Promise ? answer.then(refuseRollback) : answer
    },
  })
}

function isCommit(statement: unknown): boolean {
  return (
    typeof statement === 'object' && statement !== null && 'text' in statement && statement.text === 'commit'
  )
}

function refuseRollback(result: pg.QueryResult): pg.QueryResult {
  if (result.command !== 'ROLLBACK') return result
  throw Object.assign(new Error('A statement of the transaction had failed, so nothing of it was kept.'), {
    code: '40000',
  })
}
