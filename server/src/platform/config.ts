import { isAbsolute, resolve } from 'node:path'
import { SESSION_DAYS } from '#contract/pages/policy-figures.ts'
import { type AiSettings, readAiSettings } from './ai-settings.ts'
import { type BackupSettings, readBackupSettings } from './backup-settings.ts'
import { type HelpContact, readHelpContacts } from './help-contacts.ts'
import { isPublic } from './loopback.ts'
import { type MailSettings, readMailSettings } from './mail/mail-settings.ts'
import { type MetricsSettings, readMetricsSettings } from './operations/metrics-settings.ts'
import {
  closedInPublicDemo,
  type PublicDemoSettings,
  readPublicDemoSettings,
} from './public-demo/settings.ts'
import { type RegistrationSettings, readRegistrationSettings } from './registration-settings.ts'
import { readSecretKeys } from './secrets/secret-settings.ts'
import { type ProviderSettings, readProviderSettings } from './sign-in-provider/provider-settings.ts'

export type Config = RegistrationSettings & {
  port: number
  host: string
  dataDir: string
  /** Empty means the embedded database in `dataDir`. */
  databaseUrl: string
  /** The address people type, when it differs from host and port: behind a proxy, or with a certificate. */
  publicUrl: URL | null
  isDemo: boolean
  /** Strangers look around, each in a school of their own. Null: they do not. */
  publicDemo: PublicDemoSettings | null
  /** The first start in demo mode brings a whole school along. */
  hasDemoSchool: boolean
  /** One proxy stands in front and says who is calling. */
  isBehindProxy: boolean
  logLevel: (typeof LOG_LEVELS)[number]
  /** The language model that answers learners; null for the engine inside. */
  ai: AiSettings | null
  /** Whom the tutor names to learners in need, besides adults they trust. */
  helpContacts: HelpContact[]
  /** An alert about a student that nobody takes for so long goes to all admins; null: never by itself. */
  alertEscalationHours: number | null
  /** Null: there is no page for monitoring. */
  metrics: MetricsSettings | null
  /** Null: the product sends no mail. */
  mail: MailSettings | null
  /** Null: everybody signs in with a password of this product. */
  provider: ProviderSettings | null
  backups: BackupSettings
  /** What encrypts secrets in the database, the newest first; none: a file in `dataDir` holds it. */
  secretKeys: string[]
  /** Teachers and admins act as such only once their sign-in takes a code as well. */
  requiresSecondFactor: boolean
  /** Of one account, reading too; null: as many as it likes. */
  mostRequestsPerMinute: number | null
  /** So many hours without use end a session of who teaches or administers. */
  staffIdleHours: number
  /** What has run out by the privacy policy is removed every day, inactive accounts and old records among it. */
  enforcesRetention: boolean
  /** Every teacher is known to the school: students whom they add are in a class at once instead of being asked. */
  canTeachersAddPupils: boolean
  /** Who is signed in gets the first page ready to read, made by the server. */
  makesFirstPages: boolean
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const
const ON = ['on', 'true', '1', 'yes']
const OFF = ['off', 'false', '0', 'no']

export class ConfigError extends Error {}

/** Reads the settings from the environment and refuses what cannot work, with one sentence per fault. */
export function readConfig(env: Record<string, string | undefined>, workingDir: string): Config {
  const faults: string[] = []
  const text = (name: string) => env[name]?.trim() ?? ''

  function readSwitch(name: string, fallback: boolean): boolean {
    const value = text(name).toLowerCase()
    if (value === '') return fallback
    if (!ON.includes(value) && !OFF.includes(value))
      faults.push(
        `${name} must be ${name === 'DEMO' ? '"on", "off" or "public"' : '"on" or "off"'}, not "${value}".`,
      )
    return ON.includes(value)
  }

  const port = Number(text('PORT') || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    faults.push(`PORT must be a number from 0 to 65535, not "${text('PORT')}".`)
  }
  const host = text('HOST') || '127.0.0.1'

  let publicUrl: URL | null = null
  if (text('PUBLIC_URL')) {
    publicUrl = URL.parse(text('PUBLIC_URL'))
    if (!publicUrl || !/^https?:$/.test(publicUrl.protocol) || publicUrl.pathname !== '/') {
      faults.push(
        'PUBLIC_URL must be an http or https address without a path, for example https://learn.example.org.',
      )
    }
  }

  const databaseUrl = text('DATABASE_URL')
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    faults.push(
      'DATABASE_URL must start with postgres:// or postgresql://. Leave it empty for the embedded database.',
    )
  }

  const isBehindProxy = readSwitch('TRUST_PROXY', false)
  const isOpen = isPublic({ host, publicUrl, isBehindProxy })
  const publicDemo = readPublicDemoSettings(text, faults)
  const isDemo = publicDemo !== null || readSwitch('DEMO', !isOpen)
  if (isDemo && isOpen && !publicDemo) {
    faults.push(
      'DEMO is on, but the product would be reachable from outside: the demo accounts have a known password. Set DEMO=off, DEMO=public for a demo that strangers may enter, or HOST=127.0.0.1 without a proxy.',
    )
  }

  const hasDemoSchool = readSwitch('DEMO_SCHOOL', isDemo) && isDemo

  // Where others reach the sign-in page, a password alone opens nothing of other people.
  const requiresSecondFactor = readSwitch('REQUIRE_SECOND_FACTOR', isOpen)
  const registration = readRegistrationSettings({ text, isPublic: isOpen }, faults)
  const enforcesRetention = readSwitch('RETENTION', false)
  const canTeachersAddStudents = readSwitch('TEACHERS_ADD_PUPILS', false)
  const makesFirstPages = readSwitch('FIRST_PAGES', true)
  const logLevel = text('LOG_LEVEL') || 'info'
  if (!isLogLevel(logLevel))
    faults.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${logLevel}".`)

  const givenDir = text('DATA_DIR') || './data'
  const dataDir = isAbsolute(givenDir) ? givenDir : resolve(workingDir, givenDir)
  const backups = readBackupSettings(text, dataDir, workingDir, faults)
  const ai = readAiSettings(text, faults)
  const helpContacts = readHelpContacts(text('HELP_CONTACTS'), faults)
  const alertEscalationHours = readAlertHours(text('ALERT_ESCALATION_HOURS'), faults)
  const staffIdleHours = readStaffIdleHours(text('STAFF_IDLE_HOURS'), faults)
  const mail = readMailSettings(text, faults)
  const metrics = readMetricsSettings({ text, readSwitch, isPublic: isOpen }, faults)
  const provider = readProviderSettings(text, readSwitch, faults)
  const secretKeys = readSecretKeys(text, faults)

  if (faults.length > 0 || !isLogLevel(logLevel)) throw new ConfigError(faults.join('\n'))
  return {
    port,
    host,
    dataDir,
    databaseUrl,
    publicUrl,
    isDemo,
    publicDemo,
    hasDemoSchool,
    isBehindProxy,
    logLevel,
    ai,
    helpContacts,
    alertEscalationHours,
    mail,
    metrics,
    provider,
    backups,
    secretKeys,
    requiresSecondFactor,
    mostRequestsPerMinute: isOpen ? MOST_REQUESTS_PER_MINUTE : null,
    ...registration,
    staffIdleHours,
    enforcesRetention,
    canTeachersAddPupils: canTeachersAddStudents,
    makesFirstPages,
    ...(publicDemo && closedInPublicDemo(backups)),
  }
}

/** Where others reach the product. A page asks for some twenty things, and nobody opens one a second. */
const MOST_REQUESTS_PER_MINUTE = 1_200
const MOST_ALERT_HOURS = 720

function readAlertHours(value: string, faults: string[]): number | null {
  if (value === '') return 24
  if (OFF.includes(value.toLowerCase())) return null
  const hours = Number(value)
  if (Number.isInteger(hours) && hours >= 1 && hours <= MOST_ALERT_HOURS) return hours
  faults.push(
    `ALERT_ESCALATION_HOURS must be a number from 1 to ${MOST_ALERT_HOURS}, or "off", not "${value}".`,
  )
  return null
}

const STAFF_IDLE_HOURS = 12

function readStaffIdleHours(value: string, faults: string[]): number {
  const hours = Number(value || STAFF_IDLE_HOURS)
  if (!Number.isInteger(hours) || hours < 1 || hours > SESSION_DAYS * 24)
    faults.push(`STAFF_IDLE_HOURS must be a number from 1 to ${SESSION_DAYS * 24}, not "${value}".`)
  return hours
}

function isLogLevel(value: string): value is Config['logLevel'] {
  return (LOG_LEVELS as readonly string[]).includes(value)
}
