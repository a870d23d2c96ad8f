import type { PageVisit } from '#contract/pages/ready-screens.ts'
import type { RenderedPage } from '../../platform/requests/first-pages.ts'

export type ToWorker =
  | { kind: 'render'; pageId: number; visit: PageVisit }
  | { kind: 'answer'; callId: number; status: number; body: string }

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'call'; callId: number; pageId: number; url: string }
  | { kind: 'rendered'; pageId: number; page: RenderedPage | null; failure?: Error }
