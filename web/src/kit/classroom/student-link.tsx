import { AppLink } from '../app-link.tsx'

const LOOKS = {
  /** The whole card around it is the link. */
  card: 'rounded-card after:absolute after:inset-0 after:rounded-card',
  text: 'rounded-control text-brand-ink underline underline-offset-4',
}

type StudentLinkProps = {
  student: { id: number; firstName: string; lastName: string }
  looks: keyof typeof LOOKS
}

/** The name of a student, leading to the page that a teacher has of them. */
export function StudentLink({ student: { id, firstName, lastName }, looks }: StudentLinkProps) {
  return (
    <AppLink to="/teacher/students/$id" params={{ id: String(id) }} className={LOOKS[looks]}>
      {`${firstName} ${lastName}`}
    </AppLink>
  )
}
