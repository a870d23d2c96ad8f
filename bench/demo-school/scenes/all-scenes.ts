import type { Cast, ClassCode } from '../cast.ts'
import type { Scene } from '../stage.ts'
import { doWork } from './class-work/do-work.ts'
import { closeWork, giveWork } from './class-work/give-work.ts'
import { excuseFromWork, gradeWork } from './class-work/grade-work.ts'
import { WORK_OF_2A } from './class-work/plans/work-of-2a.ts'
import { WORK_OF_5B } from './class-work/plans/work-of-5b.ts'
import { WORK_OF_8C } from './class-work/plans/work-of-8c.ts'
import { WORK_OF_11D } from './class-work/plans/work-of-11d.ts'
import { reviseWork } from './class-work/special-work.ts'
import { audienceOf, type WorkPlan } from './class-work/work-plan.ts'
import { writeToFamilies } from './families/families.ts'
import { takeCollegeCourse } from './grown-ups/college-course.ts'
import { collectSources } from './grown-ups/library.ts'
import { registerNewcomers } from './grown-ups/newcomers.ts'
import { studyAlone } from './grown-ups/study-alone.ts'
import { askForHelp } from './help/help.ts'
import { buildPrograms } from './kids-code/projects.ts'
import { announce } from './school/announce.ts'
import { openBells } from './school/open-bell.ts'
import { GROUPS, setUpClasses } from './school/set-up.ts'
import { prepareLessons } from './school/teach.ts'
import { setGoals } from './study/plans.ts'
import { writeForOneself } from './study/study.ts'
import { talkWithTutor } from './talks/talk.ts'

const WORK: Readonly<Record<ClassCode, readonly WorkPlan[]>> = {
  '2A': WORK_OF_2A,
  '5B': WORK_OF_5B,
  '8C': WORK_OF_8C,
  '11D': WORK_OF_11D,
}

/** Everything at Rosewood that people wrote or decided. Of one moment, what comes first here happens first. */
export function listScenes(cast: Cast): Scene[] {
  return [
    ...setUpClasses(),
    ...prepareLessons(),
    ...buildPrograms(),
    ...workInClasses(cast),
    ...reviseWork(),
    ...announce(cast),
    ...writeToFamilies(),
    ...openBells(),
    ...writeForOneself(),
    ...setGoals(),
    ...talkWithTutor(),
    ...takeCollegeCourse(),
    ...studyAlone(),
    ...collectSources(),
    ...registerNewcomers(),
    ...askForHelp(),
  ]
}

function workInClasses({ classes }: Cast): Scene[] {
  return classes.flatMap(({ code, teacher, pupils }) =>
    WORK[code].flatMap((plan) => {
      const given = audienceOf(plan, pupils, GROUPS[code])
      return [
        giveWork(plan, teacher),
        ...doWork(plan, given),
        ...excuseFromWork(plan, teacher),
        ...gradeWork(plan, given, teacher),
        ...closeWork(plan, teacher),
      ]
    }),
  )
}
