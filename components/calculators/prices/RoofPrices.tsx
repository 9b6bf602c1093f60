import { say } from '../../../content/schema/message.ts'
import { useWords } from '../../../renderer/server/use-words.ts'
import { roofTypes } from '../roof/options.ts'
import { roofQuestions } from '../roof/questions.ts'
import { compareRoofTypes } from '../roof/rule.ts'
import { PriceTable } from './PriceTable.tsx'
import { useFormats } from './use-formats.ts'

/** Square feet of roof. */
const sizes = [1500, 2000, 3000] as const

const { roofSlope, currentAge, damageLevel } = roofQuestions
/** What the calculator assumes of a roof before anyone has answered. */
const assumed = {
  roofSlope: roofSlope.default,
  currentAge: currentAge.default,
  damageLevel: damageLevel.default,
  features: [],
}

const SizeTable = ({ size }: { size: number }) => {
  const words = useWords('prices').roofs
  const { roofType } = useWords('roof').labels
  const { count, money } = useFormats()
  const ranges = compareRoofTypes({ ...assumed, squareFootage: size })
  return (
    <PriceTable
      columns={[say(words.size, { size: count(size) }), words.low, words.high]}
      rows={roofTypes.map(
        (type) => [roofType[type], money(ranges[type].min), money(ranges[type].max)] as const,
      )}
    />
  )
}

/** What a new roof costs in each type, for three sizes, and what these prices take for granted. */
export const RoofPrices = () => {
  const words = useWords('prices').roofs
  const { labels } = useWords('roof')
  const { count, locale } = useFormats()
  const inSentence = (label: string) => label.toLocaleLowerCase(locale)
  return (
    <>
      <p>
        {say(words.assumptions, {
          slope: inSentence(labels.roofSlope[assumed.roofSlope]),
          years: count(assumed.currentAge),
          damage: inSentence(labels.damageLevel[assumed.damageLevel]),
        })}
      </p>
      {sizes.map((size) => (
        <SizeTable key={size} size={size} />
      ))}
    </>
  )
}
