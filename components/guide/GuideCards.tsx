import { addressOf } from '../../renderer/content/addresses.ts'
import { filledSummary } from '../../renderer/content/words.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { PictureCards } from '../ui/PictureCards.tsx'

/** A card for each guide. */
export const GuideCards = () => (
  <div data-wide>
    <PictureCards
      cards={useSite().guides.map((guide) => {
        const { slug, menuTitle: title, summary: text, picture } = filledSummary(guide)
        return { slug, href: addressOf(guide), picture, title, text }
      })}
    />
  </div>
)
