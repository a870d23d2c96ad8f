import { escapeHtml } from '../../platform/escape-html.ts'
import type { Mail } from '../../platform/mail/mailer.ts'

type Letter = { name: string; email: string; subject: string; message: string; answer: string | null }

const LONGEST_SUBJECT_LINE = 150

/** The answer, and under it what was asked. A subject of one line: a line break in it would begin another header. */
export function writeAnswerMail({ name, email, subject, message, answer }: Letter): Mail {
  const line = subject.replace(/\s+/g, ' ').slice(0, LONGEST_SUBJECT_LINE)
  const words = answer ?? ''
  const greeting = `Hello ${name.replace(/\s+/g, ' ')},`
  return {
    to: email,
    subject: `Re: ${line}`,
    text: `${greeting}\n\n${words}\n\nYou wrote:\n${message.replace(/^/gm, '> ')}`,
    html: [
      '<!doctype html><html lang="en"><body style="font:16px/1.6 sans-serif;color:#1c2b22;max-width:36rem">',
      `<p>${escapeHtml(greeting)}</p>`,
      `<p style="white-space:pre-wrap">${escapeHtml(words)}</p>`,
      `<p style="color:#56655c">You wrote:</p>`,
      `<blockquote style="margin:0;padding-left:1rem;border-left:3px solid #cdd6d0;white-space:pre-wrap">${escapeHtml(message)}</blockquote>`,
      '</body></html>',
    ].join('\n'),
  }
}
