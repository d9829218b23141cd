import contract from '../../contract';
import { isAnchor } from '../../core/site/menu';
import { mayMove } from './motion';
import type { Behavior } from '../page';
import { onceLoaded } from '../../transport/browser/moments';

/** The element a hash points to. */
const targetOf = ( hash: string ): HTMLElement | null => {
	try {
		return document.getElementById( decodeURIComponent( hash.slice( 1 ) ) );
	} catch {
		// The hash may not be valid percent-encoding.
		return null;
	}
};

/** Scrolls to an element, below a sticky header (`scroll-padding-top`). */
const scrollTo = ( target: HTMLElement ) =>
	target.scrollIntoView( {
		block: 'start',
		behavior: mayMove() ? 'smooth' : 'instant',
	} );

/**
 * Scrolls smoothly to the hash of the URL, some time after load, and to the
 * targets of hash links.
 *
 * @see spec 4.18, 9.5
 */
export const wire: Behavior = ( page ) => {
	onceLoaded( () =>
		setTimeout( () => {
			const target = targetOf( window.location.hash );
			if ( target ) {
				scrollTo( target );
			}
		}, contract.timings_ms.hash_link_scroll )
	);
	page.on( 'click', 'a[href*="#"]', ( event, element ) => {
		const { href, hash } = element as HTMLAnchorElement;
		const target = targetOf( hash );
		const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
		if (
			! target ||
			ctrlKey ||
			metaKey ||
			shiftKey ||
			! isAnchor( href, window.location.href )
		) {
			return;
		}
		event.preventDefault();
		window.history.pushState( null, '', hash );
		scrollTo( target );
		// Like native navigation: the next Tab continues from there.
		if ( ! target.matches( 'a, button, input, select, textarea' ) ) {
			target.tabIndex = -1;
		}
		target.focus( { preventScroll: true } );
	} );
};
