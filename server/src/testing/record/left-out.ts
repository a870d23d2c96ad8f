/** Numbers, and places that may be empty, which are not recalculated, by the reason. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'a setting': ['dashboard.today.goalMinutes'],
  'a statistic of the engine of class analytics, held by its own tests': [
    'analytics, questions.items[].discrimination',
    'analytics, questions.items[].likelyKey',
    'analytics, questions.items[].options[].chosenByStrong',
    'analytics, questions.items[].strongPupils',
  ],
  'counts of things that are no figures of the record': [
    'profile.achievements',
    'profile.totalFlashcards',
    'profile.totalNotes',
    'profile.totalStudyGuides',
  ],
  'empty: a text, moment or thing that is not there, no number': [
    'analytics, skills.unit',
    'assignment.description',
    'assignment.groupName',
    'assignment.instructions',
    'assignment.lateDeduction',
    'assignment.lesson',
    'assignment.problemsWanted',
    'assignment.quiz',
    'child.lesson',
    'classes[].academicYear',
    'dashboard.continueLesson',
    'leaderboard[].avatarUrl',
    'my assignment.description',
    'my assignment.instructions',
    'my assignment.lesson',
    'my assignment.quiz',
    'my assignment.refusal',
    'my assignment.submission.content',
    'my assignment.submission.feedback',
    'points.entries[].name',
    'progress, lessons[].readOffset',
    'progress, lessons[].readSection',
    'student page.stuck[].prerequisite',
    'work of an assignment.assignment.instructions',
  ],
  'of a skill or class: names its school year': [
    'analytics, questions.items[].skill.grade',
    'analytics, skills.skills[].grade',
    'child.learning[].grade',
    'child.next[].grade',
    'child.strengths[].grade',
    'classes[].grade',
    'student page.stuck[].prerequisite.grade',
    'student page.stuck[].skill.grade',
    'student page.student.needs[].skill.grade',
    'students.students[].needs[].skill.grade',
  ],
  'what to try next, held by the tests of next steps': ['student page.stuck[].tries'],
  'what to try next, or worth knowing, in words: held by its engine’s tests': [
    'analytics.insights[].count',
    'student page.student.needs[].count',
    'students.students[].needs[].count',
  ],
}

const LEFT_OUT = new Set(Object.values(REASONS).flat())

export const isLeftOut = (figure: string): boolean => LEFT_OUT.has(figure)
