import { expect, test } from 'vitest'
import type { RunRow } from '../../domain/backups/backup-runs.queries.ts'
import { readConfig } from '../../platform/config.ts'
import { type BackupPlaces, judgeBackupPlaces } from './checks/backup-places.ts'
import { type BackupFacts, judgeBackups } from './checks/backups.ts'
import { judgeFiles, judgePeople, type PeopleFacts } from './checks/contents.ts'
import { type DatabaseFacts, judgeDatabase } from './checks/database.ts'
import { judgeExposure } from './checks/exposure.ts'
import { judgeMachine, type MachineFacts } from './checks/machine.ts'
import { judgeMail, judgeModel, judgeProvider } from './checks/partners.ts'
import { judgeAddress, judgeProduct } from './checks/reach.ts'
import { judgeSecrets, type SecretFacts } from './checks/secrets.ts'
import { judgeSettings, listSettings, measureDistance } from './checks/settings.ts'
import { type Finding, type Level, ok, warn, writeFinding, writeSummary } from './finding.ts'

const NOW = new Date('2026-05-10T12:00:00Z')
const levels = (findings: Finding[]) =>
  Object.fromEntries(findings.filter(({ level }) => level !== 'ok').map(({ check, level }) => [check, level]))
const configure = (env: Record<string, string>) => readConfig(env, '/')
const HERE = configure({})
const BEHIND_PROXY = configure({ PUBLIC_URL: 'https://learn.example.org', TRUST_PROXY: 'on' })
const PASSWORD_ONLY = { ...BEHIND_PROXY, requiresSecondFactor: false }

test('every setting of the product is known by asking the product itself', () => {
  expect(listSettings()).toEqual(
    expect.arrayContaining([
      'PORT',
      'DATABASE_URL',
      'BACKUP_EVERY',
      'OIDC_ISSUER',
      'OIDC_CLIENT_SECRET',
      'AI_MODEL',
      'SMTP_URL',
    ]),
  )
})

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['BACKUP_EVRY', 'BACKUP_EVERY'],
  ['data_dir', 'DATA_DIR'],
  ['PROT', 'PORT'],
])('%s was meant as %s', (typed, meant) => {
  expect(judgeSettings([typed], listSettings())[0]?.fix).toContain(meant)
})

test.each([
  ['HOME'],
  ['PATH'],
  ['TERM'],
  ['NODE_ENV'],
  ['HOSTNAME'],
  ['LOGNAME'],
  ['MAIL'],
  ['DEMO'],
  ['OIDC_CLIENT_SECRET'],
])('%s is no slip', (name) => {
  expect(judgeSettings([name], listSettings())[0]?.level).toBe('ok')
})

test('letters dropped, added, changed and swapped count one each', () => {
  expect(['ab', 'abcd', 'abd', 'acb'].map((word) => measureDistance('abc', word))).toEqual([1, 1, 1, 1])
})

const MACHINE: MachineFacts = {
  nodeVersion: 'v24.21.0',
  memoryBytes: 4e9,
  dataDir: '/data',
  isThere: true,
  isWritable: true,
  isOpenToOthers: false,
  freeBytes: 50e9,
  timeZone: 'UTC',
  now: NOW,
}
test.each<[what: string, changed: Partial<MachineFacts>, expected: Record<string, Level>]>([
  ['all is well', {}, {}],
  ['an old Node', { nodeVersion: 'v20.1.0' }, { node: 'fail' }],
  ['little memory', { memoryBytes: 5e8 }, { memory: 'warn' }],
  ['no right to write', { isWritable: false }, { 'data directory': 'fail' }],
  ['others may look in', { isOpenToOthers: true }, { 'data directory': 'warn' }],
  ['a full disk', { freeBytes: 1e8 }, { disk: 'fail' }],
  ['a nearly full disk', { freeBytes: 9e8 }, { disk: 'warn' }],
  ['an unknown disk', { freeBytes: null }, { disk: 'warn' }],
  ['a clock that was never set', { now: new Date(0) }, { clock: 'fail' }],
])('the machine: %s', (_, changed, expected) => {
  expect(levels(judgeMachine({ ...MACHINE, ...changed }))).toEqual(expected)
})

