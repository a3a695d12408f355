/** Days of the calendar, as people at a table know them. */

/** Today where this browser is: `2026-05-04`. */
export function today(now = new Date()): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

/** Such a day in words; it is the same day everywhere. */
export function dayText(day: string, language: string): string {
  if (!day) return "";
  return new Date(day).toLocaleDateString(language, { dateStyle: "medium", timeZone: "UTC" });
}
