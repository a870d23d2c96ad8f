import * as z from 'zod/mini'
import type { SearchAt } from '../../kit/navigation/app-target.ts'

export type NotesTab = 'all' | 'recent'

/** What the address asks for: the tab, the words and the tag looked for, the note to be read in full. */
export type NotesView = { tab: NotesTab; q: string; tag: string | null; noteId: number | null }

const Text = z.catch(z.string().check(z.trim(), z.maxLength(200)), '')

export function readView(search: Record<string, unknown>): NotesView {
  const { tab, q, tag, note } = search
  return {
    tab: tab === 'recent' ? 'recent' : 'all',
    // The router reads a number out of "?q=12".
    q: z.parse(Text, q === undefined ? '' : String(q)),
    tag: z.parse(Text, tag === undefined ? '' : String(tag)) || null,
    noteId: /^\d{1,9}$/.test(String(note)) ? Number(note) : null,
  }
}

export function writeView({ tab, q, tag, noteId }: NotesView): SearchAt<'/notes'> {
  return {
    tab: tab === 'recent' ? tab : undefined,
    q: q || undefined,
    tag: tag ?? undefined,
    note: noteId ?? undefined,
  }
}
