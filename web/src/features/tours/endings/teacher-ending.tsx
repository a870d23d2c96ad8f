import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assignments, DEFAULT_PROBLEMS_WANTED } from '#contract/teaching/assignments.ts'
import { classes, LONGEST_CLASS_NAME } from '#contract/teaching/classes.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { Done } from '../tour-memory.ts'
import { BigCode } from './big-code.tsx'
import { EndingCard } from './ending-card.tsx'
import { findTeacherOffer, type TeacherOffer } from './find-teacher-offer.ts'
import { OfferView } from './offer-view.tsx'
import { type EndingProps, useDeed, useOffer } from './use-ending.ts'

type Work = Extract<TeacherOffer, { kind: 'few' | 'everyone' }>

/** A teacher ends with work given to exactly those who need it, or with a first class and its code. */
export function TeacherEnding(props: EndingProps) {
  const { user, done } = props
  const { t } = useTranslation('tours')
  const offer = useOffer('teacher', user.id, () =>
    findTeacherOffer((skill) => t('endings.teacher.workTitle', { skill })),
  )
  if (done?.kind === 'assigned') return <WorkEnding {...props} work={null} />
  if (done?.kind === 'classMade') return <ClassEnding {...props} />
  return (
    <OfferView offer={offer} frame={props.frame}>
      {(found) => {
        if (found.kind === 'noClass') return <ClassEnding {...props} />
        if (found.kind === 'code') return <EmptyClass {...props} {...found} />
        return <WorkEnding {...props} work={found} />
      }}
    </OfferView>
  )
}

const MOST_NAMED = 4

function WorkEnding({ done, setDone, frame, work }: EndingProps & { work: Work | null }) {
  const { t, i18n } = useTranslation('tours')
  const [create] = useState(() => createWriter(assignments.create))
  const [remove] = useState(() => createWriter(assignments.remove))
  const deed = useDeed({
    act: async (wanted: Work): Promise<Done> => {
      const { room, skill } = wanted
      const made = await create({
        title: t('endings.teacher.workTitle', { skill: skill.name }),
        classId: room.id,
        kind: 'practice',
        skills: [skill.id],
        problemsWanted: DEFAULT_PROBLEMS_WANTED,
        status: 'active',
        ...(wanted.kind === 'few'
          ? { audience: 'pupils', studentIds: wanted.students.map(({ id }) => id) }
          : { audience: 'class' }),
      })
      return {
        kind: 'assigned',
        assignmentId: made.id,
        // As the server counts those it was given to.
        students: made.counts.given,
        skill: skill.name,
      }
    },
    undo: async (made: Done) => made.kind === 'assigned' && remove({ id: made.assignmentId }),
    refreshes: [['assignments'], ['classes'], ['calendar']],
    setDone,
  })
  if (done?.kind === 'assigned') {
    return (
      <EndingCard
        frame={frame}
        isDone
        title={t('endings.teacher.given', { count: done.students, skill: done.skill })}
        text={t('endings.teacher.givenLine')}
        failure={deed.failure}
        undo={deed.undoOf(done)}
      />
    )
  }
  if (!work) return null
  const about = { class: work.room.name, skill: work.skill.name, problems: DEFAULT_PROBLEMS_WANTED }
  const act = { label: t('endings.teacher.give'), run: () => deed.run(work), isPending: deed.isPending }
  if (work.kind === 'everyone') {
    return (
      <EndingCard
        frame={frame}
        title={t('endings.teacher.everyoneTitle', about)}
        text={t('endings.teacher.everyoneText', { ...about, count: work.students })}
        act={act}
        failure={deed.failure}
      />
    )
  }
  const { students } = work
  const named = students.slice(0, students.length > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED)
  const names = named.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
  const more = students.length - named.length
  if (more > 0) names.push(t('endings.teacher.more', { count: more }))
  return (
    <EndingCard
      frame={frame}
      title={t('endings.teacher.fewTitle', { ...about, count: students.length })}
      text={t('endings.teacher.fewText', {
        ...about,
        names: new Intl.ListFormat(i18n.language).format(names),
      })}
      act={act}
      failure={deed.failure}
    />
  )
}

function ClassEnding({ done, setDone, frame }: EndingProps) {
  const { t } = useTranslation('tours')
  const [name, setName] = useState('')
  const [isNameless, setNameless] = useState(false)
  const [create] = useState(() => createWriter(classes.create))
  const [remove] = useState(() => createWriter(classes.remove))
  const deed = useDeed({
    act: async (wanted: string): Promise<Done> => {
      const { id, name: kept, classCode } = await create({ name: wanted })
      return { kind: 'classMade', classId: id, name: kept, code: classCode }
    },
    undo: async (made: Done) => made.kind === 'classMade' && remove({ id: made.classId }),
    refreshes: [['classes']],
    setDone,
  })
  if (done?.kind === 'classMade') {
    return (
      <EndingCard
        frame={frame}
        isDone
        title={t('endings.teacher.made', { class: done.name })}
        text={t('endings.teacher.madeLine')}
        failure={deed.failure}
        undo={deed.undoOf(done)}
      >
        <BigCode code={done.code} />
      </EndingCard>
    )
  }

  function run() {
    setNameless(name.trim() === '')
    if (name.trim() !== '') deed.run(name.trim())
  }

  return (
    <EndingCard
      frame={frame}
      title={t('endings.teacher.noClassTitle')}
      text={t('endings.teacher.noClassText')}
      act={{ label: t('endings.teacher.make'), run, isPending: deed.isPending }}
      failure={deed.failure}
    >
      <TextField
        label={t('endings.teacher.name')}
        value={name}
        maxLength={LONGEST_CLASS_NAME}
        autoComplete="off"
        error={isNameless ? t('endings.teacher.nameless') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </EndingCard>
  )
}

/** A class that waits for its students: what brings them in. */
function EmptyClass({ frame, room, code }: EndingProps & Extract<TeacherOffer, { kind: 'code' }>) {
  const { t } = useTranslation('tours')
  return (
    <EndingCard
      frame={frame}
      isDone
      hasWorked={false}
      title={t('endings.teacher.codeTitle', { class: room.name })}
      text={t('endings.teacher.madeLine')}
    >
      <BigCode code={code} />
    </EndingCard>
  )
}
