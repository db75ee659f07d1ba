let era = 0;

/** Whatever was under way when somebody signed out must not be kept afterwards: it belongs to another era. */
export const readEra = () => era;
export const isSameEra = (before: number) => before === era;
export const beginEra = () => {
  era++;
};
