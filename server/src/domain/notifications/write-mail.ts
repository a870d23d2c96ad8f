import { escapeHtml } from '../../platform/escape-html.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { tellGuardian } from './guardian-words.ts'
import { findSubject, findWords } from './mail-words.ts'

type News = { kind: string; data: Record<string, string | number>; link: string }
type Letter = {
  to: string
  name: string
  /** Of the reader; only what guardians alone are told is written in it. */
  language: string
  news: News[]
  origin: string
  unsubscribeUrl: string
}

const WHY = 'You get at most one such mail a day, because notifications are switched on in your account.'

/** One mail of all the news; null when nothing is left to say. */
export function writeMail({ to, name, language, news, origin, unsubscribeUrl }: Letter): Mail | null {
  const family = tellGuardian(language, news)
  const parts = news.flatMap(({ kind, data, link }, place) => {
    const words = family?.told[place] ?? sayInEnglish(kind, data)
    return words ? [{ ...words, url: `${origin}${link}` }] : []
  })
  if (parts.length === 0) return null
  const greeting = family ? family.greeting(name) : `Hello ${name},`
  const [why, end] = family ? [family.why, family.end] : [WHY, 'End these mails']
  const text = [
    greeting,
    ...parts.map(({ line, action, url }) => `${line}\n${action}: ${url}`),
    `${why}\n${end}: ${unsubscribeUrl}`,
  ].join('\n\n')
  const html = [
    `<!doctype html><html lang="${family ? language : 'en'}"><body style="font:16px/1.6 sans-serif;color:#1c2b22;max-width:36rem">`,
    `<p>${escapeHtml(greeting)}</p>`,
    ...parts.map(
      ({ line, action, url }) =>
        `<p>${escapeHtml(line)}<br><a href="${escapeHtml(url)}" style="color:#17693f">${escapeHtml(action)}</a></p>`,
    ),
    `<p style="color:#56655c;font-size:14px">${escapeHtml(why)} <a href="${escapeHtml(unsubscribeUrl)}" style="color:#56655c">${escapeHtml(end)}</a></p>`,
    '</body></html>',
  ].join('\n')
  const subject = family?.told[0]?.subject
  return { to, subject: subject ?? findSubject(news.map(({ kind }) => kind)), text, html, unsubscribeUrl }
}

function sayInEnglish(kind: string, data: News['data']) {
  const words = findWords(kind)
  return words && { line: words.line(data), action: words.action }
}
