import contract from '../../contract';
import type { CartClient, CartSnapshot } from '../../contract/types';
import { readPage } from '../../transport/page';

/**
 * Selectors of Easy Digital Downloads' checkout, both as block and as
 * shortcode.
 */
const CART = '#edd_checkout_cart_form';
const LINE = `${ CART } .edd_cart_item`;
const QUANTITY = '.edd-item-quantity';
const TOTAL = '.edd_cart_amount';
const BUTTON = '#edd-purchase-button';

/** Elements that its script shows and hides on page load. */
const TOGGLED = [ '#edd_show_discount', '#edd-discount-code-wrap' ];

const find = ( root: ParentNode, selector: string ) =>
	root.querySelector< HTMLElement >( selector );

const totalOf = ( root: ParentNode ) =>
	Number( find( root, `${ CART } ${ TOTAL }` )?.dataset.total ?? NaN );

/** The downloads shown in the page with their quantities. */
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

/**
 * Replaces the cart by that of a fetched page; values typed in other fields are
 * kept.
 */
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
 * Updates the cart from the shop. For an empty cart, or a total of zero, the
 * page has another form and is reloaded.
 *
 * @return Whether the cart was replaced; null: the request failed.
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
 * Keeps Easy Digital Downloads' own checkout page in step with the cart when it
 * is changed elsewhere: in our drawer, in another tab, or by an add whose
 * response comes after the page. Its own scripts only update their own changes,
 * and the shopper would pay for another cart than shown.
 *
 * @param cart    The page's cart.
 * @param onShown Notifies the page's scripts, such as payment gateways, of a new total.
 * @param reload  Reloads the page.
 */
export const followCart = (
	cart: Pick< CartClient, 'getState' | 'subscribe' >,
	onShown: () => void,
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
					onShown();
				} else if ( isNew === null ) {
					// Request failed: try again after the next change.
					last = undefined;
				}
			} );
		}
	};
	cart.subscribe( look );
	look();
};
