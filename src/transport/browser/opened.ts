declare global {
	interface Document {
		/** Whether the page is prerendering, in browsers that support it. */
		readonly prerendering?: boolean;
	}
}

/**
 * Calls back at once, or, on a prerendered page, when it is opened, before its
 * first frame. The same function is then called only once.
 */
export const onceOpened = ( then: () => void ): void => {
	if ( document.prerendering ) {
		// Fires once per page.
		document.addEventListener( 'prerenderingchange', then );
	} else {
		then();
	}
};