const DATABASE: DatabaseFacts = {
  kind: 'postgres',
  versionNumber: 170_002,
  bytes: 1e8,
  migrations: { ran: 30, pending: 0, unknown: 0 },
  bloated: [],
  invalidIndexes: [],
  waiting: 0,
  leftOpen: 0,
  skewSeconds: 0.2,
}
test.each<[what: string, changed: Partial<DatabaseFacts>, expected: Record<string, Level>]>([
  ['all is well', {}, {}],
  ['an old server', { versionNumber: 140_000 }, { database: 'fail' }],
  ['an embedded one that has outgrown itself', { kind: 'embedded', bytes: 6e9 }, { database: 'warn' }],
  ['a large server', { bytes: 6e9 }, {}],
  ['no tables', { migrations: null }, { tables: 'warn' }],
  ['an update to come', { migrations: { ran: 28, pending: 2, unknown: 0 } }, { tables: 'warn' }],
  ['a newer version was here', { migrations: { ran: 31, pending: 0, unknown: 1 } }, { tables: 'fail' }],
  ['dead rows', { bloated: [{ name: 'users', dead: 9e5, live: 10 }] }, { 'dead rows': 'warn' }],
  ['broken indexes', { invalidIndexes: ['a'] }, { indexes: 'fail' }],
  ['locks', { waiting: 3 }, { locks: 'warn' }],
  ['a clock of its own', { skewSeconds: -90 }, { 'database clock': 'warn' }],
])('the database: %s', (_, changed, expected) => {
  expect(levels(judgeDatabase({ ...DATABASE, ...changed }))).toEqual(expected)
})

const SECRETS: SecretFacts = {
  file: '/data/secret.key',
  isExposed: false,
  keyId: 'aaaaaaaa',
  byKey: [{ keyId: 'aaaaaaaa', total: 3 }],
  kind: 'embedded',
}
test.each<[what: string, changed: Partial<SecretFacts>, level: Level, says: string]>([
  ['all is well', {}, 'ok', 'keep a copy'],
  ['a server that several processes may share', { kind: 'postgres' }, 'ok', 'SECRET_KEY'],
  ['nothing stored yet', { keyId: null, byKey: [] }, 'ok', 'first start'],
  ['a file that others can read', { isExposed: true }, 'warn', 'chmod 600'],
  ['not encrypted yet', { byKey: [{ keyId: '', total: 1 }] }, 'warn', 'encrypts them'],
  ['another key', { byKey: [{ keyId: 'bbbbbbbb', total: 2 }] }, 'fail', '2 authenticators'],
  ['a lost key', { keyId: null }, 'fail', 'is not there'],
])('the secret key: %s', (_, changed, level, says) => {
  const finding = judgeSecrets({ ...SECRETS, ...changed })
  expect(finding.level).toBe(level)
  expect(writeFinding(finding)).toContain(says)
})

const PEOPLE: PeopleFacts = {
  subjects: 9,
  lessons: 500,
  quizzes: 500,
  admins: 2,
  adminsWithSecondFactor: 2,
  openDemoAccounts: 0,
  unapprovedTeachers: 0,
}
test.each<
  [what: string, changed: Partial<PeopleFacts>, config: typeof HERE, expected: Record<string, Level>]
>([
  ['all is well', {}, BEHIND_PROXY, {}],
  ['no lessons', { lessons: 0 }, HERE, { curriculum: 'fail' }],
  ['no admin at home', { admins: 0, adminsWithSecondFactor: 0 }, HERE, { admins: 'warn' }],
  ['no admin in public', { admins: 0, adminsWithSecondFactor: 0 }, BEHIND_PROXY, { admins: 'fail' }],
  ['a password alone in public', { adminsWithSecondFactor: 1 }, BEHIND_PROXY, { admins: 'warn' }],
  ['a password alone at home', { adminsWithSecondFactor: 0 }, HERE, {}],
  ['a second step switched off in public', {}, PASSWORD_ONLY, { 'second step': 'warn' }],
  ['demo accounts at home', { openDemoAccounts: 6 }, HERE, {}],
  ['teachers nobody approved at home', { unapprovedTeachers: 2 }, HERE, {}],
  ['teachers nobody approved in public', { unapprovedTeachers: 2 }, BEHIND_PROXY, { teachers: 'warn' }],
  ['demo accounts in public', { openDemoAccounts: 6 }, BEHIND_PROXY, { 'demo accounts': 'warn' }],
])('people: %s', (_, changed, config, expected) => {
  expect(levels(judgePeople({ ...PEOPLE, ...changed }, config))).toEqual(expected)
})

