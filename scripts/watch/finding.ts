/**
 * How bad it is. `broken`: visitors, search engines or leads suffer. `unchecked`: this computer could
 * not find out. `warning`: somebody should look at it when there is time.
 */
const severities = ['broken', 'unchecked', 'warning'] as const
export type Severity = (typeof severities)[number]

/** Something that is not as it should be, where, and what to do about it. */
export type Finding = {
  severity: Severity
  problem: string
  advice: string
  /** The address that it was found at, if it is not one of the whole site. */
  place?: string
}

/** The same finding at many addresses. */
export type FindingGroup = Omit<Finding, 'place'> & { places: readonly string[] }

/** Findings that say the same, once, with all of their places; the worst first. */
export const groupsOf = (findings: readonly Finding[]): FindingGroup[] => {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = JSON.stringify([finding.severity, finding.problem, finding.advice])
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  const grouped = [...groups.values()].flatMap((same) =>
    same.slice(0, 1).map(({ severity, problem, advice }) => ({
      severity,
      problem,
      advice,
      places: [...new Set(same.flatMap(({ place }) => place ?? []))],
    })),
  )
  return severities.flatMap((severity) => grouped.filter((group) => group.severity === severity))
}
