import type { Database } from '../db/database.ts'
import { subjects } from '../db/schema/learning/subjects.ts'

/** Icons are names of the icon set; colors are the accents of web/src/ui/theme/tokens.css, never text. */
const SUBJECTS = [
  { name: 'Mathematics', icon: 'calculator', color: '#4F46E5' },
  { name: 'English', icon: 'book-open', color: '#E25A43' },
  { name: 'Science', icon: 'flask-conical', color: '#0D9467' },
  { name: 'History', icon: 'landmark', color: '#B0731A' },
  { name: 'Geography', icon: 'globe', color: '#0B8591' },
  { name: 'Computer Science', icon: 'code', color: '#2F6FBD' },
  { name: 'Art', icon: 'palette', color: '#C8388A' },
  { name: 'Music', icon: 'music', color: '#8A45C8' },
  { name: 'Physical Education', icon: 'dumbbell', color: '#D0601C' },
  { name: 'Psychology', icon: 'brain', color: '#8A45C8' },
  { name: 'Leadership', icon: 'compass', color: '#B0731A' },
  { name: 'Business Strategy', icon: 'chart-line', color: '#2F6FBD' },
  { name: 'Technology', icon: 'cpu', color: '#0B8591' },
  { name: 'Research Methods', icon: 'microscope', color: '#0D9467' },
  { name: 'Professional Development', icon: 'briefcase', color: '#C8388A' },
]

export async function fillSubjects(db: Database): Promise<void> {
  await db.insert(subjects).values(SUBJECTS).onConflictDoNothing()
}
