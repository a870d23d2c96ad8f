import type { User } from '#contract/accounts.ts'
import { Button, type ButtonProps } from '../../ui/actions/button.tsx'
import { useStartLesson } from './use-start-lesson.ts'

type StartLessonButtonProps = {
  user: User
  lessonId: number
  label: string
  /** With the lesson's title, for those who hear one button after the other. */
  name: string
  size?: ButtonProps['size']
}

export function StartLessonButton({ user, lessonId, label, name, size }: StartLessonButtonProps) {
  const start = useStartLesson(user)
  return (
    <Button aria-label={name} size={size} isPending={start.isPending} onClick={() => start.mutate(lessonId)}>
      {label}
    </Button>
  )
}
