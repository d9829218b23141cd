/** Pixels from which a movement of a finger is a swipe. */
const SWIPE = 40;

/**
 * Handles horizontal swipes with one finger like the arrow keys: the next image
 * in reading order is the one that the finger pulls in.
 *
 * @param element Where swipes start.
 * @param press   Handles an arrow key.
 */
export const followSwipes = (
	element: Element,
	press: ( key: string ) => void
): void => {
	let start: Touch | undefined;
	element.addEventListener(
		'touchstart',
		( event ) => {
			const { touches } = event as TouchEvent;
			// Two fingers zoom the page; in a zoomed page one finger moves it.
			start =
				touches.length === 1 &&
				( window.visualViewport?.scale ?? 1 ) === 1
					? touches[ 0 ]
					: undefined;
		},
		{ passive: true }
	);
	element.addEventListener( 'touchend', ( event ) => {
		const end = ( event as TouchEvent ).changedTouches[ 0 ];
		if ( ! start || ! end ) {
			return;
		}
		const x = end.clientX - start.clientX;
		const y = end.clientY - start.clientY;
		start = undefined;
		if ( Math.abs( x ) > SWIPE && Math.abs( x ) > Math.abs( y ) ) {
			press( x < 0 ? 'ArrowRight' : 'ArrowLeft' );
		}
	} );
};
