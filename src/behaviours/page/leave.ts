import type { CartClient } from '../../contract/types';
import type { Browser } from '.';
import { isPlainClick } from '../../core/site/plain-click';

/** The link by which a click leads away from the page in the same tab. */
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

/** Whether something is still to be written that the network can take. */
const isWriting = ( { getState }: Pick< CartClient, 'getState' > ) => {
	const { busy, offline } = getState();
	return busy && ! offline;
};

/** Settles when all is written, or cannot be, or takes too long. */
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
 * Holds a link back while the cart is being written: a browser that leaves gives
 * up the requests under way and those that wait, and the next page would show the
 * cart without what the shopper has just seen in it.
 *
 * @param patience Milliseconds after which a link is followed all the same.
 */
export const holdLinks = (
	cart: Pick< CartClient, 'getState' | 'subscribe' >,
	navigate: Browser[ 'navigate' ],
	patience: number
): void => {
	let wanted = '';
	// On the window: after everybody who may have dealt with the click.
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
