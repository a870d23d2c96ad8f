import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { createdAt, deletedAt, id, updatedAt } from '../columns.ts'

export type ProjectAssets = { sprites?: unknown[]; backgrounds?: unknown[]; sounds?: unknown[] }

export const visualProjects = pgTable(
  'visual_projects',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description'),
    thumbnail: text('thumbnail'),
    /** The workspace as the block editor saves it. */
    blocks: jsonb('blocks').$type<Record<string, unknown>>().notNull().default({}),
    assets: jsonb('assets').$type<ProjectAssets>().notNull().default({}),
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (project) => [
    index('visual_projects_newest').on(
      project.userId,
      project.createdAt.desc().nullsFirst(),
      project.id.desc().nullsFirst(),
    ),
    index('visual_projects_public')
      .on(project.createdAt.desc().nullsFirst(), project.id.desc().nullsFirst())
      .where(sql`${project.isPublic} and ${project.deletedAt} is null`),
    index('visual_projects_deleted').on(project.deletedAt).where(sql`${project.deletedAt} is not null`),
  ],
)

export const visualSprites = pgTable(
  'visual_sprites',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    imageUrl: text('image_url').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    tags: text('tags').array().notNull().default([]),
    createdAt: createdAt(),
  },
  (sprite) => [
    index('visual_sprites_newest').on(sprite.userId, sprite.createdAt.desc().nullsFirst()),
    index('visual_sprites_public')
      .on(sprite.createdAt.desc().nullsFirst(), sprite.id.desc().nullsFirst())
      .where(sql`${sprite.isPublic}`),
  ],
)

export const visualBackgrounds = pgTable(
  'visual_backgrounds',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    imageUrl: text('image_url').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    tags: text('tags').array().notNull().default([]),
    createdAt: createdAt(),
  },
  (background) => [
    index('visual_backgrounds_newest').on(background.userId, background.createdAt.desc().nullsFirst()),
    index('visual_backgrounds_public')
      .on(background.createdAt.desc().nullsFirst(), background.id.desc().nullsFirst())
      .where(sql`${background.isPublic}`),
  ],
)

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
