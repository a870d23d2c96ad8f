import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

type PlanNode = {
  'Relation Name'?: string
  'Index Name'?: string
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: PlanNode[]
}

/** What the database does for a query: pages and rows it touches, tables it reads from end to end, indexes it uses. */
export async function explainQuery(db: Database, query: SQLWrapper) {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (analyze, buffers, timing off, format json) ${query.getSQL()}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('The database explained nothing')
  const listNodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(listNodes)]
  const nodes = listNodes(plan)
  return {
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    rowsRead: Math.max(...nodes.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0))),
    wholeTables: nodes
      // A part that never ran reads nothing: whether an adult agrees is asked about children alone.
      .filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0)
      .map((node) => node['Relation Name'] ?? ''),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
  }
}
