import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const read = (env: Record<string, string> = {}) => readConfig(env, '/srv/trellis')

test('without any setting the product runs on this machine alone, with the demo accounts', () => {
  expect(read()).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/srv/trellis/data',
    databaseUrl: '',
    publicUrl: null,
    isDemo: true,
    isBehindProxy: false,
    logLevel: 'info',
  })
})

test.each([
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::1' }, true],
  [{ HOST: 'localhost', DEMO: 'off' }, false],
  [{ PUBLIC_URL: 'https://learn.example.org' }, false],
  [{ PUBLIC_URL: 'http://localhost:3000', DEMO: 'on' }, true],
  [{ TRUST_PROXY: 'on' }, false],
])('with %j demo mode is %s', (env, isDemo) => {
  expect(read(env as unknown as Record<string, string>).isDemo).toBe(isDemo)
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be'],
  [{ PORT: '70000' }, 'PORT must be'],
  [{ PUBLIC_URL: 'learn.example.org' }, 'PUBLIC_URL must be'],
  [{ PUBLIC_URL: 'https://example.org/learn' }, 'PUBLIC_URL must be'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start'],
  [{ DEMO: 'maybe' }, 'DEMO must be "on" or "off"'],
  [{ DEMO: 'on', HOST: '0.0.0.0' }, 'DEMO is on, but'],
  [{ DEMO: 'on', PUBLIC_URL: 'https://learn.example.org' }, 'DEMO is on, but'],
  [{ DEMO: 'on', TRUST_PROXY: 'on' }, 'DEMO is on, but'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => read(env as unknown as Record<string, string>)).toThrow(sentence)
})

test('all faults are named at once', () => {
  expect(() => read({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
})
