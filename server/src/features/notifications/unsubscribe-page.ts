import { isKnown, wordsIn } from '../../domain/families/weeks/week-words.ts'

/** `ask`: mails are on. `back`: they are on again. `unknown`: the link is not one of ours. */
export type PageState = 'ask' | 'ended' | 'back' | 'unknown'

type Page = { title: string; text: string; button: { value: string; label: string } | null }
export type Pages = Record<PageState, Page> & { language: string }

const END = { value: 'off', label: 'End these mails' }
const AGAIN = { value: 'on', label: 'Send them again' }

/** Of the mails of notifications. */
export const NEWS_PAGES: Pages = {
  language: 'en',
  ask: {
    title: 'End the mails from Trellis?',
    text: 'Your notifications stay in the app. You can have the mails again at any time.',
    button: END,
  },
  ended: {
    title: 'No more mails',
    text: 'Trellis sends you no more mails about your learning. Your notifications stay in the app.',
    button: AGAIN,
  },
  back: {
    title: 'Mails are on again',
    text: 'You get at most one mail a day, outside of your quiet hours.',
    button: END,
  },
  unknown: {
    title: 'This link does not work',
    text: 'It may have been cut off. Open the whole link from the mail, or sign in and switch mails off under Notifications.',
    button: null,
  },
}

/** Of the weekly mail to a family, in the reader's language. */
export function writeWeekPages(language: string): Pages {
  const words = wordsIn(language)
  const end = { value: END.value, label: words.end }
  return {
    language: isKnown(language) ? language : 'en',
    ask: { title: words.askTitle, text: words.askText, button: end },
    ended: {
      title: words.endedTitle,
      text: words.endedText,
      button: { value: AGAIN.value, label: words.again },
    },
    back: { title: words.backTitle, text: words.backText, button: end },
    unknown: NEWS_PAGES.unknown,
  }
}

const STYLE = `
:root { color-scheme: light dark; --text: #16241c; --page: #f7f9f7; --brand: #17693f; --on: #ffffff }
@media (prefers-color-scheme: dark) { :root { --text: #eef3ef; --page: #121a15; --brand: #7fd6a4; --on: #0c130f } }
body { margin: 0; background: var(--page); color: var(--text); font: 18px/1.6 sans-serif }
main { max-width: 32rem; margin: 0 auto; padding: 15vh 1.5rem 2rem }
h1 { font-size: 1.75rem; line-height: 1.25 }
button { min-height: 44px; padding: 0 1.25rem; border: 0; border-radius: 10px; background: var(--brand); color: var(--on); font: inherit; font-weight: 600 }
a { color: var(--brand) }`

/** A page without scripts and without signing in: it has to work wherever a mail is read. Nothing in it comes from people. */
export function drawPage(state: PageState, pages: Pages = NEWS_PAGES): string {
  const { title, text, button } = pages[state]
  const form = button
    ? `<form method="post"><button name="mail" value="${button.value}">${button.label}</button></form>`
    : ''
  return `<!doctype html>
<html lang="${pages.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Trellis</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${form}
<p><a href="/">Go to Trellis</a></p>
</main>
</body>
</html>
`
}
