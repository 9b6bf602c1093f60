import { say } from '../../../content/schema/message.ts'
import { useWords } from '../../../renderer/server/use-words.ts'
import { hvacWear, insulationFactors, insulationLevels, roofWear } from '../energy/rule.ts'
import { PriceTable } from './PriceTable.tsx'
import { useFormats } from './use-formats.ts'

/** The score of each answer of the energy calculator. */
export const EnergyScores = () => {
  const words = useWords('prices').scores
  const levels = useWords('energy').labels.insulation
  const { factor, locale } = useFormats()
  const wear = ({ perYear, floor }: { perYear: number; floor: number }) => ({
    new: factor(1),
    perYear: factor(perYear),
    lowest: factor(floor),
  })
  const rows = [
    [words.roofAge, say(words.roofWear, wear(roofWear))] as const,
    ...insulationLevels.map(
      (level) =>
        [
          say(words.insulation, { level: levels[level].toLocaleLowerCase(locale) }),
          factor(insulationFactors[level]),
        ] as const,
    ),
    [words.hvacAge, say(words.hvacWear, wear(hvacWear))] as const,
  ]
  return <PriceTable columns={[words.answer, words.score]} rows={rows} />
}
