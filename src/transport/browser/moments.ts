import { onceOpened } from './opened';

/** What somebody does who is at a page, before they reach for anything. */
const SIGNS = [ 'pointermove', 'touchstart', 'scroll', 'keydown' ];

const options = { capture: true, passive: true };

/** Whether the shopper asks for few bytes. */
export const isSavingData = () =>
	!! ( navigator as { connection?: { saveData?: boolean } } ).connection
		?.saveData;

/**
 * Calls at the first sign that somebody is at the page, for what is worth fetching
 * for a shopper and not for who only passes; never for one who asks for few bytes.
 */
export const onceStirred = ( then: () => void ): void => {
	if ( isSavingData() ) {
		return;
	}
	const hear = () => {
		SIGNS.forEach( ( type ) =>
			document.removeEventListener( type, hear, options )
		);
		then();
	};
	SIGNS.forEach( ( type ) =>
		document.addEventListener( type, hear, options )
	);
};

/** Calls once the page is loaded, at once where it is already. */
export const onceLoaded = ( then: () => void ): void => {
	if ( document.readyState === 'complete' ) {
		then();
	} else {
		window.addEventListener( 'load', then, { once: true } );
	}
};

/** Calls when a page that somebody sees is loaded and has nothing else to do. */
export const onceAtRest = ( then: () => void ): void =>
	onceLoaded( () =>
		onceOpened( () =>
			'requestIdleCallback' in window
				? window.requestIdleCallback( then )
				: setTimeout( then )
		)
	);
