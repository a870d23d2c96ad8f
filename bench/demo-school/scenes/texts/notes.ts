type Note = {
  username: string
  day: number
  time: string
  title: string
  content: string
  tags: readonly string[]
  /** Taken while reading. */
  lesson?: string
}

export const NOTES: readonly Note[] = [
  {
    ...{
      username: 'demo-student',
      day: 8,
      time: '16:20',
      title: 'Common denominators',
      tags: ['math', 'fractions'],
    },
    content:
      'To add 1/4 + 1/6 I need pieces of the same size. 12 works for both. Aiko says you can also use 24 but then you have to simplify.',
    lesson: 'math-5-find-a-common-size',
  },
  {
    ...{
      username: 'demo-student',
      day: 17,
      time: '16:40',
      title: 'Paper towel lab, my notebook',
      tags: ['science', 'lab'],
    },
    content:
      'A 33, B 49, C 24 mL.\n\nWe spilled once (trial 2 of C), so we did it again. B has two layers!! Draw that.',
  },
  {
    ...{
      username: 'demo-student',
      day: 29,
      time: '17:05',
      title: 'Water cycle: questions',
      tags: ['science'],
    },
    content:
      '- Is fog a cloud? (Yes, on the ground.)\n- Why is the ocean salty but rain is not?\n- How long does one drop stay in the ocean?',
    lesson: 'science-5-the-journey-of-water',
  },
  {
    ...{
      username: 'demo-student',
      day: 36,
      time: '16:50',
      title: 'Essay: reasons for longer recess',
      tags: ['writing'],
    },
    content:
      '1. 20 minutes is really 13 (timed it)\n2. better math talk after the fire drill day\n3. other side: lost class time. Answer: a tired hour is not a good hour',
  },
  {
    ...{
      username: 'demo-student',
      day: 45,
      time: '17:30',
      title: 'Planetarium!',
      tags: ['science', 'space'],
    },
    content:
      'City lights hide the stars. Ask Mom about camping in the summer. The guide said a day on Venus is longer than its year.',
  },
  {
    ...{ username: 'demo-kid', day: 31, time: '16:15', title: 'My bean', tags: ['plants'] },
    content: 'I got a bean too. It is 2 cm. It has one tiny leaf.',
  },
  {
    ...{ username: 'demo-kid', day: 43, time: '16:30', title: 'Frog facts', tags: ['frogs'] },
    content:
      'Frogs drink with there skin. Some frogs can freeze in the winter and wake up. Ask Ms Marquez if its true.',
  },
  {
    ...{ username: 'noah.kim', day: 22, time: '17:25', title: 'When I get stuck', tags: ['math'] },
    content: '1. Read it again. 2. Draw it. 3. Try smaller numbers. 4. THEN ask for a hint.',
  },
  {
    ...{ username: 'diego.fuentes', day: 30, time: '18:55', title: 'Waves', tags: ['science'] },
    content:
      'frequency × wavelength = speed. Higher frequency means shorter wavelength if the speed is the same. Amplitude is not in the formula!',
    lesson: 'science-8-measuring-waves',
  },
  {
    ...{
      username: 'chidi.eze',
      day: 25,
      time: '20:05',
      title: 'Newton’s law of cooling',
      tags: ['math', 'coffee'],
    },
    content:
      'dT/dt = −k(T − room). So the difference decays exponentially. Plot ln(T − room) against t: should be a line with slope −k.',
  },
  {
    ...{
      username: 'demo-college',
      day: 3,
      time: '10:40',
      title: 'Lecture 5: operational definitions',
      tags: ['psychology'],
    },
    content:
      'A construct (anxiety) is not what you measure (heart rate, questionnaire score). Every study should say how it gets from one to the other.',
    lesson: 'psychology-13-how-psychologists-know',
  },
  {
    ...{
      username: 'demo-college',
      day: 16,
      time: '20:15',
      title: 'Thesis draft for the writing seminar',
      tags: ['writing'],
    },
    content:
      'Draft: Campus libraries should lend quiet rooms by the hour, because noise, not opening time, is what keeps commuters from studying on campus.\n\nProf: “Who would disagree? Write for them.”',
    lesson: 'english-13-a-thesis-worth-arguing',
  },
  {
    ...{ username: 'demo-college', day: 31, time: '14:10', title: 'Residuals', tags: ['statistics'] },
    content:
      'A pattern in the residuals means the model is missing something. r² alone does not show that (Anscombe’s quartet!).',
    lesson: 'math-13-regression-and-residuals',
  },
  {
    ...{
      username: 'demo-college',
      day: 44,
      time: '09:50',
      title: 'Questions for office hours',
      tags: ['statistics', 'psychology'],
    },
    content:
      '- p = 0.04 and a tiny effect: what do I write?\n- Can I use a within-subjects design for the memory study?',
  },
  {
    ...{
      username: 'demo-professional',
      day: 9,
      time: '12:25',
      title: 'Five forces: our market',
      tags: ['strategy'],
    },
    content:
      'Buyers: strong (three large accounts are 60% of sales). Suppliers: weak. Substitutes: spreadsheets. New entrants: easy. So margin lives in switching costs.',
    lesson: 'strategy-12-sketch-the-five-forces',
  },
  {
    ...{
      username: 'demo-professional',
      day: 24,
      time: '08:10',
      title: 'Interview questions for the churn study',
      tags: ['research'],
    },
    content:
      '- Tell me about the last time you used it.\n- What did you do instead?\n- Never: “Would you use a feature that …?”',
    lesson: 'research-12-interview-to-understand',
  },
  {
    ...{
      username: 'demo-professional',
      day: 38,
      time: '17:45',
      title: 'Retro: release 4.2',
      tags: ['leadership'],
    },
    content:
      'What helped: the decision log. What hurt: two people knew how the deploy works. Next: pair on the next three, write the runbook.',
    lesson: 'leadership-12-learn-from-an-incident',
  },
]
