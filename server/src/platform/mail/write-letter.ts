import { escapeHtml } from '../escape-html.ts'
import type { Mail } from './mailer.ts'

export type Letter = {
  to: string
  /** Empty where nobody knows it yet. */
  name: string
  subject: string
  /** Paragraphs of plain words. */
  lines: string[]
  /** One thing to do, after the first paragraph. */
  action?: { label: string; url: string }
}

/** A mail about somebody's own account. Nobody can end these: they tell what happens to it. */
export function writeLetter({ to, name, subject, lines, action }: Letter): Mail {
  const greeting = name === '' ? 'Hello,' : `Hello ${name},`
  const [first = '', ...rest] = lines
  const text = [greeting, first, ...(action ? [`${action.label}: ${action.url}`] : []), ...rest].join('\n\n')
  const say = (line: string) => `<p>${escapeHtml(line)}</p>`
  const html = [
    '<!doctype html><html lang="en"><body style="font:16px/1.6 sans-serif;color:#1c2b22;max-width:36rem">',
    say(greeting),
    say(first),
    ...(action
      ? [
          `<p><a href="${escapeHtml(action.url)}" style="color:#17693f;font-weight:bold">${escapeHtml(action.label)}</a></p>`,
        ]
      : []),
    ...rest.map(say),
    '</body></html>',
  ].join('\n')
  return { to, subject, text, html }
}
