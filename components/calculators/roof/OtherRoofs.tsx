import { say } from '../../../content/schema/message.ts'
import { Rows } from '../engine/result/Rows.tsx'
import { roofTypes } from './options.ts'
import type { RoofContent } from './result-content.ts'
import { compareRoofTypes, type RoofCostInput } from './rule.ts'

/** What the same house would cost in the other types of roof. */
export const OtherRoofs = ({ input, content }: { input: RoofCostInput; content: RoofContent }) => {
  const { words, labels, formats } = content
  const ranges = compareRoofTypes(input)
  const others = roofTypes.filter((type) => type !== input.roofType)
  const rows = others.map((type) => ({
    label: labels.roofType[type],
    value: say(words.otherRoofs.range, {
      min: formats.money(ranges[type].min),
      max: formats.money(ranges[type].max),
    }),
  }))
  return <Rows heading={words.otherRoofs.heading} rows={rows} />
}
