import { NUMBER_LINE_TICKET, PLANETARIUM } from '../../texts/tasks/fifth-grade-short.ts'
import { PAPER_TOWELS } from '../../texts/tasks/paper-towels.ts'
import { RECESS_ESSAY } from '../../texts/tasks/recess-essay.ts'
import type { WorkPlan } from '../work-plan.ts'

export const CLASSWORK = 'Classwork and practice'
export const QUIZZES = 'Quizzes'
export const PROJECTS = 'Projects and writing'
export const EXTRA_CREDIT = 'Extra credit'

export const WORK_OF_5B: readonly WorkPlan[] = [
  {
    classCode: '5B',
    title: 'Warm-up: place value to the thousandths',
    instructions:
      'Practice until five problems are right on the first try. If you get stuck, read the hint before you guess.',
    work: { kind: 'practice', skills: ['math.5.decimal-place-value'], problems: 5 },
    points: 10,
    given: { day: 1, time: '08:20' },
    due: { day: 4, time: '20:00' },
    category: CLASSWORK,
  },
  {
    classCode: '5B',
    title: 'Quiz: common denominators',
    instructions: 'Six questions. You may take it twice, and I count your best score. Use scratch paper!',
    work: { kind: 'quiz', lesson: 'math-5-find-a-common-size' },
    points: 20,
    given: { day: 7, time: '11:10' },
    due: { day: 11, time: '20:00' },
    category: QUIZZES,
  },
  {
    classCode: '5B',
    title: 'Fractions on a number line: exit ticket',
    instructions:
      '1. Place 3/4 and 5/8 on a number line from 0 to 1. Tell me how you did it.\n2. Which one is greater, and how do you know?',
    work: { kind: 'task', task: NUMBER_LINE_TICKET },
    points: 5,
    given: { day: 8, time: '10:35' },
    due: { day: 8, time: '11:05' },
    isInClass: true,
    category: CLASSWORK,
    graded: { day: 8, time: '15:20' },
    excused: [{ username: 'linh.tran', day: 8 }],
  },
  {
    classCode: '5B',
    title: 'Read: A part of a part',
    instructions: 'Read the lesson before Thursday. Try the boxes with a pencil before you open the answer.',
    work: { kind: 'lesson', lesson: 'math-5-a-part-of-a-part' },
    points: 0,
    given: { day: 15, time: '11:10' },
    due: { day: 17, time: '20:00' },
    category: CLASSWORK,
  },
  {
    classCode: '5B',
    title: 'Lab report: which paper towel holds the most water?',
    instructions:
      'Write up the lab we did on Thursday.\n\nUse these headings: question and hypothesis, procedure, data, conclusion, what I would change. Check the rubric before you turn it in.',
    work: { kind: 'task', task: PAPER_TOWELS, isRubric: true },
    points: 20,
    given: { day: 17, time: '11:15' },
    due: { day: 25, time: '20:00' },
    category: PROJECTS,
    latePolicy: 'deduct',
    requirements: [
      'A table with units',
      'At least three trials for each brand',
      'One thing you would change',
    ],
    graded: { day: 28, time: '13:10' },
    without: ['caleb.nez'],
    turnedIn: {
      'demo-student': { day: 23, time: '16:48' },
      'aiko.tanaka': { day: 21, time: '16:05' },
      'tyler.brooks': { day: 28, time: '17:20' },
    },
  },
  {
    classCode: '5B',
    title: 'Extra help: adding and subtracting fractions',
    instructions: 'For our Tuesday group. Take your time and use the hints. Four problems right is plenty.',
    work: { kind: 'practice', skills: ['math.5.add-subtract-fractions'], problems: 4 },
    points: 5,
    given: { day: 22, time: '11:10' },
    due: { day: 29, time: '20:00' },
    category: CLASSWORK,
    group: 'Fraction crew',
  },
  {
    classCode: '5B',
    title: 'Water cycle words',
    instructions: 'Ten cards. Go through them once now and once before the quiz next week.',
    work: { kind: 'flashcards', deck: 'water cycle' },
    points: 10,
    given: { day: 24, time: '11:00' },
    due: { day: 30, time: '20:00' },
    category: CLASSWORK,
  },
  {
    classCode: '5B',
    title: 'Quiz: the journey of water',
    instructions: 'Read the lesson again first. I count your best try.',
    work: { kind: 'quiz', lesson: 'science-5-the-journey-of-water' },
    points: 20,
    given: { day: 28, time: '08:40' },
    due: { day: 32, time: '20:00' },
    category: QUIZZES,
    excused: [{ username: 'samir.rahman', day: 32 }],
  },
  {
    classCode: '5B',
    title: 'Opinion essay: should recess be longer?',
    instructions:
      'Write an opinion essay of about five paragraphs for Principal Diallo.\n\nSay what you think, give two reasons with evidence, answer someone who disagrees, and end strong.',
    work: { kind: 'task', task: RECESS_ESSAY, isRubric: true },
    points: 24,
    given: { day: 30, time: '08:45' },
    due: { day: 39, time: '20:00' },
    category: PROJECTS,
    latePolicy: 'deduct',
    requirements: ['Your opinion in the first paragraph', 'Two reasons with evidence', 'The other side'],
    graded: { day: 43, time: '13:30' },
    turnedIn: {
      'demo-student': { day: 38, time: '17:12' },
      'aiko.tanaka': { day: 35, time: '16:22' },
      'tyler.brooks': { day: 42, time: '17:55' },
      'noah.kim': { day: 39, time: '18:40' },
    },
  },
  {
    classCode: '5B',
    title: 'Planetarium write-up: one thing that surprised me',
    instructions:
      'Half a page. What surprised you, why did it surprise you, and what would you ask the guide? This is extra credit.',
    work: { kind: 'task', task: PLANETARIUM },
    points: 5,
    given: { day: 45, time: '14:20' },
    due: { day: 52, time: '20:00' },
    category: EXTRA_CREDIT,
    isExtraCredit: true,
    shareAtOnce: 0.3,
    turnedIn: { 'demo-student': { day: 46, time: '16:31' } },
  },
  {
    classCode: '5B',
    title: 'Quiz: why the sun outshines the stars',
    instructions: 'For everyone who was at the planetarium (all of you!). I count your best try.',
    work: { kind: 'quiz', lesson: 'science-5-why-the-sun-outshines-the-stars' },
    points: 20,
    given: { day: 45, time: '14:30' },
    due: { day: 53, time: '20:00' },
    category: QUIZZES,
    shareAtOnce: 0.25,
  },
]
