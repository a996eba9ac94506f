function auditEscalation(roles: Record<string, string[]>, statements: [string, string, string, string][], start: string, goal: string): { reached: string[]; cuts: number[] } {
  // Return the roles that start can become, sorted, and the indexes of the statements
  // of which removing any single one keeps start from goal.
  return { reached: [], cuts: [] };
}
