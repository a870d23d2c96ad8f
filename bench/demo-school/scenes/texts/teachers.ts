/** What the teachers tell about themselves, and the sentences that Elena writes more than once. */

export const TEACHERS = {
  'demo-teacher': {
    bio: 'I have taught at Rosewood for eleven years. I believe that mistakes are where the learning happens, and that every kid is a math kid. Ask me about my garden.',
    subjects: ['Mathematics', 'Science', 'English'],
    grades: [2, 5],
    credentials: 'M.Ed., Elementary Education. State certified, K–6.',
    office_hours: [
      { day: 'tuesday' as const, from: '15:15', to: '16:00', place: 'Room 21' },
      { day: 'thursday' as const, from: '12:10', to: '12:40', place: 'Room 21, bring your lunch' },
    ],
  },
  'samuel.adeyemi': {
    bio: 'Former lab technician, now in my sixth year of teaching science. My room smells like vinegar and baking soda, and I coach the robotics team.',
    subjects: ['Science', 'Mathematics'],
    grades: [8],
    credentials: 'B.S., Chemistry; M.A.T., Middle Grades Science.',
    office_hours: [{ day: 'wednesday' as const, from: '15:10', to: '16:00', place: 'Lab 3' }],
  },
  'hana.kovar': {
    bio: 'I teach algebra 2 and precalculus and run the math fair. I like problems that can be explained on a napkin.',
    subjects: ['Mathematics'],
    grades: [11, 12],
    credentials: 'M.S., Mathematics. National Board Certified.',
    office_hours: [{ day: 'tuesday' as const, from: '14:45', to: '15:45', place: 'Room 34' }],
  },
}

export const FEEDBACK_COMMENTS = [
  'Show me how you got there, and I can give you credit for your thinking.',
  'Don’t forget the unit.',
  'This is your best work so far. I can see how much time you put into it.',
  'Read it out loud once. Your ear will find what your eye missed.',
  'Come see me on Tuesday after school and we will look at it together.',
  'Strong evidence! Now tell me what it proves.',
]
