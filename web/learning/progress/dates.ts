/** A calendar day at noon, so that no time zone moves it to another day. */
export const dateOf = (day: string) => new Date(`${day}T12:00:00`);

/** “2026-11” */
export const monthOf = (day: string) => day.slice(0, 7);
