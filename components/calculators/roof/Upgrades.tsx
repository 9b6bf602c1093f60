import { say } from '../../../content/schema/message.ts'
import { Rows } from '../engine/result/Rows.tsx'
import type { RoofContent } from './result-content.ts'
import { type UpgradeId, upgradeIds, upgradeSuggestions } from './rule.ts'

/** Upgrades that are often asked for, and what they add. */
export const Upgrades = ({ content: { words, formats } }: { content: RoofContent }) => {
  const { heading, names, adds } = words.upgrades
  const rowOf = (id: UpgradeId) => {
    const { min, max } = upgradeSuggestions[id]
    return {
      label: names[id],
      value: say(adds, { min: formats.money(min), max: formats.money(max) }),
    }
  }
  return <Rows heading={heading} rows={upgradeIds.map(rowOf)} />
}
