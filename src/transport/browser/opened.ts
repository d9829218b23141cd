declare global {
	interface Document {
		/** Whether the browser has made the page ahead of a click that may never come; where it can. */
		readonly prerendering?: boolean;
	}
}

/**
 * Calls once somebody sees the page: at once, or, where the browser has made it
 * ahead, when it is opened, before its first frame. The same function is called
 * once then, however often it was given before.
 */
export const onceOpened = ( then: () => void ): void => {
	if ( document.prerendering ) {
		// It comes once in the life of a page.
		document.addEventListener( 'prerenderingchange', then );
	} else {
		then();
	}
};
