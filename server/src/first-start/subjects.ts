import type { Database } from '../db/database.ts'
import { subjects } from '../db/schema/learning/subjects.ts'

/** Icons are names of the icon set; colours are accents, never text. */
const SUBJECTS = [
  { name: 'Mathematics', icon: 'calculator', color: '#6366F1' },
  { name: 'English', icon: 'book-open', color: '#F97362' },
  { name: 'Science', icon: 'flask-conical', color: '#10B981' },
  { name: 'History', icon: 'landmark', color: '#B45309' },
  { name: 'Geography', icon: 'globe', color: '#0891B2' },
  { name: 'Computer Science', icon: 'code', color: '#8B5CF6' },
  { name: 'Art', icon: 'palette', color: '#DB2777' },
  { name: 'Music', icon: 'music', color: '#D97706' },
  { name: 'Physical Education', icon: 'dumbbell', color: '#65A30D' },
]

export async function fillSubjects(db: Database): Promise<void> {
  await db.insert(subjects).values(SUBJECTS).onConflictDoNothing()
}
