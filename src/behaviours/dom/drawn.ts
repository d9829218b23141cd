/** Calls whenever something is put into an element or taken out; returns what ends that. */
export const onDrawn = ( element: Node, then: () => void ): ( () => void ) => {
	const observer = new MutationObserver( then );
	observer.observe( element, { childList: true, subtree: true } );
	return () => observer.disconnect();
};
