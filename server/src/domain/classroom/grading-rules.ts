import { sql } from 'drizzle-orm'
import type { GradingRules } from '#contract/teaching/grading-rules.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { classGradebooks, gradeCategories } from '../../db/schema/teaching/gradebooks.ts'
import { pick } from '../../platform/pick.ts'

export const UNTOUCHED: GradingRules = {
  weighting: 'points',
  missingCounts: 'leave_out',
  scale: { kind: 'percent', bands: [] },
  terms: [],
  categories: [],
  version: 0,
}

export const ofRow = pick(classGradebooks, 'weighting', 'missingCounts', 'scale', 'terms', 'version')
const ofCategory = pick(gradeCategories, 'id', 'name', 'weight', 'dropLowest', 'isExtraCredit')

/**
 * The rules of the class as one value of the query that reads it; null where nobody has said anything yet. Columns that both
 * tables have are written with their table, which a query of one table leaves out.
 */
export const RULES_OF_CLASS = sql<GradingRules | null>`(
  select json_build_object('weighting', ${ofRow.weighting}, 'missingCounts', ${ofRow.missingCounts},
    'scale', ${ofRow.scale}, 'terms', ${ofRow.terms}, 'version', ${ofRow.version},
    'categories', (select coalesce(json_agg(json_build_object('id', ${ofCategory.id}, 'name', ${ofCategory.name},
      'weight', ${ofCategory.weight}, 'dropLowest', ${ofCategory.dropLowest},
      'isExtraCredit', ${ofCategory.isExtraCredit}) order by ${gradeCategories.position}, ${gradeCategories.id}), '[]'::json)
      from ${gradeCategories} where ${gradeCategories}.class_id = ${classes}.id))
  from ${classGradebooks} where ${classGradebooks}.class_id = ${classes}.id)`
