/** One request; `{n}` in path, headers or body becomes a number that no other request of the run has. */
export type RequestPlan = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** What the load process is asked to do: one connection per entry, each sends its requests in a circle. */
export type Job = { url: string; durationMs: number; connections: RequestPlan[][] }

export type LoadResult = {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  maxMs: number
  /** Answers by status, for example `{ 200: 8120 }`. */
  statuses: Record<number, number>
}

export type LoadReply = { result: LoadResult } | { failure: string }
