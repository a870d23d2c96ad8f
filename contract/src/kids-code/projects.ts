import * as z from 'zod/mini'
import { Attachment } from '../classroom/work.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, SentMoment } from '../fields.ts'
import { Decline, SHARING_STATES } from '../publication/fields.ts'
import { FILL_IN, LONGEST_TITLE, requireText } from '../study/fields.ts'
import { Paged, REMOVAL, RESTORATION, sayPaged } from '../study/listing.ts'
import { Assets, PROJECT_BODY_BYTES, Program, SentProgram, Thumbnail } from './fields.ts'

export const PROJECTS_PER_PAGE = 24

const Title = requireText(FILL_IN, LONGEST_TITLE)
const Description = z.nullable(z.string().check(z.trim(), z.maxLength(2000)))

/** A project as lists show it: without what it is made of. */
export const ProjectCard = z.object({
  id: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  thumbnail: z.nullable(z.string()),
  /** The owner wants it in the gallery; `sharing` says whether it is there. */
  isPublic: z.boolean(),
  sharing: z.enum(SHARING_STATES),
  /** Why an adult declined it. */
  decline: z.nullable(Decline),
  createdAt: Moment,
  updatedAt: Moment,
})
export type ProjectCard = z.output<typeof ProjectCard>

/** What somebody opens who may: their own project as it is now, or one of the gallery as it was shared. */
export const OpenedProject = z.extend(ProjectCard, {
  blocks: Program,
  assets: Assets,
  isOwn: z.boolean(),
  /** Of whoever made it; nothing else is told about them. */
  firstName: z.string(),
})
export type OpenedProject = z.output<typeof OpenedProject>

const RestorePoint = z.object({
  id: z.int(),
  title: z.string(),
  thumbnail: z.nullable(z.string()),
  savedAt: Moment,
})

const OfProject = z.object({ id: Id, version: Id })
const WRITE_ERRORS = ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'invalid_input'] as const

export const visualProjects = {
  list: endpoint({
    method: 'GET',
    path: '/api/visual-projects',
    access: 'signedIn',
    summary: `The caller's own projects, ${sayPaged(PROJECTS_PER_PAGE)}.`,
    input: z.object({ only: z.optional(z.enum(['deleted'])), ...Paged }),
    output: z.array(ProjectCard),
    errors: ['not_signed_in', 'invalid_input'],
    offline: 'lastSeen',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/visual-projects',
    access: 'signedIn',
    summary:
      'Keeps a new project. `blocks` is the whole program as the studio writes it; what is wrong with it is answered in sentences.',
    input: z.object({
      title: Title,
      description: z.optional(Description),
      thumbnail: z.optional(z.nullable(Thumbnail)),
      blocks: SentProgram,
      assets: z._default(Assets, { sprites: [], backgrounds: [] }),
      isPublic: z._default(z.boolean(), false),
    }),
    output: ProjectCard,
    status: 201,
    bodyLimitBytes: PROJECT_BODY_BYTES,
    errors: ['not_signed_in', 'not_allowed', 'conflict', 'invalid_input', 'too_large'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/visual-projects/:id',
    access: 'signedIn',
    summary:
      'A project of the caller, or one of the gallery as it was shared. Adults who look after sharing also open what waits for them.',
    input: z.object({ id: Id }),
    output: OpenedProject,
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/visual-projects/:id',
    access: 'owner',
    summary:
      'Saves a project of the caller; fields that are not sent stay unchanged. `isPublic: true` shares it as it now is, `false` takes it from the gallery.',
    input: z.object({
      id: Id,
      /** When the project last changed before the writer saw it: with it, what was changed elsewhere since is not lost. */
      updatedAt: z.optional(SentMoment),
      title: z.optional(Title),
      description: z.optional(Description),
      thumbnail: z.optional(z.nullable(Thumbnail)),
      blocks: z.optional(SentProgram),
      assets: z.optional(Assets),
      isPublic: z.optional(z.boolean()),
    }),
    output: ProjectCard,
    bodyLimitBytes: PROJECT_BODY_BYTES,
    errors: [...WRITE_ERRORS, 'too_large'],
  }),
  remove: endpoint({
    ...REMOVAL,
    path: '/api/visual-projects/:id',
    access: 'owner',
    summary: 'Deletes a project of the caller; it can be restored for 30 days.',
  }),
  restore: endpoint({
    ...RESTORATION,
    path: '/api/visual-projects/:id/restore',
    access: 'owner',
    summary: 'Restores a project of the caller that was deleted; one that was not deleted stays unchanged.',
    output: ProjectCard,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/api/visual-projects/:id/duplicate',
    access: 'signedIn',
    summary: 'Copies a project of the caller or of the gallery into a new, private one.',
    input: z.object({ id: Id, title: z.optional(Title) }),
    output: ProjectCard,
    status: 201,
    errors: ['not_signed_in', 'not_found', 'conflict', 'invalid_input'],
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/visual-projects/:id/versions',
    access: 'owner',
    summary: 'The restore points of a project of the caller, the newest first.',
    input: z.object({ id: Id }),
    output: z.array(RestorePoint),
    errors: ['not_signed_in', 'not_found'],
  }),
  version: endpoint({
    method: 'GET',
    path: '/api/visual-projects/:id/versions/:version',
    access: 'owner',
    summary: 'A restore point of a project of the caller with all that it holds.',
    input: OfProject,
    output: z.extend(RestorePoint, { blocks: Program, assets: Assets }),
    errors: ['not_signed_in', 'not_found'],
  }),
  goBack: endpoint({
    method: 'POST',
    path: '/api/visual-projects/:id/versions/:version/restore',
    access: 'owner',
    summary: 'Goes back to a restore point; how the project was just before becomes one as well.',
    input: OfProject,
    output: ProjectCard,
    errors: ['not_signed_in', 'not_found'],
  }),
  snapshot: endpoint({
    method: 'POST',
    path: '/api/visual-projects/:id/snapshots',
    access: 'owner',
    summary:
      'Keeps a project of the caller as it is now, to be turned in. The answer is an attachment for the work of an assignment.',
    input: z.object({ id: Id }),
    output: Attachment,
    status: 201,
    errors: ['not_signed_in', 'not_found', 'conflict'],
  }),
  handedIn: endpoint({
    method: 'GET',
    path: '/api/visual-snapshots/:snapshot',
    access: 'owner',
    summary: 'A project as it was turned in, for who did and for the teacher who got it.',
    input: z.object({ snapshot: Id }),
    output: z.extend(RestorePoint, {
      blocks: Program,
      assets: Assets,
      isOwn: z.boolean(),
      /** First and last name, for the teacher. */
      makerName: z.string(),
    }),
    errors: ['not_signed_in', 'not_found'],
  }),
  replay: endpoint({
    method: 'GET',
    path: '/api/visual-projects/:id/replay',
    access: 'owner',
    summary:
      'How a project of the caller was built: states from the first to the last one, to be shown in 30 seconds.',
    input: z.object({ id: Id }),
    output: z.object({
      seconds: z.int(),
      /** Every picture that any of the states shows. */
      assets: Assets,
      frames: z.array(z.object({ savedAt: Moment, blocks: Program })),
    }),
    errors: ['not_signed_in', 'not_found'],
  }),
}
