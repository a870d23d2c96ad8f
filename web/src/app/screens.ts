import type { ScreenName } from '#contract/pages/pages.ts'
import type { LoadScreen } from './app-screens.ts'

export type Screen = {
  /** Fetches the screen's code; the words it needs are fetched at the same time. */
  load: LoadScreen
  messages: readonly string[]
  /** Whether it has something to show without a connection. */
  isOffline?: boolean
}

const first = {
  landing: {
    load: async () => (await import('../features/landing/landing-screen.tsx')).LandingScreen,
    messages: ['landing'],
  },
  auth: {
    load: async () => (await import('../features/auth/auth-screen.tsx')).AuthScreen,
    messages: ['auth'],
  },
} satisfies Partial<Record<ScreenName, Screen>>

/** Which component shows a page. The long list of all other screens is fetched by those who leave the first two. */
export async function findScreen(name: ScreenName): Promise<Screen> {
  if (name === 'landing' || name === 'auth') return first[name]
  // The list of their words comes at the same time, not one after the other.
  const [{ findAppScreen }, { SCREEN_WORDS }] = await Promise.all([
    import('./app-screens.ts'),
    import('../messages/app-messages.ts'),
  ])
  return { ...findAppScreen(name), messages: SCREEN_WORDS[name] ?? [] }
}
