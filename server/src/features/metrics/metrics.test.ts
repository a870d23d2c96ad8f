import { expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { createTestApp } from '../../testing/test-app.ts'

const TOKEN = 'a-long-token-of-the-operator'

/** The rules of the text format: HELP and TYPE once before the samples of a family, names, labels, numbers. */
function parseMetrics(text: string) {
  expect(text.endsWith('\n')).toBe(true)
  const families = new Map<string, { type: string; samples: Map<string, number> }>()
  let current = ''
  for (const line of text.split('\n').slice(0, -1)) {
    const help = /^# HELP ([a-z_:][\w:]*) (\S.*)$/.exec(line)
    const type = /^# TYPE ([a-z_:][\w:]*) (counter|gauge|histogram)$/.exec(line)
    if (help) {
      current = help[1] ?? ''
      expect(families.has(current), `${current} stands once`).toBe(false)
      continue
    }
    if (type) {
      expect(type[1]).toBe(current)
      families.set(current, { type: type[2] ?? '', samples: new Map() })
      continue
    }
    const sample =
      /^([a-z_:][\w:]*)(\{(?:[a-z_]\w*="(?:[^"\\\n]|\\["\\n])*"(?:,(?=[a-z])|(?=\})))+\})? (-?[\d.]+(?:e[+-]?\d+)?|NaN|[+-]Inf)$/.exec(
        line,
      )
    expect(sample, line).not.toBeNull()
    const [, name = '', labels = '', value] = sample ?? []
    const family = families.get(current)
    expect(name.replace(/_(bucket|sum|count)$/, family?.type === 'histogram' ? '' : '_$1')).toBe(current)
    expect(family?.samples.has(name + labels), `${line} stands once`).toBe(false)
    family?.samples.set(name + labels, Number(value))
  }
  return families
}

test('there is no page of metrics unless it is switched on', async () => {
  const t = await createTestApp()
  expect((await t.app.inject({ url: '/metrics' })).statusCode).toBe(404)
})

test('metrics are given to who has the token, in the text format of Prometheus', async () => {
  const t = await createTestApp({ config: { metrics: { token: TOKEN } } })
  await t.app.inject({ url: '/healthz' })
  await t.app.inject({ url: '/api/lessons/77?token=planted-secret' })
  await t.app.inject({ url: '/planted-secret/"\\' })
  await t.deps.jobs.add('cleaning', 1_000)(async () => {})
  expect((await t.app.inject({ url: '/metrics' })).statusCode).toBe(401)
  const wrong = await t.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}x` } })
  expect([wrong.statusCode, wrong.headers['www-authenticate']]).toEqual([401, 'Bearer'])

  const answer = await t.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  const families = parseMetrics(answer.body)
  expect([...families.keys()]).toEqual(
    expect.arrayContaining([
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'process_uptime_seconds',
      'nodejs_eventloop_lag_seconds',
      'trellis_http_requests_total',
      'trellis_http_request_duration_seconds',
      'trellis_database_waiting',
      'trellis_live_sessions',
      'trellis_job_runs_total',
    ]),
  )
  const requests = families.get('trellis_http_requests_total')?.samples
  expect(requests?.get('trellis_http_requests_total{method="GET",route="/healthz",status="200"}')).toBe(1)
  expect(requests?.get('trellis_http_requests_total{method="any",route="other",status="404"}')).toBe(1)
  expect(answer.body).not.toContain('planted-secret')

  const durations = families.get('trellis_http_request_duration_seconds')?.samples ?? new Map()
  const name = 'trellis_http_request_duration_seconds'
  const route = 'method="GET",route="/healthz"'
  expect(durations.get(`${name}_bucket{${route},le="+Inf"}`)).toBe(durations.get(`${name}_count{${route}}`))
  expect(durations.get(`${name}_bucket{${route},le="0.005"}`)).toBeLessThanOrEqual(
    durations.get(`${name}_bucket{${route},le="10"}`) ?? 0,
  )
  expect(families.get('trellis_job_runs_total')?.samples.get('trellis_job_runs_total{job="cleaning"}')).toBe(
    1,
  )
})

test.each([
  [{ METRICS: 'on', HOST: '0.0.0.0' }, /METRICS is on, but the product would be reachable from outside/],
  [{ METRICS: 'on', METRICS_TOKEN: 'short' }, /METRICS_TOKEN must have at least 16 characters/],
])('the setting %j is refused', (env, sentence) => {
  expect(() => readConfig(env as unknown as Record<string, string>, '/')).toThrow(sentence)
})

test('metrics need no token on a product that only this machine reaches, and are off by default', () => {
  expect(readConfig({ METRICS: 'on' }, '/').metrics).toEqual({ token: null })
  expect(readConfig({ METRICS: 'on', HOST: '0.0.0.0', METRICS_TOKEN: TOKEN }, '/').metrics).toEqual({
    token: TOKEN,
  })
  expect(readConfig({}, '/').metrics).toBeNull()
})
