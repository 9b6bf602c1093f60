import type { ServiceFields } from '../../content/schema/service.ts'
import { ClaimNotice } from '../claims/ClaimNotice.tsx'
import { Features } from '../ui/Features.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'

type Highlight = NonNullable<ServiceFields['highlights']>[number]

/** Points with icons under a heading. */
export const Highlights = ({ heading, lead, points, claimNotice = false }: Highlight) => (
  <section className="section plain">
    <div className="wrap">
      <SectionHead heading={heading} {...(lead === undefined ? {} : { lead })} />
      <Features points={points} />
      {claimNotice && <ClaimNotice />}
    </div>
  </section>
)
