import { useParams } from '@tanstack/react-router'
import { StudentPage } from './page/student-page.tsx'
import { StudentList } from './student-list.tsx'

/** All students of a teacher's classes, or the one whom the address names. */
export function StudentsScreen() {
  const id = useParams({ from: '/teacher/students/$id', shouldThrow: false })?.id
  return id === undefined ? <StudentList /> : <StudentPage key={id} id={Number(id)} />
}
