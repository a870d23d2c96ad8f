import type { EndpointName } from '#contract/api.ts'
import { addFeedbackComment, addWaitingWork } from './grading-rows.ts'
import type { Sample } from './sample.ts'

type GradingName = Extract<EndpointName, `${'grading' | 'gradebook' | 'feedbackComments'}.${string}`>

/** Working calls of grading and the gradebook. */
export const GRADING_SAMPLES: { [Name in GradingName]: Sample<Name> } = {
  'grading.submissions': async (t, owner) => ({ id: (await addWaitingWork(t, owner.id)).id }),
  'grading.work': async (t, owner) => {
    const { id, studentId } = await addWaitingWork(t, owner.id)
    return { id, studentId }
  },
  'grading.grade': async (t, owner) => ({
    id: (await addWaitingWork(t, owner.id)).submissionId,
    grade: 17.5,
    feedback: 'Well argued.',
    status: 'graded',
  }),
  'grading.gradeStudent': async (t, owner) => {
    const { id, studentId } = await addWaitingWork(t, owner.id)
    return { id, studentId, grade: 17.5, version: 1 }
  },
  'grading.excuse': async (t, owner) => {
    const { id, studentId } = await addWaitingWork(t, owner.id)
    return { id, studentId, isExcused: true }
  },
  'gradebook.read': async (t, owner) => ({ id: (await addWaitingWork(t, owner.id)).classId }),
  'gradebook.export': async (t, owner) => ({ id: (await addWaitingWork(t, owner.id)).classId }),
  'gradebook.standards': async (t, owner) => ({ id: (await addWaitingWork(t, owner.id)).classId }),
  'gradebook.saveRules': async (t, owner) => ({
    id: (await addWaitingWork(t, owner.id)).classId,
    version: 0,
    weighting: 'weights',
    missingCounts: 'zero',
    scale: {
      kind: 'letters',
      bands: [
        { name: 'A', from: 900 },
        { name: 'B', from: 0 },
      ],
    },
    terms: [{ name: 'Fall', startsOn: '2026-08-20', endsOn: '2026-12-18' }],
    categories: [{ id: null, name: 'Tests', weight: 6000, dropLowest: 1, isExtraCredit: false }],
    assignments: [],
  }),
  'feedbackComments.list': () => ({}),
  'feedbackComments.add': () => ({ content: 'Say why.' }),
  'feedbackComments.use': async (t, owner) => ({ id: (await addFeedbackComment(t, owner.id)).id }),
  'feedbackComments.remove': async (t, owner) => ({ id: (await addFeedbackComment(t, owner.id)).id }),
  'feedbackComments.restore': async (t, owner) => ({
    id: (await addFeedbackComment(t, owner.id, t.clock.now)).id,
  }),
}
