import contract from '../../contract';
import type { Page } from '../../behaviours/page';
import type { Handler } from '../../behaviours/page/delegate';

const { markers, timings_ms: timings } = contract;

/**
 * Handles the buttons in the engine's own mini-cart drawer. They are added
 * after its overlay, or never if the owner has removed them.
 *
 * @param page   The page.
 * @param take   Handles a click on a button.
 * @param signal Stops watching.
 * @see spec 4.17, 9.12
 */
export const takeInDrawer = (
	page: Page,
	take: Handler,
	signal: AbortSignal
): void => {
	const found = new WeakSet< Element >();
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
	page.on( 'click', markers.wallet_drawer_buttons, ( event, button ) => {
		if ( found.has( button ) ) {
			take( event, button );
		}
	} );
};
