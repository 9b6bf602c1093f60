/** The part of South Florida that components/map draws, in degrees. A place outside has no pin. */
export const mapArea = { north: 27.66, south: 24.99, west: -81.47, east: -79.49 } as const
