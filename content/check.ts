import { checkCurriculum } from './src/checks/check-curriculum.ts'
import { readCurriculum } from './src/format/read-curriculum.ts'
import type { Fault } from './src/format/read-yaml.ts'

/**
 * Looks at everything, or at what the arguments name: `english/grade-3` for lessons, banks, skills and questions whose path holds
 * these words, `practice/grade-3` for generators.
 */
const words = process.argv.slice(2)
const startedAt = performance.now()
const faults = words.length === 0 ? [...checkTexts([]), ...(await checkAllPractice([]))] : await checkParts()

for (const { file, reason } of faults) console.log(`${file}: ${reason}`)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(faults.length === 0 ? `No faults (${seconds} s).` : `${faults.length} faults (${seconds} s).`)
process.exitCode = faults.length === 0 ? 0 : 1

async function checkParts(): Promise<Fault[]> {
  const isPractice = (word: string) => word === 'practice' || word.startsWith('practice/')
  const texts = words.filter((word) => !isPractice(word))
  const practice = words.filter(isPractice).map((word) => word.slice('practice/'.length))
  return [
    ...(texts.length > 0 ? checkTexts(texts) : []),
    ...(practice.length > 0 ? await checkAllPractice(practice) : []),
  ]
}

function checkTexts(parts: string[]): Fault[] {
  if (parts.length === 0) return checkCurriculum(readCurriculum())
  const isWanted = (file: string) => parts.some((part) => file.includes(part))
  const whole = readCurriculum()
  const part = {
    ...whole,
    courses: whole.courses.filter(({ file }) => isWanted(file)),
    lessons: whole.lessons.filter(({ file }) => isWanted(file)),
    banks: whole.banks.filter(({ file }) => isWanted(file)),
    questions: whole.questions.filter(({ file }) => isWanted(file)),
  }
  return checkCurriculum(part, whole).filter(({ file }) => isWanted(file))
}

async function checkAllPractice(parts: string[]): Promise<Fault[]> {
  const { listPractice } = await import('./src/practice/all-practice.ts')
  const { checkPractice } = await import('./src/practice/check-practice.ts')
  const isWanted = (skill: string) =>
    parts.length === 0 ||
    parts.some((part) => part === '' || skill.includes(part.replace(/^grade-(\d+)$/, '.$1.')))
  return listPractice()
    .filter(({ skill }) => isWanted(skill))
    .flatMap((practice) => checkPractice(practice))
    .map(({ skill, difficulty, seed, reason }) => ({
      file: `${skill}, difficulty ${difficulty}, seed ${seed}`,
      reason,
    }))
}
