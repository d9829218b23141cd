import type { CartClient } from '../../contract/types';
import type { Browser } from '.';
import { isPlainClick } from '../../core/site/plain-click';

/** The link of a click that leaves the page in the same tab. */
const wayOut = ( event: MouseEvent ): HTMLAnchorElement | null => {
	const { target } = event;
	const link =
		target instanceof Element
			? target.closest< HTMLAnchorElement >( 'a[href]' )
			: null;
	if (
		! link ||
		! isPlainClick( event ) ||
		event.defaultPrevented ||
		link.hasAttribute( 'download' ) ||
		! [ '', '_self' ].includes( link.target ) ||
		! link.protocol.startsWith( 'http' )
	) {
		return null;
	}
	const [ here ] = window.location.href.split( '#' );
	return link.hash && link.href.split( '#' )[ 0 ] === here ? null : link;
};

/** Whether writes are pending while online. */
const isWriting = ( { getState }: Pick< CartClient, 'getState' > ) => {
	const { busy, offline } = getState();
	return busy && ! offline;
};

/** Resolves when all writes are done or have failed, or on timeout. */
const written = (
	cart: Pick< CartClient, 'getState' | 'subscribe' >,
	patience: number
) =>
	new Promise< void >( ( settle ) => {
		const stop = cart.subscribe( () => {
			if ( ! isWriting( cart ) ) {
				done();
			}
		} );
		const timer = setTimeout( () => done(), patience );
		const done = () => {
			clearTimeout( timer );
			stop();
			settle();
		};
	} );

/**
 * Delays a link while the cart is being written: leaving the page would cancel
 * pending requests, and the next page would show an outdated cart.
 *
 * @param patience Timeout in milliseconds.
 */
export const holdLinks = (
	cart: Pick< CartClient, 'getState' | 'subscribe' >,
	navigate: Browser[ 'navigate' ],
	patience: number
): void => {
	let wanted = '';
	// On the window: after all other handlers of the click.
	window.addEventListener( 'click', ( event ) => {
		const link = wayOut( event );
		if ( ! link || ! isWriting( cart ) ) {
			return;
		}
		event.preventDefault();
		link.setAttribute( 'aria-busy', 'true' );
		const isHeld = wanted !== '';
		wanted = link.href;
		if ( ! isHeld ) {
			void written( cart, patience ).then( () => {
				link.removeAttribute( 'aria-busy' );
				navigate( wanted );
				wanted = '';
			} );
		}
	} );
};
