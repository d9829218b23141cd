import contract from '../../contract';

const { markers, timings_ms: timings } = contract;

/**
 * Finds the buttons in the drawer of the engine's own mini-cart, which come
 * after its overlay, or never where its owner has taken them out.
 *
 * @param found  Where they are noted.
 * @param signal Ends it.
 * @see spec 4.17, 9.12
 */
export const findInDrawer = (
	found: WeakSet< Element >,
	signal: AbortSignal
): void => {
	let shown: Element | null = null;
	let isWaiting = false;
	let timer: ReturnType< typeof setTimeout > | undefined;

	const stop = () => {
		clearTimeout( timer );
		isWaiting = false;
	};
	const look = () => {
		const overlay = document.querySelector( markers.wallet_drawer_overlay );
		if ( overlay !== shown ) {
			shown = overlay;
			stop();
			if ( overlay ) {
				isWaiting = true;
				timer = setTimeout( stop, timings.wallet_wait_buttons );
			}
		}
		if ( isWaiting ) {
			for ( const button of document.querySelectorAll(
				markers.wallet_drawer_buttons
			) ) {
				found.add( button );
			}
		}
	};
	const observer = new MutationObserver( look );
	observer.observe( document.body, {
		attributeFilter: [ 'class' ],
		childList: true,
		subtree: true,
	} );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		stop();
	} );
	look();
};
