import { addressOf } from '../../content/addresses.ts'
import { filledEntry } from '../../content/placeholder-values.ts'
import { useContent } from '../../renderer/server/use-content.ts'
import { PictureCards } from '../ui/PictureCards.tsx'

/** A card for each guide. */
export const GuideCards = () => (
  <div data-wide>
    <PictureCards
      cards={useContent().guides.map((guide) => {
        const { slug, menuTitle: title, summary: text, picture } = filledEntry(guide)
        return { slug, href: addressOf(guide), picture, title, text }
      })}
    />
  </div>
)
