import type { adminCurriculumDocuments } from '#contract/admin/curriculum-documents.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { support } from '#contract/profile/support.ts'

export const CANNED_ANSWERS = [
  {
    title: 'Forgot password',
    text: 'Your teacher can give you a new password: ask at the beginning of class. You can also sign in with your card.',
  },
  {
    title: 'Thanks, looking into it',
    text: 'Thank you for telling us. We are looking into it and will write again within two school days.',
  },
]

type Ticket = InputOf<typeof support.create> & {
  username: string
  day: number
  time: string
  answered?: { day: number; time: string; status: 'resolved' | 'in_progress'; response: string }
}

export const TICKETS: readonly Ticket[] = [
  {
    ...{ username: 'hana.kovar', day: 16, time: '15:20', category: 'general', priority: 'medium' },
    subject: 'Gradebook as a spreadsheet',
    message:
      'Our counselor would like the 11D gradebook as a spreadsheet before conferences. Is there a way to export it, or should I copy it by hand?',
    answered: {
      ...{ day: 17, time: '08:35', status: 'resolved' },
      response:
        'Hi Hana, no copying needed. Open the class, then Gradebook, then Export, and choose Excel. You can export one quarter or one group only. Have fun at conferences! Amara',
    },
  },
  {
    ...{ username: 'demo-guardian', day: 45, time: '20:10', category: 'technical', priority: 'medium' },
    subject: 'Can my mother see Leo’s bean plant, too?',
    message:
      'Hello, Leo’s grandmother lives with us and helps with homework while I work late. Can she have her own account to see both children, or should she use mine? Thank you. Ngozi Okafor',
  },
  {
    ...{ username: 'madison.reed', day: 31, time: '19:45', category: 'feature', priority: 'low' },
    subject: 'Dark mode for graphs',
    message:
      'I study at night and the graphs in the math lessons are really bright. Could they follow the dark theme?',
    answered: {
      ...{ day: 32, time: '09:10', status: 'in_progress' },
      response:
        'Hi Madison, good idea. I passed it on to the people who make Trellis. Until then: lamp on, screen brightness down. Ms. Diallo',
    },
  },
]

type Document = InputOf<typeof adminCurriculumDocuments.create> & { day: number }

export const DOCUMENTS: readonly Document[] = [
  {
    ...{
      day: 0,
      title: 'Rosewood writing guide, grades 3–5',
      grade: 5,
      subject: 'English',
      documentType: 'guide',
    },
    metadata: { source: 'Rosewood School, faculty handbook' },
    content:
      '# Rosewood writing guide, grades 3–5\n\n## What every piece needs\n\n- A beginning that tells the reader what it is about\n- Reasons or details in an order that makes sense\n- An ending that is more than “The end”\n\n## Opinion writing\n\nStudents state an opinion, give at least two reasons, support each with an example or a fact, and answer someone who might disagree. In grade 5 they use linking words such as *for instance* and *however*.\n\n## Feedback\n\nTeachers name one strength and one next step. Spelling is corrected for words on the class wall.',
  },
  {
    ...{ day: 0, title: 'Lab safety, grades 6–12', grade: 8, subject: 'Science', documentType: 'policy' },
    metadata: { source: 'Rosewood School, science department' },
    content:
      '# Lab safety, grades 6–12\n\n1. Safety goggles are worn whenever liquids, heat or glass are used.\n2. Long hair is tied back and loose sleeves are rolled up.\n3. Nobody eats, drinks or tastes anything in the lab.\n4. Every accident is reported to the teacher right away.\n5. Broken glass goes into the blue bin and is never picked up by hand.\n\nStudents and families sign the safety agreement each fall.',
  },
  {
    ...{
      day: 8,
      title: 'Grade 5 science: pacing for the fall',
      grade: 5,
      subject: 'Science',
      documentType: 'curriculum',
    },
    metadata: { standards: ['NGSS.5-ESS2-1', 'NGSS.5-ESS1-1'], source: 'Rosewood School' },
    content:
      '# Grade 5 science: pacing for the fall\n\n| Weeks | Topic | Hands-on |\n|---|---|---|\n| 1–3 | Fair tests and measuring | Paper towel lab |\n| 4–6 | The water cycle | Terrarium |\n| 7–9 | The sun and other stars | Planetarium trip |\n| 10–12 | Matter and mixtures | Separating salt and sand |\n\nEach unit ends with a quiz and one written report.',
  },
]
