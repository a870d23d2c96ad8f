import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, SentMoment } from '../fields.ts'
import { rule } from '../refusals/rule.ts'
import { LONGEST_TITLE, requireContent, requireText, SIGNED_OUT, Tag, Tags, Words } from './fields.ts'
import { Paged, REMOVAL, RESTORATION, sayPaged } from './listing.ts'

export const NOTES_PER_PAGE = 100
export const MOST_NOTES_FOUND = 50
export const LONGEST_NOTE_TITLE = LONGEST_TITLE
export const LONGEST_NOTE = 50_000
export const LONGEST_QUOTE = 5_000
const REQUIRED = rule('noteFieldsRequired')

const Title = requireText(REQUIRED, LONGEST_NOTE_TITLE)
const Content = requireContent(REQUIRED, LONGEST_NOTE)
/** A page of ours or of the web; it becomes a link, so no other scheme gets in. */
const SourceUrl = z
  .string()
  .check(z.maxLength(2000), z.regex(/^(?:https?:\/\/[^\s/]|\/(?![/\\]))\S*$/i, rule('addressInvalid')))

export const Note = z.object({
  id: z.int(),
  userId: z.int(),
  title: z.string(),
  content: z.string(),
  originalContent: z.nullable(z.string()),
  source: z.string(),
  sourceUrl: z.nullable(z.string()),
  lessonId: z.nullable(z.int()),
  lessonTitle: z.nullable(z.string()),
  /** The id of the lesson's section that the passage stands in. */
  lessonSection: z.nullable(z.string()),
  /** The passage that was selected when the note was made. */
  quote: z.nullable(z.string()),
  /** The video and its moment that the note is about. */
  videoContentId: z.nullable(z.int()),
  videoTitle: z.nullable(z.string()),
  videoSeconds: z.nullable(z.int()),
  tags: z.array(z.string()),
  createdAt: Moment,
  updatedAt: Moment,
})
export type Note = z.output<typeof Note>

const Marks = z.array(z.tuple([z.int(), z.int()]))

/** Marks are offsets, from and up to, into the plain text beside them; nothing here is markup. */
export const FoundNote = z.object({
  note: Note,
  titleMarks: Marks,
  snippet: z.object({ text: z.string(), marks: Marks }),
})
export type FoundNote = z.output<typeof FoundNote>

const TextFile = z.object({ name: z.string(), text: z.string() })

const Origin = {
  originalContent: z.optional(z.nullable(z.string().check(z.maxLength(LONGEST_NOTE)))),
  source: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(50)), 'manual'),
  sourceUrl: z.optional(z.nullable(SourceUrl)),
  lessonId: z.optional(z.nullable(Id)),
  lessonSection: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(200)))),
  quote: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_QUOTE)))),
  videoContentId: z.optional(z.nullable(Id)),
  videoSeconds: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(86_400)))),
}

export const notes = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/:id/notes',
    access: 'self',
    signedOut: SIGNED_OUT,
    summary: `The user's notes, ${sayPaged(NOTES_PER_PAGE)}.`,
    input: z.object({
      id: Id,
      tag: z.optional(Tag),
      lessonId: z.optional(Id),
      only: z.optional(z.enum(['deleted'])),
      ...Paged,
    }),
    output: z.array(Note),
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
    offline: 'lastSeen',
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/users/:id/notes/search',
    access: 'self',
    signedOut: SIGNED_OUT,
    summary: `The user's notes that hold all words of \`q\`, each word as a beginning or by its stem; the best ${MOST_NOTES_FOUND}.`,
    input: z.object({
      id: Id,
      q: Words,
      tag: z.optional(Tag),
    }),
    output: z.array(FoundNote),
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  tags: endpoint({
    method: 'GET',
    path: '/api/users/:id/notes/tags',
    access: 'self',
    signedOut: SIGNED_OUT,
    summary: 'The tags of the notes with how many notes have each, in the order of the alphabet.',
    input: z.object({ id: Id }),
    output: z.array(z.object({ tag: z.string(), notes: z.int() })),
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
  exportAll: endpoint({
    method: 'GET',
    path: '/api/users/:id/notes/export',
    access: 'self',
    signedOut: SIGNED_OUT,
    summary: 'All notes, or those of a tag, as one Markdown text with the name its file should have.',
    input: z.object({ id: Id, tag: z.optional(Tag) }),
    output: TextFile,
    errors: ['not_signed_in', 'not_found', 'too_large', 'invalid_input'],
  }),
  ofVideo: endpoint({
    method: 'GET',
    path: '/api/video-content/:id/notes',
    access: 'signedIn',
    signedOut: SIGNED_OUT,
    summary: "The caller's own notes about a video, in the order of its moments.",
    input: z.object({ id: Id }),
    output: z.array(Note),
    errors: ['not_signed_in', 'not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/notes',
    access: 'signedIn',
    signedOut: SIGNED_OUT,
    summary: 'Keeps a note, with the lesson and the passage or the video and the moment it is about.',
    input: z.object({
      userId: z.optional(Id),
      title: Title,
      content: Content,
      tags: z._default(Tags, []),
      ...Origin,
    }),
    output: Note,
    status: 201,
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'invalid_input'],
    offline: 'outbox',
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/notes/:id',
    access: 'owner',
    signedOut: SIGNED_OUT,
    summary: 'One note of the caller.',
    input: z.object({ id: Id }),
    output: Note,
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/notes/:id',
    access: 'owner',
    signedOut: SIGNED_OUT,
    summary: 'Changes title, content or tags of a note of the caller.',
    input: z.object({
      id: Id,
      /** When the note last changed before the writer saw it: with it, what was changed elsewhere since is not lost. */
      updatedAt: z.optional(SentMoment),
      title: z.optional(Title),
      content: z.optional(Content),
      tags: z.optional(Tags),
    }),
    output: Note,
    errors: ['not_signed_in', 'not_found', 'conflict', 'invalid_input'],
    offline: 'outbox',
  }),
  remove: endpoint({
    ...REMOVAL,
    path: '/api/notes/:id',
    access: 'owner',
    signedOut: SIGNED_OUT,
    summary: 'Deletes a note of the caller; it can be restored for 30 days.',
    offline: 'outbox',
  }),
  restore: endpoint({
    ...RESTORATION,
    path: '/api/notes/:id/restore',
    access: 'owner',
    signedOut: SIGNED_OUT,
    summary: 'Restores a note of the caller that was deleted; one that was not deleted stays unchanged.',
    output: Note,
    offline: 'outbox',
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/notes/:id/export',
    access: 'owner',
    signedOut: SIGNED_OUT,
    summary: 'A note of the caller as a Markdown text with the name its file should have.',
    input: z.object({ id: Id }),
    output: TextFile,
    errors: ['not_signed_in', 'not_found'],
  }),
  cardDrafts: endpoint({
    method: 'GET',
    path: '/api/notes/:id/card-drafts',
    access: 'owner',
    signedOut: SIGNED_OUT,
    summary:
      'Questions and answers that a note of the caller already holds, ready to be created as flashcards.',
    input: z.object({ id: Id }),
    output: z.array(
      z.object({
        front: z.string(),
        back: z.string(),
        noteId: z.int(),
        lessonId: z.nullable(z.int()),
        passage: z.nullable(z.string()),
        tags: z.array(z.string()),
      }),
    ),
    errors: ['not_signed_in', 'not_found'],
  }),
}
