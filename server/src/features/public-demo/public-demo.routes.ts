import type { User } from '#contract/accounts.ts'
import { publicDemo } from '#contract/public-demo/public-demo.ts'
import type { Mount, Received } from '../../platform/requests/serve.ts'
import type { Device, KeptSession } from '../../platform/sessions/sessions.ts'

declare module '../../platform/deps.ts' {
  interface Deps {
    /** Lets a visitor of a public demo in. Absent everywhere else, and in the visitors' own schools. */
    enterDemo?: (visit: DemoVisit) => Promise<{ user: User; session: KeptSession }>
  }
}

export type DemoVisit = Received<typeof publicDemo.enter> & { device: Device; token: string | null }

export function publicDemoRoutes({ serve, deps }: Mount): void {
  const { enterDemo } = deps
  if (!enterDemo) return
  serve(publicDemo.enter, async (wanted, { device, sessionToken, keepSession }) => {
    const { user, session } = await enterDemo({ ...wanted, device, token: sessionToken })
    keepSession(session)
    return user
  })
}
