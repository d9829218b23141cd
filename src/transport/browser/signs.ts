/** Whether the shopper asks for few bytes. */
export const isSavingData = () =>
	!! ( navigator as { connection?: { saveData?: boolean } } ).connection
		?.saveData;

/**
 * Calls at the first signs that somebody is at the page, before they reach for
 * anything: for what is worth fetching for a shopper and not for who only passes,
 * nor for who asks for few bytes. It may call for each kind of sign. A browser
 * tells of a pointer that is over something though nobody has moved it.
 */
export const onSigns = ( then: () => void ): void => {
	if ( ! isSavingData() ) {
		[ 'pointermove', 'scroll' ].forEach( ( sign ) =>
			document.addEventListener( sign, then, {
				capture: true,
				once: true,
			} )
		);
	}
};
