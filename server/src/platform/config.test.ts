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
    publicDemo: null,
    hasDemoSchool: true,
    isBehindProxy: false,
    logLevel: 'info',
    helpContacts: [],
    requiresSecondFactor: false,
    mostRequestsPerMinute: null,
    secretKeys: [],
    registration: 'open',
    mustApproveTeachers: false,
    teacherDomains: [],
    staffIdleHours: 12,
    canTeachersAddPupils: false,
    ai: null,
    mail: null,
    metrics: null,
    provider: null,
    alertEscalationHours: 24,
    enforcesRetention: false,
    makesFirstPages: true,
    backups: {
      dir: '/srv/trellis/data/backups',
      schedule: { everyHours: 24, hour: 2, minute: 30 },
      keep: { daily: 7, weekly: 4, monthly: 6 },
      key: null,
      keyFile: null,
    },
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

const PUBLIC = { DEMO: 'public', PUBLIC_URL: 'https://demo.example.org', TRUST_PROXY: 'on' }

test('a public demo may be reached from outside; nobody registers, and nothing is mailed, backed up or removed', () => {
  const config = read({ ...PUBLIC, DEMO_PLACES: '12', RETENTION: 'on', REGISTRATION: 'open' })
  expect(config).toMatchObject({
    isDemo: true,
    hasDemoSchool: true,
    publicDemo: { places: 12, part: 'reception' },
    registration: 'closed',
    requiresSecondFactor: false,
    enforcesRetention: false,
    mail: null,
    ai: null,
    provider: null,
    backups: { schedule: null },
  })
})

test.each([
  [{ DATABASE_URL: 'postgres://db/trellis' }, 'does not go with DATABASE_URL'],
  [
    { SMTP_URL: 'smtp://me:secret@mail.example.org', MAIL_FROM: 'a@example.org' },
    'does not go with SMTP_URL',
  ],
  [{ AI_PROVIDER: 'anthropic', AI_API_KEY: 'secret', AI_MODEL: 'm' }, 'does not go with AI_API_KEY'],
  [{ OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'c' }, 'does not go with OIDC_ISSUER'],
  [{ DEMO_PLACES: '0' }, 'DEMO_PLACES must be a number'],
])('a public demo with %j is refused, and no secret is repeated', (env, sentence) => {
  const start = () => read({ ...PUBLIC, ...(env as unknown as Record<string, string>) })
  expect(start).toThrow(sentence)
  expect(start).not.toThrow('secret')
})

test.each([
  [{ DEMO_SCHOOL: 'off' }, false],
  [{ DEMO: 'off' }, false],
  [{ DEMO: 'off', DEMO_SCHOOL: 'on' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ DEMO: 'on' }, true],
])('with %j the demo school is %s', (env, hasDemoSchool) => {
  expect(read(env as unknown as Record<string, string>).hasDemoSchool).toBe(hasDemoSchool)
})

test.each([
  [{}, false],
  [{ PUBLIC_URL: 'http://localhost:3000' }, false],
  [{ REQUIRE_SECOND_FACTOR: 'on' }, true],
  [{ HOST: '0.0.0.0' }, true],
  [{ PUBLIC_URL: 'https://learn.example.org' }, true],
  [{ TRUST_PROXY: 'on' }, true],
  [{ TRUST_PROXY: 'on', REQUIRE_SECOND_FACTOR: 'off' }, false],
])('with %j requiring a second step of staff is %s', (env, isRequired) => {
  expect(read(env as unknown as Record<string, string>).requiresSecondFactor).toBe(isRequired)
})

test.each([
  [{}, 'open', false],
  [{ HOST: '0.0.0.0' }, 'invite', true],
  [{ TRUST_PROXY: 'on' }, 'invite', true],
  [{ PUBLIC_URL: 'https://learn.example.org' }, 'invite', true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, 'open', false],
  [{ PUBLIC_URL: 'https://learn.example.org', REGISTRATION: 'Open' }, 'open', true],
  [{ REGISTRATION: 'closed' }, 'closed', false],
])('with %j registration is %s, and teachers wait for approval: %s', (env, registration, mustApprove) => {
  const config = read(env as unknown as Record<string, string>)
  expect([config.registration, config.mustApproveTeachers]).toEqual([registration, mustApprove])
})

