/** An invisible colon. Without it, a screen reader that reads a list as one text, such as Orca, would join name and value. */
export const Colon = () => <span className="visually-hidden">: </span>;
