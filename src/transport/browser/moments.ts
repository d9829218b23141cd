import { onceOpened } from './opened';

/** Calls back when the page has loaded, or at once if it has. */
export const onceLoaded = ( then: () => void ): void => {
	if ( document.readyState === 'complete' ) {
		then();
	} else {
		window.addEventListener( 'load', then, { once: true } );
	}
};

/** Calls back when the page has loaded and, if prerendered, is opened. */
export const onceAtRest = ( then: () => void ): void =>
	onceLoaded( () => onceOpened( then ) );
