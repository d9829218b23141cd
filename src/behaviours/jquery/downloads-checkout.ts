import contract from '../../contract';
import type { CartClient, CartSnapshot } from '../../contract/types';
import { readPage } from '../../transport/page';

/** What Easy Digital Downloads' checkout page has, as block and as shortcode. */
const CART = '#edd_checkout_cart_form';
const LINE = `${ CART } .edd_cart_item`;
const QUANTITY = '.edd-item-quantity';
const TOTAL = '.edd_cart_amount';
const BUTTON = '#edd-purchase-button';

/** What its script hides and shows when a page begins. */
const TOGGLED = [ '#edd_show_discount', '#edd-discount-code-wrap' ];

const find = ( root: ParentNode, selector: string ) =>
	root.querySelector< HTMLElement >( selector );

const totalOf = ( root: ParentNode ) =>
	Number( find( root, `${ CART } ${ TOTAL }` )?.dataset.total ?? NaN );

/** What a page sells: each download with its quantity. */
const shownLines = () =>
	Array.from( document.querySelectorAll< HTMLElement >( LINE ), ( line ) => {
		const field = line.querySelector< HTMLInputElement >( QUANTITY );
		return `${ line.dataset.downloadId }:${ field?.value ?? 1 }`;
	} );

const isShown = ( { lines, totals, currency }: CartSnapshot ) => {
	const total = totalOf( document );
	return (
		shownLines().sort().join() ===
			lines
				.map(
					( { product_id: id, quantity } ) => `${ id }:${ quantity }`
				)
				.sort()
				.join() &&
		( Number.isNaN( total ) ||
			Math.round( total * 10 ** currency.decimals ) === totals.total )
	);
};

/** Puts the cart of the same page as it is now in the place of the one shown; what was typed below it stays. */
const replaceCart = (
	shown: HTMLElement,
	fresh: HTMLElement,
	from: Document
) => {
	for ( const selector of TOGGLED ) {
		const was = find( shown, selector );
		const is = find( fresh, selector );
		if ( was && is ) {
			is.style.display = was.style.display;
		}
	}
	shown.replaceWith( document.adoptNode( fresh ) );
	const amount = find( fresh, TOTAL );
	for ( const other of document.querySelectorAll< HTMLElement >( TOTAL ) ) {
		if ( amount && ! fresh.contains( other ) ) {
			other.textContent = amount.textContent;
			Object.assign( other.dataset, amount.dataset );
		}
	}
	const button = find( document, BUTTON );
	const label = find( from, BUTTON );
	if (
		button instanceof HTMLInputElement &&
		label instanceof HTMLInputElement
	) {
		button.value = label.value;
	}
};

/**
 * Shows the cart as the shop has it. The page has another form for an empty one and
 * for one that costs nothing.
 *
 * @return Whether it has put one in the place of another; null: it cannot be had.
 */
const renew = async ( reload: () => void ): Promise< boolean | null > => {
	const { pathname, search } = window.location;
	const page = await readPage( pathname + search );
	if ( page === null ) {
		return null;
	}
	const shown = find( document, CART );
	const fresh = find( page, CART );
	if ( ! shown && ! fresh ) {
		return false;
	}
	if (
		! shown ||
		! fresh ||
		( totalOf( document ) === 0 ) !== ( totalOf( page ) === 0 )
	) {
		reload();
		return false;
	}
	replaceCart( shown, fresh, page );
	return true;
};

/**
 * Has Easy Digital Downloads' own checkout page follow what is done to the cart
 * elsewhere: in our drawer, in another tab, or by an add whose answer comes after
 * this page. Its own scripts change nothing but what they have changed themselves,
 * and the shopper would pay for another cart than the one that is shown.
 *
 * @param cart   The page's.
 * @param told   Tells that page's scripts, ways to pay among them, of another total.
 * @param reload Loads the page anew.
 */
export const followCart = (
	cart: Pick< CartClient, 'getState' | 'subscribe' >,
	told: () => void,
	reload = () => window.location.reload()
): void => {
	if ( ! find( document, contract.markers.downloads_checkout ) ) {
		return;
	}
	let last: string | undefined;
	const look = () => {
		const { confirmed, busy } = cart.getState();
		if ( busy || ! confirmed || confirmed.hash === last ) {
			return;
		}
		last = confirmed.hash;
		if ( ! isShown( confirmed ) ) {
			void renew( reload ).then( ( isNew ) => {
				if ( isNew ) {
					told();
				} else if ( isNew === null ) {
					// No network: the next change is another try.
					last = undefined;
				}
			} );
		}
	};
	cart.subscribe( look );
	look();
};
