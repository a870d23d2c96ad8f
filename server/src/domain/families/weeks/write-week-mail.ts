import { escapeHtml } from '../../../platform/escape-html.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import type { wordWeek } from './list-weeks.ts'
import { wordsIn } from './week-words.ts'

type WeekLetter = {
  to: string
  name: string
  language: string
  children: ReturnType<typeof wordWeek>
  origin: string
  unsubscribeUrl: string
}

export function writeWeekMail({ to, name, language, children, origin, unsubscribeUrl }: WeekLetter): Mail {
  const words = wordsIn(language)
  const url = `${origin}/guardian/dashboard`
  const text = [
    words.greeting(name),
    ...children.map(({ firstName, lines, talk }) =>
      [firstName, ...lines.map((line) => `- ${line}`), `${words.talkAbout}: ${talk}`].join('\n'),
    ),
    `${words.open}: ${url}`,
    `${words.why}\n${words.end}: ${unsubscribeUrl}`,
  ].join('\n\n')
  const html = [
    `<!doctype html><html lang="${language}"><body style="font:16px/1.6 sans-serif;color:#1c2b22;max-width:36rem">`,
    `<p>${escapeHtml(words.greeting(name))}</p>`,
    ...children.flatMap(({ firstName, lines, talk }) => [
      `<h2 style="font-size:18px;margin:24px 0 0">${escapeHtml(firstName)}</h2>`,
      `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
      `<p><strong>${escapeHtml(words.talkAbout)}:</strong> ${escapeHtml(talk)}</p>`,
    ]),
    `<p><a href="${escapeHtml(url)}" style="color:#17693f">${escapeHtml(words.open)}</a></p>`,
    `<p style="color:#56655c;font-size:14px">${escapeHtml(words.why)} <a href="${escapeHtml(unsubscribeUrl)}" style="color:#56655c">${escapeHtml(words.end)}</a></p>`,
    '</body></html>',
  ].join('\n')
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    children.map(({ firstName }) => firstName),
  )
  return { to, subject: words.subject(names), text, html, unsubscribeUrl }
}
