/** Calls once the page is loaded, at once where it is already. */
export const onceLoaded = ( then: () => void ): void => {
	if ( document.readyState === 'complete' ) {
		then();
	} else {
		window.addEventListener( 'load', then, { once: true } );
	}
};
