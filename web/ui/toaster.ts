export type ToastMessage = {
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  /** It can be read somewhere else as well: it leaves by itself, and is not said while that place is open. */
  isElsewhere?: boolean;
};

interface Outlet {
  show: (message: ToastMessage) => void;
  dismissElsewhere: () => void;
}

const outlets: Outlet[] = [];
const waiting: ToastMessage[] = [];
let isHushed = false;

/** Says what happened elsewhere. Free of the kit's heavy parts, so that any module may import it; `Toasts` shows the messages. */
export const toaster = {
  show(message: ToastMessage) {
    if (isHushed && message.isElsewhere) return;
    const outlet = outlets.at(-1);
    if (outlet) outlet.show(message);
    else waiting.push(message);
  },

  /** For the place where it can be read, while it is open; the returned function ends it. */
  hush() {
    isHushed = true;
    for (const outlet of outlets) outlet.dismissElsewhere();
    return () => {
      isHushed = false;
    };
  },

  /** Called by the outlet. What was said before it was loaded is shown then. */
  connect(outlet: Outlet) {
    outlets.push(outlet);
    for (const message of waiting.splice(0)) outlet.show(message);
    return () => {
      outlets.splice(outlets.indexOf(outlet), 1);
    };
  },
};
