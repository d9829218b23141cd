import { onceOpened } from './opened';

/** Calls once the page is loaded, at once where it is already. */
export const onceLoaded = ( then: () => void ): void => {
	if ( document.readyState === 'complete' ) {
		then();
	} else {
		window.addEventListener( 'load', then, { once: true } );
	}
};

/** Calls when a page that somebody sees is loaded. */
export const onceAtRest = ( then: () => void ): void =>
	onceLoaded( () => onceOpened( then ) );
