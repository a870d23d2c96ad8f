import type { User } from '#contract/accounts.ts'
import type { Note } from '#contract/study/notes.ts'

/** Where a note came from. `to` is a page of ours, `href` one of the web. */
export type NoteSource =
  | { kind: 'lesson'; name: string; to: string }
  | { kind: 'video'; name: string; to: string; seconds: number | null }
  | { kind: 'page'; name: string; to: string }
  | { kind: 'web'; name: string; href: string }

export function findSource(note: Note, user: Pick<User, 'role'>): NoteSource | null {
  if (note.lessonId !== null && note.lessonTitle !== null) {
    const passage = note.quote === null ? '' : `?note=${note.id}`
    const section = note.lessonSection === null ? '' : `#${encodeURIComponent(note.lessonSection)}`
    return { kind: 'lesson', name: note.lessonTitle, to: `/lessons/${note.lessonId}${passage}${section}` }
  }
  if (note.videoContentId !== null && note.videoTitle !== null) {
    const moment = note.videoSeconds === null ? '' : `&t=${note.videoSeconds}`
    const to = `${findFamily(user)}/video-content?video=${note.videoContentId}${moment}`
    return { kind: 'video', name: note.videoTitle, to, seconds: note.videoSeconds }
  }
  if (note.sourceUrl === null) return null
  return note.sourceUrl.startsWith('/')
    ? { kind: 'page', name: note.sourceUrl, to: note.sourceUrl }
    : { kind: 'web', name: nameSite(note.sourceUrl), href: note.sourceUrl }
}

/** The same screens stand below three addresses. */
export function findFamily({ role }: Pick<User, 'role'>): '' | '/professional' | '/college' {
  if (role === 'professional') return '/professional'
  return role === 'college' ? '/college' : ''
}

function nameSite(address: string): string {
  return URL.parse(address)?.host ?? address
}
