import { addressOf } from '../../content/addresses.ts'
import { guides } from '../../content/index.ts'
import { fill } from '../../content/placeholder-values.ts'
import { PictureCards } from '../ui/PictureCards.tsx'

/** A card for each guide. */
export const GuideCards = () => (
  <div data-wide>
    <PictureCards
      cards={guides.map(({ slug, menuTitle, summary, picture }) => ({
        slug,
        href: addressOf({ kind: 'guide', slug }),
        picture,
        ...fill({ title: menuTitle, text: summary }),
      }))}
    />
  </div>
)
