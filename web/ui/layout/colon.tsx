/** An invisible colon. A screen reader that reads a list as one text, such as Orca, would otherwise join name and value. */
export const Colon = () => <span className="visually-hidden">: </span>;
