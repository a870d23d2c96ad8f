import { createTransport } from 'nodemailer'
import type { AiSettings } from '../../../platform/ai-settings.ts'
import type { Config } from '../../../platform/config.ts'
import { isPublic } from '../../../platform/loopback.ts'
import type { MailSettings } from '../../../platform/mail/mail-settings.ts'
import { type Finding, fail, ok, warn } from '../finding.ts'
import { ask, type Reply } from './reach.ts'

const PATIENCE_MS = 8_000
const ANTHROPIC = 'https://api.anthropic.com/v1'

/** Null: it let us in. Else its error: who did not answer, or what it said. No mail is sent. */
export async function checkSmtpConnection({ smtpUrl }: MailSettings): Promise<string | null> {
  const transport = createTransport({
    url: smtpUrl.href,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown'
  } finally {
    transport.close()
  }
}

/** The addresses of these servers may hold passwords: findings name the host alone. */
export function judgeMail(
  config: Pick<Config, 'mail' | 'publicUrl' | 'host' | 'isBehindProxy'>,
  failure: string | null,
): Finding[] {
  const { mail, publicUrl } = config
  if (!mail) {
    const says = 'The product sends none'
    const fix = 'Set SMTP_URL and MAIL_FROM for reminders and for new passwords by mail.'
    return [isPublic(config) ? warn('mail', `${says}.`, fix) : ok('mail', `${says}; nobody else uses it`)]
  }
  const host = mail.smtpUrl.hostname
  if (failure === 'EAUTH')
    return [fail('mail', `${host} refuses the user or password.`, 'Correct them in SMTP_URL.')]
  if (failure === 'ETLS')
    return [
      fail(
        'mail',
        `${host} offers no safe line that can be trusted.`,
        'Use smtps:// or the port that the provider names.',
      ),
    ]
  if (failure)
    return [
      fail(
        'mail',
        `${host} does not answer (${failure}).`,
        'Is SMTP_URL right, and does the network let mail out?',
      ),
    ]
  return [
    publicUrl
      ? ok('mail', `${host} lets us in`)
      : warn('mail', `${host} lets us in, but links in mails lead nowhere.`, 'Set PUBLIC_URL.'),
  ]
}

export function askModel(ai: AiSettings): Promise<Reply> {
  const base = (ai.baseUrl?.href ?? ANTHROPIC).replace(/\/$/, '')
  const headers: Record<string, string> =
    ai.provider === 'anthropic'
      ? { 'x-api-key': ai.apiKey ?? '', 'anthropic-version': '2023-06-01' }
      : ai.apiKey
        ? { authorization: `Bearer ${ai.apiKey}` }
        : {}
  return ask(`${base}/models`, headers)
}

/** A list of models costs nothing; the full test of the answers stands at /admin/ai. */
export function judgeModel(ai: AiSettings | null, reply: Reply | null): Finding[] {
  if (!ai || !reply) return [ok('tutor', 'the engine inside answers; nothing leaves the machine')]
  const who = ai.baseUrl?.host ?? ai.provider
  const standIn = 'Meanwhile the engine inside answers.'
  if ('failure' in reply)
    return [
      warn(
        'tutor',
        `${who} does not answer (${reply.failure}). ${standIn}`,
        'Is AI_BASE_URL right, and is the server running?',
      ),
    ]
  if (reply.status === 401 || reply.status === 403)
    return [warn('tutor', `${who} refuses the key. ${standIn}`, 'Correct AI_API_KEY.')]
  if (reply.status >= 400 && reply.status !== 404)
    return [
      warn(
        'tutor',
        `${who} answers ${reply.status}. ${standIn}`,
        'Look at the provider, then run the self-test at /admin/ai.',
      ),
    ]
  if (reply.status === 200 && !reply.body.includes(ai.model))
    return [
      warn(
        'tutor',
        `${who} does not list the model ${ai.model}.`,
        'Correct AI_MODEL, or run the self-test at /admin/ai.',
      ),
    ]
  return [ok('tutor', `${who} answers; the self-test at /admin/ai tells how well`)]
}

export function askProvider({ issuer }: { issuer: URL }): Promise<Reply> {
  return ask(`${issuer.href.replace(/\/$/, '')}/.well-known/openid-configuration`)
}

export function judgeProvider(
  provider: Config['provider'],
  reply: Reply | null,
  hasPublicUrl: boolean,
): Finding[] {
  if (!provider || !reply) return []
  const { host } = provider.issuer
  if ('failure' in reply)
    return [
      fail(
        'sign-in',
        `${host} does not answer (${reply.failure}).`,
        'Is OIDC_ISSUER right, and does the network let us there?',
      ),
    ]
  if (reply.status !== 200 || !reply.body.includes('authorization_endpoint'))
    return [
      fail(
        'sign-in',
        `${host} does not say how to sign in (${reply.status}).`,
        'Correct OIDC_ISSUER: /.well-known/openid-configuration must be below it.',
      ),
    ]
  return [
    hasPublicUrl
      ? ok('sign-in', `${provider.name} answers`)
      : warn(
          'sign-in',
          `${provider.name} answers, but does not know where to send people back.`,
          'Set PUBLIC_URL.',
        ),
  ]
}
