import { addressOf } from '../../content/addresses.ts'
import { fill } from '../../content/placeholder-values.ts'
import { useContent } from '../../renderer/server/use-content.ts'
import { PictureCards } from '../ui/PictureCards.tsx'

/** A card for each guide. */
export const GuideCards = () => (
  <div data-wide>
    <PictureCards
      cards={useContent().guides.map((guide) => {
        const { slug, menuTitle, summary, picture, language } = guide
        const words = fill({ title: menuTitle, text: summary }, language)
        return { slug, href: addressOf(guide), picture, ...words }
      })}
    />
  </div>
)
