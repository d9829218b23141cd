/** Calls back on every DOM change in an element; returns a stop function. */
export const onDrawn = ( element: Node, then: () => void ): ( () => void ) => {
	const observer = new MutationObserver( then );
	observer.observe( element, { childList: true, subtree: true } );
	return () => observer.disconnect();
};
