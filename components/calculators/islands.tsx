import { addressOf, linkedPages } from '../../content/addresses.ts'
import { promotions } from '../../content/claims.ts'
import { business } from '../../content/index.ts'
import { pictureSources } from '../../content/pictures.ts'
import { Island } from '../../renderer/server/Island.tsx'
import { useWords } from '../../renderer/server/use-words.ts'
import type { Company } from './documents/document-data.ts'
import EnergyCalculator from './energy/EnergyCalculator.island.tsx'
import type { PictureFile } from './pictures.ts'
import RoofCalculator from './roof/RoofCalculator.island.tsx'
import { insulationLevels } from './rules/energy-savings.ts'
import { damageLevels, roofSlopes, roofTypes } from './rules/roof-cost.ts'
import { Stage } from './Stage.tsx'

const { name, phone, email, license, url, address, booking } = business

const company: Company = { name, phone, email, license, url, address: `${address.street}, ${address.city}, ${address.state} ${address.zip}` }

/** The smallest size of each picture. */
const picturesNamed = (names: readonly string[]): Record<string, PictureFile> =>
  Object.fromEntries(
    names.map((picture) => {
      const { avif, fallback, width, height } = pictureSources(picture)
      return [picture, { avif: avif.split(' ')[0] ?? fallback, fallback, width, height }]
    }),
  )

const roofPictures = picturesNamed([
  ...roofTypes.map((type) => `roof-type-${type}`),
  ...roofSlopes.map((slope) => `slope-${slope}`),
  ...damageLevels.map((level) => `condition-${level}`),
])
const energyPictures = picturesNamed(insulationLevels.map((level) => `insulation-${level}`))

const shared = { company, booking }

/** The roof calculator on its page. */
export const RoofCalculatorIsland = () => {
  const voucher = promotions({ address: addressOf(linkedPages.roofCalculator) }).find(({ look }) => look === 'voucher')
  const { afterSending } = useWords('forms')
  const props = { ...shared, afterSending, pictures: roofPictures, ...(voucher && { voucher }) }
  return (
    <Stage phone={phone}>
      <Island name="RoofCalculator" component={RoofCalculator} wake="visible" props={props} />
    </Stage>
  )
}

/** The energy calculator on its page. */
export const EnergyCalculatorIsland = () => (
  <Stage phone={phone}>
    <Island name="EnergyCalculator" component={EnergyCalculator} wake="visible" props={{ ...shared, pictures: energyPictures }} />
  </Stage>
)
