import i18next from 'i18next'
import { deleteDB } from 'idb'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import * as z from 'zod/mini'
import { startMessages } from '../messages/load-messages.ts'
import { toastStore } from '../ui/toast/toast-store.ts'
import './replace-server.ts'
import { takeConsoleErrors } from './console-errors.ts'
import { showAsUsual } from './looks.ts'
import { closePage } from './render-at.tsx'
import '../ui/theme.css'

z.config({ jitless: true })

beforeAll(async () => {
  if (!i18next.isInitialized) await startMessages()
})

beforeEach(() => {
  // As `public/theme.js` leaves it.
  Object.assign(document.documentElement.dataset, { theme: 'light', language: 'en' })
})

afterEach(async () => {
  const server = closePage()
  toastStore.dismiss(toastStore.read()?.id ?? 0)
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies answers later
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  }
  // The app's own connection closes when it hears of this.
  await deleteDB('trellis')
  if (i18next.language !== 'en') await i18next.changeLanguage('en')
  await showAsUsual()
  const faults = [...takeConsoleErrors(), ...(server?.faults ?? [])]
  if (faults.length > 0) throw new Error(faults.join('\n\n'))
})