const OPEN = { PUBLIC_URL: 'https://learn.example.org', TRUST_PROXY: 'on', RETENTION: 'on' }
const FAR = 'postgres://trellis:secret@db.example.org/trellis'
test.each<[what: string, env: Record<string, string>, expected: Record<string, Level>]>([
  ['nothing set at home', {}, {}],
  ['nothing left open in public', OPEN, {}],
  ['a database elsewhere in clear', { ...OPEN, DATABASE_URL: FAR }, { 'database link': 'warn' }],
  ['one that may fall back to clear', { DATABASE_URL: `${FAR}?sslmode=prefer` }, { 'database link': 'warn' }],
  ['a database elsewhere, encrypted', { ...OPEN, DATABASE_URL: `${FAR}?sslmode=verify-full` }, {}],
  ['a database on this machine', { ...OPEN, DATABASE_URL: 'postgres://t:s@127.0.0.1/t' }, {}],
  ['a database behind a socket', { ...OPEN, DATABASE_URL: 'postgres:///t?host=/run/postgresql' }, {}],
  ['staff signed in for days in public', { ...OPEN, STAFF_IDLE_HOURS: '72' }, { 'idle staff': 'warn' }],
  ['staff signed in for days at home', { STAFF_IDLE_HOURS: '72' }, {}],
  ['periods that nobody keeps to in public', { ...OPEN, RETENTION: 'off' }, { retention: 'warn' }],
])('exposure: %s', (_, env, expected) => {
  const findings = judgeExposure(configure(env))
  expect(levels(findings)).toEqual(expected)
  expect(JSON.stringify(findings)).not.toContain('secret')
})

const GOOD = {
  startedAt: new Date('2026-05-10T02:30:00Z'),
  bytes: 1e6,
  failure: null,
  proof: { tables: 90, rows: 1, tookMs: 1 },
} as RunRow
const BACKUPS: BackupFacts = {
  settings: HERE.backups,
  isFolderWritable: true,
  lastGood: GOOD,
  last: GOOD,
  now: NOW,
}
test.each<[what: string, changed: Partial<BackupFacts>, level: Level]>([
  ['last night', {}, 'ok'],
  ['none yet', { lastGood: null, last: null, isFolderWritable: null }, 'warn'],
  ['a week ago', { lastGood: { ...GOOD, startedAt: new Date('2026-05-03T02:30:00Z') } }, 'warn'],
  ['the last one failed', { last: { ...GOOD, failure: 'The disk is full.' } }, 'fail'],
  ['no right to write', { isFolderWritable: false }, 'fail'],
  ['switched off', { settings: { ...HERE.backups, schedule: null } }, 'warn'],
])('backups: %s', (_, changed, level) => {
  expect(judgeBackups({ ...BACKUPS, ...changed })[0]?.level).toBe(level)
})

const SEALED: BackupPlaces = {
  isEncrypted: true,
  place: 'another disk',
  isKeyBeside: false,
  isKeyOpenToOthers: false,
}
test.each<[what: string, changed: Partial<BackupPlaces>, level: Level, words: string]>([
  ['encrypted', {}, 'ok', 'encrypted'],
  ['plain beside the data', { isEncrypted: false, place: 'here' }, 'ok', 'the disk of the data'],
  ['plain elsewhere', { isEncrypted: false }, 'warn', 'another disk'],
  ['plain over the network', { isEncrypted: false, place: 'the network' }, 'warn', 'the network'],
  ['plain on a stick', { isEncrypted: false, place: 'a removable disk' }, 'warn', 'a removable disk'],
  ['with the key in the same folder', { isKeyBeside: true }, 'warn', 'takes it along'],
  ['with a key that others may read', { isKeyOpenToOthers: true }, 'warn', 'Other accounts'],
])('backups %s', (_, changed, level, words) => {
  const [finding] = judgeBackupPlaces({ ...SEALED, ...changed })
  expect(finding).toMatchObject({ level, says: expect.stringContaining(words) })
})

const ANSWERS = { status: 200, date: NOW, body: '{"status":"ok","authorization_endpoint":"x"}' }
const SILENCE = { failure: 'ECONNREFUSED' }
test.each<
  [
    what: string,
    env: Record<string, string>,
    reply: typeof ANSWERS | typeof SILENCE | null,
    expected: Record<string, Level>,
  ]
>([
  ['this machine alone', {}, null, {}],
  ['behind a proxy', { PUBLIC_URL: 'https://a.example', TRUST_PROXY: 'on' }, ANSWERS, {}],
  ['not encrypted', { PUBLIC_URL: 'http://a.example', HOST: '0.0.0.0' }, ANSWERS, { address: 'fail' }],
  ['open without an address', { HOST: '0.0.0.0' }, null, { address: 'warn' }],
  ['a proxy that is not trusted', { PUBLIC_URL: 'https://a.example' }, ANSWERS, { proxy: 'warn' }],
  [
    'a port past the proxy',
    { PUBLIC_URL: 'https://a.example', TRUST_PROXY: 'on', HOST: '0.0.0.0' },
    ANSWERS,
    { proxy: 'warn' },
  ],
  [
    'a proxy that is down',
    { PUBLIC_URL: 'https://a.example', TRUST_PROXY: 'on' },
    SILENCE,
    { address: 'warn' },
  ],
  [
    'a proxy to elsewhere',
    { PUBLIC_URL: 'https://a.example', TRUST_PROXY: 'on' },
    { ...ANSWERS, status: 502 },
    { address: 'fail' },
  ],
  [
    'clocks apart',
    { PUBLIC_URL: 'https://a.example', TRUST_PROXY: 'on' },
    { ...ANSWERS, date: new Date('2026-05-10T12:05:00Z') },
    { clock: 'warn' },
  ],
  [
    'an open door',
    { PUBLIC_URL: 'https://a.example', TRUST_PROXY: 'on', REGISTRATION: 'open' },
    ANSWERS,
    { registration: 'warn' },
  ],
])('the address: %s', (_, env, reply, expected) => {
  expect(levels(judgeAddress(configure(env), reply, true, NOW))).toEqual(expected)
})