test('the domains of teachers are read without regard to case', () => {
  expect(read({ TEACHER_DOMAINS: 'School.example.org, staff.example.org' }).teacherDomains).toEqual([
    'school.example.org',
    'staff.example.org',
  ])
})

test.each([
  [{ SECRET_KEY: 'too short' }, 'SECRET_KEY must be 32 bytes'],
  [{ SECRET_KEY_OLD: 'ab'.repeat(32) }, 'SECRET_KEY_OLD needs SECRET_KEY'],
  [{ REGISTRATION: 'maybe' }, 'REGISTRATION must be one of open, invite, closed'],
  [{ TEACHER_DOMAINS: '@school' }, 'TEACHER_DOMAINS must be domains'],
  [{ PORT: 'abc' }, 'PORT must be'],
  [{ PORT: '70000' }, 'PORT must be'],
  [{ PUBLIC_URL: 'learn.example.org' }, 'PUBLIC_URL must be'],
  [{ PUBLIC_URL: 'https://example.org/learn' }, 'PUBLIC_URL must be'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start'],
  [{ DEMO: 'maybe' }, 'DEMO must be "on", "off" or "public"'],
  [{ DEMO: 'on', HOST: '0.0.0.0' }, 'Set DEMO=off, DEMO=public'],
  [{ DEMO: 'on', PUBLIC_URL: 'https://learn.example.org' }, 'DEMO is on, but'],
  [{ DEMO: 'on', TRUST_PROXY: 'on' }, 'DEMO is on, but'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  [{ SMTP_URL: 'https://mail.example.org', MAIL_FROM: 'a@example.org' }, 'SMTP_URL must be'],
  [{ MAIL_FROM: 'a@example.org' }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'smtp://mail.example.org' }, 'MAIL_FROM must be'],
  [{ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'nobody' }, 'MAIL_FROM must be'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => read(env as unknown as Record<string, string>)).toThrow(sentence)
})

const MODEL = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: 'http://192.168.1.5:8080/v1',
  AI_MODEL: 'llama',
}

test('a model on the own network needs no key, and one of a provider no address', () => {
  expect(read(MODEL).ai).toEqual({
    provider: 'openai-compatible',
    baseUrl: new URL('http://192.168.1.5:8080/v1'),
    apiKey: null,
    model: 'llama',
    priceIn: null,
    priceOut: null,
  })
  const hired = {
    AI_PROVIDER: 'anthropic',
    AI_MODEL: 'm',
    AI_API_KEY: 'k',
    AI_PRICE_IN: '2.5',
    AI_PRICE_OUT: '10',
  }
  expect(read(hired).ai).toMatchObject({ baseUrl: null, apiKey: 'k', priceIn: 2.5, priceOut: 10 })
})

test.each([
  [{ AI_PROVIDER: 'magic' }, 'AI_PROVIDER must be one of'],
  [{ AI_API_KEY: 'secret-key' }, 'AI_API_KEY need AI_PROVIDER'],
  [{ ...MODEL, AI_MODEL: '' }, 'AI_MODEL must name'],
  [{ ...MODEL, AI_BASE_URL: '' }, 'AI_BASE_URL must be the address'],
  [{ ...MODEL, AI_BASE_URL: 'ftp://x' }, 'AI_BASE_URL must be an http or https address'],
  [{ ...MODEL, AI_BASE_URL: 'http://me:secret-key@x/v1' }, 'AI_BASE_URL must be an http or https address'],
  [{ ...MODEL, AI_API_KEY: 'secret-key two' }, 'AI_API_KEY must not hold'],
  [{ ...MODEL, AI_PRICE_IN: 'cheap' }, 'AI_PRICE_IN must be'],
  [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }, 'AI_API_KEY must be set'],
])('%j is refused with a sentence that does not repeat a key', (env, sentence) => {
  expect(() => read(env)).toThrow(sentence)
  expect(() => read(env)).not.toThrow('secret-key')
})

test('all faults are named at once', () => {
  expect(() => read({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
})
