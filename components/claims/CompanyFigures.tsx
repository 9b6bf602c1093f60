import { Figures } from '../ui/Figures.tsx'
import { useClaims } from './Claim.tsx'

/** Our claims as large figures. */
export const CompanyFigures = ({ row = false }: { row?: boolean }) => {
  const claims = useClaims(['experience', 'projects', 'rating', 'emergency'])
  const figures = claims.flatMap(({ figure, validUntil }) =>
    figure ? [{ ...figure, validUntil }] : [],
  )
  return figures.length === 0 ? null : <Figures figures={figures} row={row} />
}