test('the port is ours, free, or another program has it', () => {
  const port = 3000
  expect(judgeProduct({ port, reply: ANSWERS, isPortTaken: false }).says).toMatch('running')
  expect(judgeProduct({ port, reply: SILENCE, isPortTaken: false }).says).toMatch('not running')
  expect(judgeProduct({ port, reply: { ...ANSWERS, status: 404 }, isPortTaken: true }).level).toBe('fail')
})

test('what is built or shipped is there, or it is said how to get it', () => {
  const files = { hasWebBuild: true, hasModel: true, hasVectors: true }
  expect(levels(judgeFiles(files))).toEqual({})
  expect(levels(judgeFiles({ ...files, hasWebBuild: false }))).toEqual({ 'web app': 'fail' })
  expect(levels(judgeFiles({ ...files, hasModel: false }))).toEqual({ 'language model': 'fail' })
  expect(levels(judgeFiles({ ...files, hasVectors: false }))).toEqual({ 'language model': 'warn' })
})

const MAILING = { SMTP_URL: 'smtp://ada:secret@mail.example.org:587', MAIL_FROM: 'a@example.org' }
test.each<[what: string, env: Record<string, string>, failure: string | null, level: Level]>([
  ['none at home', {}, null, 'ok'],
  ['none in public', { PUBLIC_URL: 'https://a.example' }, null, 'warn'],
  ['lets us in', { ...MAILING, PUBLIC_URL: 'https://a.example' }, null, 'ok'],
  ['links lead nowhere', MAILING, null, 'warn'],
  ['a wrong password', MAILING, 'EAUTH', 'fail'],
  ['no safe line', MAILING, 'ETLS', 'fail'],
  ['no answer', MAILING, 'ETIMEDOUT', 'fail'],
])('mail: %s, and the password is never told', (_, env, failure, level) => {
  const [finding] = judgeMail(configure(env), failure)
  expect(finding?.level).toBe(level)
  expect(JSON.stringify(finding)).not.toContain('secret')
})

const MODEL = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: 'http://localhost:11434/v1',
  AI_MODEL: 'small',
  AI_API_KEY: 'secret',
}
test.each<[what: string, reply: Parameters<typeof judgeModel>[1], level: Level]>([
  ['answers', { ...ANSWERS, body: '{"data":[{"id":"small"}]}' }, 'ok'],
  ['has no such list', { ...ANSWERS, status: 404 }, 'ok'],
  ['does not know the model', { ...ANSWERS, body: '{"data":[]}' }, 'warn'],
  ['refuses the key', { ...ANSWERS, status: 401 }, 'warn'],
  ['is broken', { ...ANSWERS, status: 500 }, 'warn'],
  ['is silent', SILENCE, 'warn'],
])('a model that %s', (_, reply, level) => {
  const [finding] = judgeModel(configure(MODEL).ai, reply)
  expect(finding?.level).toBe(level)
  expect(JSON.stringify(finding)).not.toContain('secret')
})

test('a provider to sign in with is asked only when there is one', () => {
  expect(judgeProvider(null, null, true)).toEqual([])
  const { provider } = configure({ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'trellis' })
  expect(judgeProvider(provider, ANSWERS, true)[0]?.level).toBe('ok')
  expect(judgeProvider(provider, ANSWERS, false)[0]?.level).toBe('warn')
  expect(judgeProvider(provider, { ...ANSWERS, body: '<html>' }, true)[0]?.level).toBe('fail')
  expect(judgeProvider(provider, SILENCE, true)[0]?.level).toBe('fail')
})

test('a line says how it is, what it is about and what to do; the last one counts', () => {
  expect(writeFinding(ok('node', 'v24'))).toBe('ok    node            v24')
  expect(writeFinding(warn('disk', 'Full.', 'Free it.'))).toBe('warn  disk            Full. → Free it.')
  expect(writeSummary([ok('a', ''), ok('b', '')])).toBe('All 2 checks are in order.')
  expect(writeSummary([ok('a', ''), warn('b', '', '')])).toBe('2 checks: 0 failed, 1 to look at.')
})
