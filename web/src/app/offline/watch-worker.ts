import i18next from 'i18next'
import { HOUR_MS } from '#engines/days/durations.ts'
import { whenIdle } from '../../kit/when-idle.ts'
import { loadNamespaces } from '../../messages/load-messages.ts'
import { toast } from '../../ui/toast/toast-store.ts'

const ADDRESS = '/service-worker.js'
/** A page that stays open for days never asks by itself; browsers look for a new worker only when a page is opened. */
const LOOK_AGAIN_MS = HOUR_MS

type Policies = {
  createPolicy: (name: string, rules: object) => { createScriptURL: (address: string) => string }
}

/** The worker may be started by this one address: the content security policy lets no other text become a script. */
function trustAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  return (
    trustedTypes?.createPolicy('app', { createScriptURL: () => ADDRESS }).createScriptURL(ADDRESS) ?? ADDRESS
  )
}

/** Starts the worker that brings the product without a connection, and says when there is a newer version of it. */
export async function watchWorker(): Promise<void> {
  // What it keeps is fetched behind everything that the page itself needs.
  await new Promise<void>((resolve) => whenIdle(resolve))
  const registration = await register()
  window.addEventListener('vite:preloadError', async ({ payload }) => {
    if (await isGone(payload)) await offerReload(() => void takeOver(registration))
  })
  if (registration) {
    watchForUpdates(registration)
    await navigator.serviceWorker.ready
    i18next.on('languageChanged', () => void keepLanguage())
    await keepLanguage()
  }
}

/**
 * Whether a file of this version is gone from the server, because a newer version is there; one that only did not arrive
 * is no proof of that. Safari does not say which file it was: the first one stands for all.
 */
export async function isGone(failure: unknown): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src
  const file = /\/assets\/[\w.-]+/.exec(String(failure))?.[0] ?? entry
  if (!file) return false
  try {
    return (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    return false
  }
}

/** Leaves this version for the newest one. */
export async function loadNewest(): Promise<void> {
  await takeOver(await navigator.serviceWorker?.getRegistration())
}

async function keepLanguage(): Promise<void> {
  if (i18next.language === 'en') return
  try {
    const { keepWords } = await import('./keep-words.ts')
    await keepWords()
  } catch {
    // No connection any more: the next visit keeps them.
  }
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  // There are none over plain http.
  if (!('serviceWorker' in navigator)) return undefined
  try {
    return await navigator.serviceWorker.register(trustAddress())
  } catch {
    // Forbidden, as in some private windows, or no connection: everything else works without it.
    return undefined
  }
}

function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const hadWorker = navigator.serviceWorker.controller !== null
  const offerWaiting = () => {
    if (registration.waiting && navigator.serviceWorker.controller) {
      void offerReload(() => void takeOver(registration))
    }
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting)
  })
  offerWaiting()

  // Another tab has let the new version in: files of this one are no longer kept.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) void offerReload(() => location.reload())
  })

  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    offerWaiting()
    if (Date.now() - lookedAt < LOOK_AGAIN_MS) return
    lookedAt = Date.now()
    void lookForUpdate(registration)
  })
}

async function lookForUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update()
  } catch {
    // No connection: the version at hand goes on.
  }
}

/** Reloads once the new version answers; before, the old worker would bring the old page again. */
async function takeOver(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  if (registration) await lookForUpdate(registration)
  const fresh = registration?.installing ?? registration?.waiting
  if (!fresh) return location.reload()
  const advance = () => {
    if (fresh.state === 'installed') fresh.postMessage('takeOver')
    if (fresh.state === 'activated' || fresh.state === 'redundant') location.reload()
  }
  fresh.addEventListener('statechange', advance)
  advance()
}

/** Never by itself: somebody may be in the middle of a sentence. */
async function offerReload(reload: () => void): Promise<void> {
  await loadNamespaces('device')
  const { t } = i18next
  toast({
    title: t('device:newVersion.title'),
    description: t('device:newVersion.text'),
    action: { label: t('device:newVersion.reload'), onAction: reload },
    isLasting: true,
  })
}
