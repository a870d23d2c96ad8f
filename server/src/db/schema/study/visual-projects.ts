import { isNotNull, isNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, id, instant, restorable } from '../columns.ts'
import { byNewest, descending, isOneOf } from '../constraints.ts'
import { DECLINE_REASONS } from './publication-requests.ts'

type DrawnPicture = { id: string; name: string; imageUrl: string }
export type ProjectAssets = { sprites?: DrawnPicture[]; backgrounds?: DrawnPicture[] }

/** `restore`: an earlier state to go back to. `shared`: what the gallery shows. `handedIn`: what a teacher got. */
export const VERSION_KINDS = ['restore', 'shared', 'handedIn'] as const
export const PROJECT_REPORT_REASONS = ['unkind', 'scary', 'personal', 'copied', 'other'] as const
export const PROJECT_REPORT_OUTCOMES = ['kept', 'hidden'] as const

export const visualProjects = pgTable(
  'visual_projects',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    title: text('title').notNull(),
    description: text('description'),
    thumbnail: text('thumbnail'),
    /** The whole program, as `engines/src/kids-code` reads it. */
    blocks: jsonb('blocks').$type<Record<string, unknown>>().notNull().default({}),
    assets: jsonb('assets').$type<ProjectAssets>().notNull().default({}),
    isPublic: boolean('is_public').notNull().default(false),
    /** Taken from the gallery by an adult after a report; the owner keeps it. */
    hiddenAt: instant('hidden_at'),
    ...restorable(),
  },
  (project) => [
    index('visual_projects_newest').on(project.userId, ...byNewest(project)),
    index('visual_projects_public')
      .on(...byNewest(project))
      .where(sql`${project.isPublic} and ${project.deletedAt} is null`),
    index('visual_projects_deleted').on(project.deletedAt).where(isNotNull(project.deletedAt)),
  ],
)

/** A project as it was at a moment. What goes on in the project itself does not change it. */
export const visualProjectVersions = pgTable(
  'visual_project_versions',
  {
    id: id(),
    projectId: belongsTo('project_id', () => visualProjects.id),
    userId: belongsTo('user_id', () => users.id),
    kind: text('kind', { enum: VERSION_KINDS }).notNull(),
    title: text('title').notNull(),
    description: text('description'),
    thumbnail: text('thumbnail'),
    blocks: jsonb('blocks').$type<Record<string, unknown>>().notNull(),
    assets: jsonb('assets').$type<ProjectAssets>().notNull().default({}),
    /** Length of blocks and assets as text. */
    bytes: integer('bytes').notNull(),
    /** When the project became as it is here. */
    savedAt: instant('saved_at').notNull(),
    createdAt: createdAt(),
    /** Of a shared one: since when everybody may see it. Who decided is `approvedBy`; nobody's approval was needed where it is empty. */
    approvedAt: instant('approved_at'),
    approvedBy: integer('approved_by').references(() => users.id, { onDelete: 'set null' }),
    declinedAt: instant('declined_at'),
    declineReason: text('decline_reason', { enum: DECLINE_REASONS }),
    declineMessage: varchar('decline_message', { length: 300 }),
  },
  (version) => [
    index('visual_project_versions_of_project').on(
      version.projectId,
      version.kind,
      descending(version.savedAt),
      descending(version.id),
    ),
    index('visual_project_versions_of_user').on(version.userId),
    index('visual_project_versions_approved_by').on(version.approvedBy).where(isNotNull(version.approvedBy)),
    uniqueIndex('visual_project_versions_shared_once')
      .on(version.projectId)
      .where(sql`${version.kind} = 'shared'`),
    index('visual_project_versions_gallery')
      .on(descending(version.id))
      .where(sql`${version.kind} = 'shared' and ${version.approvedAt} is not null`),
    index('visual_project_versions_waiting')
      .on(descending(version.id))
      .where(
        sql`${version.kind} = 'shared' and ${version.approvedAt} is null and ${version.declinedAt} is null`,
      ),
    check('visual_project_versions_kind_known', isOneOf(version.kind, VERSION_KINDS)),
    check('visual_project_versions_reason_known', isOneOf(version.declineReason, DECLINE_REASONS)),
  ],
)

/** "This project should not be in the gallery": one word per person and project, until an adult has decided. */
export const visualProjectReports = pgTable(
  'visual_project_reports',
  {
    id: id(),
    projectId: belongsTo('project_id', () => visualProjects.id),
    reporterId: integer('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason', { enum: PROJECT_REPORT_REASONS }).notNull(),
    message: varchar('message', { length: 500 }).notNull().default(''),
    createdAt: createdAt(),
    outcome: text('outcome', { enum: PROJECT_REPORT_OUTCOMES }),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
  },
  (report) => [
    unique('visual_project_reports_once').on(report.projectId, report.reporterId),
    index('visual_project_reports_of_reporter').on(report.reporterId),
    index('visual_project_reports_decided_by').on(report.decidedBy).where(isNotNull(report.decidedBy)),
    index('visual_project_reports_open').on(descending(report.id)).where(isNull(report.outcome)),
    check('visual_project_reports_reason_known', isOneOf(report.reason, PROJECT_REPORT_REASONS)),
    check('visual_project_reports_outcome_known', isOneOf(report.outcome, PROJECT_REPORT_OUTCOMES)),
  ],
)

/** Own pictures: sprites and backgrounds are kept alike. */
const drawnPictures = <Name extends string>(name: Name) =>
  pgTable(
    name,
    {
      id: id(),
      userId: belongsTo('user_id', () => users.id),
      name: text('name').notNull(),
      imageUrl: text('image_url').notNull(),
      isPublic: boolean('is_public').notNull().default(false),
      tags: text('tags').array().notNull().default([]),
      createdAt: createdAt(),
    },
    (picture) => [
      index(`${name}_newest`).on(picture.userId, descending(picture.createdAt)),
      index(`${name}_public`)
        .on(...byNewest(picture))
        .where(sql`${picture.isPublic}`),
    ],
  )

export const visualSprites = drawnPictures('visual_sprites')
export const visualBackgrounds = drawnPictures('visual_backgrounds')

/** Ready-made pieces that come with the product. */
export const sharedVisualElements = pgTable(
  'shared_visual_elements',
  {
    id: id(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    content: jsonb('content').$type<unknown>().notNull(),
    category: text('category'),
  },
  (element) => [
    index('shared_visual_elements_of_type').on(element.type, element.category),
    index('shared_visual_elements_of_category').on(element.category),
  ],
)
