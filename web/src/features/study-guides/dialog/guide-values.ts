import * as z from 'zod/mini'
import type { StudyGuide } from '#contract/study/study-guides.ts'

const Resource = z.object({
  type: z.enum(['text', 'url']),
  content: z.string(),
  /** What a page that was read is called. */
  name: z.nullable(z.string()),
  /** Chosen for what is generated next. */
  isChosen: z.boolean(),
})
export type Resource = z.output<typeof Resource>

/** What stands in the dialog, also while it is kept as a draft. */
export const GuideValues = z.object({
  title: z.string(),
  subject: z.string(),
  /** As the select has it: empty, or a number. */
  grade: z.string(),
  isPublic: z.boolean(),
  description: z.string(),
  content: z.string(),
  resources: z.array(Resource),
  /** The resource that is typed and not added yet. */
  nextType: z.enum(['text', 'url']),
  nextContent: z.string(),
})
export type GuideValues = z.output<typeof GuideValues>

export function toValues(guide: StudyGuide | null): GuideValues {
  return {
    title: guide?.title ?? '',
    subject: guide?.subject ?? '',
    grade: guide?.grade ? String(guide.grade) : '',
    isPublic: guide?.isPublic ?? false,
    description: guide?.description ?? '',
    content: guide?.content ?? '',
    resources: (guide?.resources ?? []).map((resource) => ({ ...resource, name: null, isChosen: true })),
    nextType: 'text',
    nextContent: '',
  }
}

/** Documented: a grade is sent as a number, and as null when none is chosen. */
export function toGrade(grade: string): number | null {
  return grade === '' ? null : Number(grade)
}

export function toPayload({ title, subject, grade, isPublic, description, content, resources }: GuideValues) {
  return {
    title: title.trim(),
    description: description.trim() || null,
    content,
    resources: resources.map((resource) => ({ type: resource.type, content: resource.content })),
    subject: subject.trim() || null,
    grade: toGrade(grade),
    isPublic,
  }
}

export function listMissing({ title, content }: GuideValues): ('title' | 'content')[] {
  return [...(title.trim() ? [] : ['title' as const]), ...(content.trim() ? [] : ['content' as const])]
}

/** "example.org/cells" is what people type. */
export function toAddress(typed: string): string {
  const plain = typed.trim()
  return /^[a-z][a-z\d+.-]*:/i.test(plain) ? plain : `https://${plain}`
}
