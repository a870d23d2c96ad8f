import type { User } from '#contract/accounts.ts'
import type { Note } from '#contract/study/notes.ts'
import { type AppTarget, toAppTarget } from '../navigation/app-target.ts'
import { findStudyPages } from '../navigation/study-pages.ts'

/** Where a note came from. `link` is a page of ours, `href` one of the web. */
export type NoteSource =
  | { kind: 'lesson'; name: string; link: AppTarget }
  | { kind: 'video'; name: string; link: AppTarget; seconds: number | null }
  | { kind: 'page'; name: string; link: AppTarget }
  | { kind: 'web'; name: string; href: string }

export function findSource(note: Note, user: Pick<User, 'role'>): NoteSource | null {
  if (note.lessonId !== null && note.lessonTitle !== null) {
    const link: AppTarget = {
      to: '/lessons/$lessonId',
      params: { lessonId: String(note.lessonId) },
      search: note.quote === null ? {} : { note: note.id },
      ...(note.lessonSection !== null && { hash: encodeURIComponent(note.lessonSection) }),
    }
    return { kind: 'lesson', name: note.lessonTitle, link }
  }
  if (note.videoContentId !== null && note.videoTitle !== null) {
    const { videoContentId: video, videoSeconds: seconds } = note
    const link: AppTarget = {
      to: findStudyPages(user).videoContent,
      search: { video, ...(seconds !== null && { t: seconds }) },
    }
    return { kind: 'video', name: note.videoTitle, link, seconds }
  }
  if (note.sourceUrl === null) return null
  const link = toAppTarget(note.sourceUrl)
  return link
    ? { kind: 'page', name: note.sourceUrl, link }
    : { kind: 'web', name: nameSite(note.sourceUrl), href: note.sourceUrl }
}

function nameSite(address: string): string {
  return URL.parse(address)?.host ?? address
}
