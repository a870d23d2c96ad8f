import { expect, test } from 'vitest'
import { ConfigError } from './config.ts'
import { explainStartFailure } from './explain-start-failure.ts'

function failure(code: string, syscall?: string): Error {
  return Object.assign(new Error('it failed'), { code, syscall })
}

test.each([
  [new ConfigError('PORT must be a number.'), {}, /^PORT must be a number\.$/],
  [failure('EADDRINUSE', 'listen'), { PORT: '80' }, /^Port 80 is in use\./],
  [failure('EACCES', 'listen'), { PORT: '80' }, /^HOST 127\.0\.0\.1 with PORT 80 cannot be used/],
  [failure('ENOTFOUND', 'getaddrinfo'), { HOST: 'nosuchhost' }, /^HOST nosuchhost/],
  [failure('ENOTFOUND', 'getaddrinfo'), { DATABASE_URL: 'postgres://x' }, /^The PostgreSQL server/],
  [failure('ECONNREFUSED'), { DATABASE_URL: 'postgres://x' }, /^The PostgreSQL server/],
  [failure('28P01'), { DATABASE_URL: 'postgres://x' }, /^The PostgreSQL server/],
  [failure('EROFS', 'mkdir'), { DATA_DIR: '/cdrom' }, /^The data directory \/cdrom cannot be used/],
  [failure('ENOTDIR', 'mkdir'), {}, /^The data directory \.\/data cannot be used/],
])('%s with %j is explained', (error, env, sentence) => {
  expect(explainStartFailure(error, env as Record<string, string>)).toMatch(sentence)
})

test('a failure nobody foresaw keeps its trace', () => {
  expect(explainStartFailure(new TypeError('x is not a function'), {})).toContain(
    'explain-start-failure.test',
  )
})
