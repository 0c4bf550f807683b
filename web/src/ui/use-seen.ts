import { useEffect, useRef, useState } from "react";

/** True from when the element was first on the screen, or as near to it as `margin` says. */
export function useSeen<Place extends Element>(margin = "0px") {
  const place = useRef<Place>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      (entries) => setSeen((seen) => seen || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [margin]);
  return { place, isSeen };
}
