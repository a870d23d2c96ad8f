import { useParams } from '@tanstack/react-router'
import { AssignmentLists } from './assignment-lists.tsx'
import { AssignmentPage } from './assignment-page.tsx'

/** All work of a pupil, or the one piece that the address names. */
export function MyAssignmentsScreen() {
  const id = useParams({ from: '/assignments/$id', shouldThrow: false })?.id
  return id === undefined ? <AssignmentLists /> : <AssignmentPage key={id} id={Number(id)} />
}
