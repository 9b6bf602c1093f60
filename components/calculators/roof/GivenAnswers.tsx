import { say } from '../../../content/schema/message.ts'
import { Badge } from '../../ui/Badge.tsx'
import { projectType } from './lead.ts'
import styles from './RoofResult.module.css'
import type { RoofContent } from './result-content.ts'
import type { RoofCostInput } from './rule.ts'

/**
 * The quality grade. The roof type is passed in as the grade, and anything but the three grades
 * shows as standard.
 */
const gradeOf = ({ grades }: RoofContent['words'], grade: string) =>
  grade in grades ? grades[grade as keyof typeof grades] : grades.standard

/** What was answered, as labels. */
export const GivenAnswers = ({
  input,
  content: { words, labels, units },
}: {
  input: RoofCostInput
  content: RoofContent
}) => (
  <ul className={styles.answers}>
    {[
      words.projects[projectType],
      say(words.answers.grade, { grade: gradeOf(words, input.roofType) }),
      labels.roofType[input.roofType],
      units.squareFeet(input.squareFootage),
      labels.roofSlope[input.roofSlope],
      say(words.answers.presentRoof, { age: units.yearsOld(input.currentAge) }),
      labels.damageLevel[input.damageLevel],
      ...input.features.map((feature) => labels.features[feature]),
    ].map((answer) => (
      <li key={answer}>
        <Badge>{answer}</Badge>
      </li>
    ))}
  </ul>
)
