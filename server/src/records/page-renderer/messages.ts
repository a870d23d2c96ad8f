import type { PageRequest, RenderedPage } from '../../platform/requests/first-pages.ts'

export type ToWorker =
  | { kind: 'render'; pageId: number; request: PageRequest }
  | { kind: 'answer'; callId: number; status: number; body: string }

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'call'; callId: number; pageId: number; url: string }
  | { kind: 'rendered'; pageId: number; page: RenderedPage | null; failure?: unknown }
