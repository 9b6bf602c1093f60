/**
 * How bad it is. `broken`: visitors, search engines or leads suffer. `unchecked`: this computer could
 * not find out. `warning`: somebody should look at it when there is time.
 */
export type Severity = 'broken' | 'unchecked' | 'warning'

/** Something that is not as it should be, where, and what to do about it. */
export type Finding = {
  severity: Severity
  problem: string
  advice: string
  /** The address that it was found at, if it is not one of the whole site. */
  place?: string
}

export const broken = (problem: string, advice: string): Finding => ({
  severity: 'broken',
  problem,
  advice,
})

export const warning = (problem: string, advice: string): Finding => ({
  ...broken(problem, advice),
  severity: 'warning',
})

export const at = (place: string, findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ place, ...finding }))
