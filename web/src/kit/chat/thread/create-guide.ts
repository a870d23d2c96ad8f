import { studyGuides } from '#contract/study/study-guides.ts'
import { createWriter } from '../../../api/create-writer.ts'

/** Apart from the chat, which most pages have beside them and most answers do not need. */
export const createGuide = createWriter(studyGuides.create)
