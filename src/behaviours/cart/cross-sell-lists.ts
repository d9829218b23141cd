import contract from '../../contract';
import type { CartSnapshot } from '../../contract/types';
import { readElement } from '../../transport/page';
import { all } from '../dom/find';
import { focusOn } from '../dom/focus';

const { events, markers } = contract;
const SHOWN = markers.cross_sell_list;

/** Puts what the server prints now in the place of a list. */
const renew = async ( list: HTMLElement ): Promise< void > => {
	const html = await readElement(
		window.location.href,
		`[${ SHOWN }][data-list="${ list.dataset.list ?? '' }"]`
	);
	if ( html === null ) {
		// What is shown stays: each of its products still has a page.
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
		// What was pressed is in the cart now, and no longer here.
		focusOn( fresh );
	}
};

/**
 * Keeps listings of what goes with the cart true to it: they are read anew when
 * the shop names other products than they show.
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
		// The cart may change again meanwhile; the same is not asked twice.
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
