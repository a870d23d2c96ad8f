import { useSearch } from '@tanstack/react-router'
import { CurriculumDocumentScreen } from '../features/curriculum-documents/curriculum-document-screen.tsx'
import { StudyResourcesPage } from '../features/public-pages/study-resources/study-resources-screen.tsx'
import { useUser } from '../kit/session.ts'

/** A source of the tutor names one text, ?document=7. */
export function StudyResourcesScreen() {
  const user = useUser()
  const { document } = useSearch({ strict: false }) as { document?: unknown }
  const isNumber = /^[1-9]\d{0,8}$/.test(String(document))
  return user && isNumber ? <CurriculumDocumentScreen id={Number(document)} /> : <StudyResourcesPage />
}
