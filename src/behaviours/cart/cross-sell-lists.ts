import contract from '../../contract';
import type { CartSnapshot } from '../../contract/types';
import { readElement } from '../../transport/page';
import { all } from '../dom/find';
import { focusOn } from '../../transport/browser/focus';

const { events, markers } = contract;
const SHOWN = markers.cross_sell_list;

/** Replaces a list with the server's current markup. */
const renew = async ( list: HTMLElement ): Promise< void > => {
	const html = await readElement(
		window.location.href,
		`[${ SHOWN }][data-list="${ list.dataset.list ?? '' }"]`
	);
	if ( html === null ) {
		// Keep the current list: its product links still work.
		return;
	}
	const parsed = new DOMParser().parseFromString( html, 'text/html' );
	const fresh = parsed.body.firstElementChild;
	if ( ! ( fresh instanceof HTMLElement ) ) {
		return;
	}
	const hadFocus = list.contains( list.ownerDocument.activeElement );
	list.replaceWith( fresh );
	if ( hadFocus ) {
		// The focused product is in the cart now and no longer listed.
		focusOn( fresh );
	}
};

/**
 * Keeps cross-sell listings in sync with the cart: fetches them again when the
 * cart's cross-sells differ from those shown.
 */
export const followCrossSells = (): void => {
	let wanted = '';
	let isReading = false;

	const outdated = () =>
		all( `[${ SHOWN }]` ).filter(
			( list ) => list.getAttribute( SHOWN ) !== wanted
		);

	const follow = async () => {
		let asked: string | null = null;
		isReading = true;
		// The cart may change meanwhile; the same ids are not requested twice.
		while ( asked !== wanted && outdated().length ) {
			asked = wanted;
			await Promise.all( outdated().map( renew ) );
		}
		isReading = false;
	};

	document.body.addEventListener( events.native.cart_changed, ( event ) => {
		const { cart } = (
			event as CustomEvent< {
				cart: Pick< CartSnapshot, 'cross_sells' >;
			} >
		 ).detail;
		wanted = cart.cross_sells.map( ( { id } ) => id ).join( ',' );
		if ( ! isReading ) {
			void follow();
		}
	} );
};
