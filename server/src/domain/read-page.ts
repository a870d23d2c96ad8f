import { AppError } from '../platform/app-error.ts'
import { extractText } from '../platform/extract-text.ts'
import { fetchPublic } from '../platform/fetch-public.ts'
import type { CallerContext } from '../platform/requests/serve.ts'
import { spendTry } from '../platform/sessions/throttle.ts'

const PAGE_LIMIT = { limit: 30, windowSeconds: 10 * 60 }

/** The words of a public page. Nothing is stored, and the database is not kept waiting for the web. */
export async function readPage({ db, caller, now, publicWeb }: CallerContext, url: string) {
  await spendTry({ db, now }, 'tooManyPagesRead', { name: `read-page:${caller.user.id}`, ...PAGE_LIMIT })
  const page = await fetchPublic(publicWeb, url)
  const { title, text } = extractText(page)
  if (text === '')
    throw new AppError('invalid_input', {
      reason: 'pageHasNoText',
      params: { address: page.url.slice(0, 200) },
    })
  return { url: page.url, title, text }
}
