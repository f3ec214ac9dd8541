// One observer for all boards of a page.
type Call = () => void;

const waiting = new WeakMap<Element, Call>();
let observer: IntersectionObserver | undefined;

/** Calls back once, when the element first comes into view. Returns a function that cancels it. */
export const whenSeen = (element: Element, call: Call): Call => {
  observer ??= new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      waiting.get(target)?.();
    }
  });
  waiting.set(element, call);
  observer.observe(element);
  return () => observer?.unobserve(element);
};
