import { useSearch } from '@tanstack/react-router'
import { CurriculumDocumentScreen } from '../features/curriculum-documents/curriculum-document-screen.tsx'
import { StudyResourcesPage } from '../features/public-pages/study-resources/study-resources-screen.tsx'
import { useUser } from '../kit/session.ts'

/** A source of the tutor names one text, ?document=7. */
export function StudyResourcesScreen() {
  const user = useUser()
  const { document } = useSearch({ from: '/study-resources' })
  return user && document ? <CurriculumDocumentScreen id={document} /> : <StudyResourcesPage />
}
