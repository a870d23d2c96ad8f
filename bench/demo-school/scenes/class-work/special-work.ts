import { myAssignments } from '#contract/classroom/my-assignments.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { grading } from '#contract/teaching/grading.ts'
import type { ClassCode } from '../../cast.ts'
import type { Scene, Stage } from '../../stage.ts'
import { at, does, idOf } from '../at.ts'
import { findAssignment } from '../find-rows.ts'

type Piece = { teacher: string; classCode: ClassCode; title: string; username: string }

const MAYAS_ESSAY: Piece = {
  ...{ teacher: 'demo-teacher', classCode: '5B', username: 'demo-student' },
  title: 'Opinion essay: should recess be longer?',
}
const JAYDENS_LAB: Piece = {
  ...{ teacher: 'samuel.adeyemi', classCode: '8C', username: 'jayden.carter' },
  title: 'Lab: how far does the balloon car go?',
}
const BROOKES_EXPLANATION: Piece = {
  ...{ teacher: 'hana.kovar', classCode: '11D', username: 'brooke.sullivan' },
  title: 'Explain it: why does completing the square work?',
}
const BROOKES_COFFEE: Piece = {
  ...BROOKES_EXPLANATION,
  title: 'Modeling project: how fast does coffee cool?',
}

/** A grade that is changed, work that is given back and comes again, lateness that is forgiven. */
export function reviseWork(): Scene[] {
  return [
    at(44, '13:05', 'Elena changes Maya’s grade', async (stage) => {
      await gradeAgain(stage, MAYAS_ESSAY, {
        rubricScores: { opinion: 4, reasons: 4, evidence: 4, other: 4, closing: 4, sentences: 4 },
        feedback:
          'Maya, you came to my desk and you were right: five minutes for coats and two for lining up make seven, so thirteen are left. I read too fast. Full points for evidence, and thank you for telling me so politely. “A tired hour is not a good hour” is still the best sentence I have read all week.',
      })
    }),
    at(32, '15:20', 'Samuel gives Jayden’s report back', async (stage) => {
      await gradeAgain(stage, JAYDENS_LAB, {
        status: 'returned',
        feedback:
          'Jayden, writing down that the car hit the wall was honest, and it tells me why 3 breaths is not farther. You are missing the reasoning: why does air going backward make the car go forward? You explained it to Luca perfectly at the table. Write down just that, three sentences, and I will regrade it.',
      })
    }),
    at(36, '19:15', 'Jayden turns his report in again', async (stage) => {
      await turnInAgain(
        stage,
        JAYDENS_LAB,
        'We wanted to see if more air makes it go farther. I said yes.\n\nWe did 1 2 and 3 breaths.\n\n1 breath 74 cm\n2 breaths 160 cm\n3 breaths 201 cm but it hit the wall so it would of been more\n\nThe balloon pushes the air out the back. The air pushes back on the balloon just as hard but forward. The balloon is taped to the car so the car goes with it.\n\nNext time use the hallway so there is no wall.',
      )
    }),
    at(37, '15:30', 'Samuel grades it again', async (stage) => {
      await gradeAgain(stage, JAYDENS_LAB, {
        rubricScores: { claim: 3, setup: 3, data: 4, reasoning: 4, error: 3 },
        isLateForgiven: true,
        feedback:
          'There it is! “The air pushes back on the balloon just as hard but forward” is Newton’s third law in your own words. Moving to the hallway fixes the wall. I took no points for the late turn-in, because you did the work twice. Well done, Jayden.',
      })
    }),
    at(45, '15:05', 'Hana gives Brooke’s project back', async (stage) => {
      await gradeAgain(stage, BROOKES_COFFEE, {
        status: 'returned',
        feedback:
          'Brooke, your data are clean, and you noticed something important: the real cup ends up warmer than your model. Subtract 22 from every reading, fit again, and write two sentences on what your constant means. Take until Thursday. This will be a good one.',
      })
    }),
    at(18, '19:50', 'Chidi turns in a second version before it is due', async (stage) => {
      const piece = { ...BROOKES_EXPLANATION, username: 'chidi.eze' }
      const id = await findAssignment(stage, piece.classCode, piece.title)
      const { submission } = await does(stage, piece.username, myAssignments.one, { id })
      await turnInAgain(
        stage,
        piece,
        `${submission?.content ?? ''}\n\nP.S. I tried it with letters: ax² + bx + c = 0, divide by a, complete the square, and the quadratic formula falls out. It took me half a page.`,
      )
    }),
  ]
}

type Change = Pick<
  InputOf<typeof grading.gradeStudent>,
  'feedback' | 'status' | 'rubricScores' | 'isLateForgiven'
>

async function gradeAgain(stage: Stage, piece: Piece, change: Change): Promise<void> {
  const id = await findAssignment(stage, piece.classCode, piece.title)
  const place = { id, studentId: idOf(stage, piece.username) }
  const { submission } = await does(stage, piece.teacher, grading.work, place)
  const version = submission?.version ?? 0
  await does(stage, piece.teacher, grading.gradeStudent, { ...place, ...change, version })
}

async function turnInAgain(stage: Stage, piece: Piece, content: string): Promise<void> {
  const id = await findAssignment(stage, piece.classCode, piece.title)
  await does(stage, piece.username, myAssignments.handIn, { id, content })
}
