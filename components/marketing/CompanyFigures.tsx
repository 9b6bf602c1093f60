import { claimFigure } from '../../content/claims.ts'
import { Figures } from '../ui/Figures.tsx'

const figures = (['experience', 'projects', 'rating', 'emergency'] as const).flatMap((name) => claimFigure(name) ?? [])

/** What we claim in figures. */
export const CompanyFigures = ({ row = false }: { row?: boolean }) => <Figures figures={figures} row={row} />
