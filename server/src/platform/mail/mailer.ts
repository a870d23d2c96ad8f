import { createTransport } from 'nodemailer'
import type { MailSettings } from './mail-settings.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** The address that ends these mails, by one click and without signing in (RFC 8058); none for what must be told. */
  unsubscribeUrl?: string
}

/**
 * `again`: the mail server has certainly not taken it, for now. `refused`: nor will it ever. `unknown`: the line broke when
 * it may already have had it.
 */
export type MailOutcome = 'sent' | 'again' | 'refused' | 'unknown'

export type Mailer = { send: (mail: Mail) => Promise<MailOutcome>; close: () => void }

const LONGEST_WAIT_MS = 20_000
/** What goes wrong before a message is handed over. A wrong password is the operator's, not the mail's. */
const BEFORE_THE_MESSAGE = new Set(['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EPROXY'])

export function createMailer(
  { smtpUrl, from }: MailSettings,
  report: (message: string, error: unknown) => void,
): Mailer {
  const transport = createTransport({
    url: smtpUrl.href,
    pool: true,
    maxConnections: 2,
    connectionTimeout: LONGEST_WAIT_MS,
    greetingTimeout: LONGEST_WAIT_MS,
    socketTimeout: LONGEST_WAIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: {
            ...(unsubscribeUrl !== undefined && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
            // Holiday notices need not answer.
            'Auto-Submitted': 'auto-generated',
          },
        })
        return 'sent'
      } catch (error) {
        report('a mail could not be sent', error)
        return judgeFailure(error)
      }
    },
    close: () => transport.close(),
  }
}

export function judgeFailure(error: unknown): MailOutcome {
  const { code, responseCode, syscall } = error as {
    code?: string
    responseCode?: number
    syscall?: string
  }
  if (syscall === 'connect' || (code !== undefined && BEFORE_THE_MESSAGE.has(code))) return 'again'
  // The address itself is none.
  if (responseCode === undefined) return code === 'EENVELOPE' ? 'refused' : 'unknown'
  return responseCode >= 500 ? 'refused' : 'again'
}
