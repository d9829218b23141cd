import contract from '../../contract';
import { isAnchor } from '../../core/site/menu';
import { mayMove } from './motion';
import type { Behaviour } from '../page';
import { onceLoaded } from '../../transport/browser/moments';

/** What a hash names. */
const targetOf = ( hash: string ): HTMLElement | null => {
	try {
		return document.getElementById( decodeURIComponent( hash.slice( 1 ) ) );
	} catch {
		// Another script's hash may be no text.
		return null;
	}
};

/** Scrolls to it, below the header that sticks: `scroll-padding-top` says how high that is. */
const scrollTo = ( target: HTMLElement ) =>
	target.scrollIntoView( {
		block: 'start',
		behavior: mayMove() ? 'smooth' : 'instant',
	} );

/**
 * Scrolls smoothly to what the page's address names, some time after it is
 * loaded, and to what links within it lead to.
 *
 * @see spec 4.18, 9.5
 */
export const wire: Behaviour = ( page ) => {
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
		// As following the link would: the next Tab goes on from there.
		if ( ! target.matches( 'a, button, input, select, textarea' ) ) {
			target.tabIndex = -1;
		}
		target.focus( { preventScroll: true } );
	} );
};
