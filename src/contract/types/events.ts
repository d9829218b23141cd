import type { CartSnapshot } from './cart';
import type { CheckoutGuest } from './checkout';
import type { LoopContent } from './loop';
import type { Variation } from './variation';

/**
 * The native events of a page, and what each says in its `detail`. They bubble:
 * listen on `document.body`, with or without jQuery on the page.
 */
export interface VitrineEvents {
	/**
	 * A button of a listing is about to add a product. Cancelable: `preventDefault()`
	 * keeps it from being added, and `payload` may be changed.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:adding-to-cart', ( event ) => {
	 * 	event.detail.payload.quantity = '6';
	 * } );
	 */
	'vitrine:adding-to-cart': {
		button: HTMLElement;
		payload: Record< string, unknown >;
	};
	/**
	 * Something was added to the cart, and the shop has confirmed it.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:added-to-cart', ( { detail } ) => {
	 * 	detail.button.textContent = 'Added';
	 * } );
	 */
	'vitrine:added-to-cart': {
		fragments: Record< string, string >;
		cart_hash: string;
		button: HTMLElement;
		kind: string;
	};
	/**
	 * A line was removed from the cart, and the shop has confirmed it.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:removed-from-cart', () => window.vitrine.announce( 'Saved for another day?' ) );
	 */
	'vitrine:removed-from-cart': {
		fragments: Record< string, string >;
		cart_hash: string;
		button: HTMLElement;
		kind: string;
	};
	/**
	 * The shop has confirmed another state of the cart, whatever changed it.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:cart-changed', ( { detail } ) => {
	 * 	document.title = `(${ detail.cart.count }) Acme`;
	 * } );
	 */
	'vitrine:cart-changed': {
		cart: CartSnapshot;
		kind: string;
	};
	/**
	 * Regions of the page were replaced by what the shop has sent.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:fragments-refreshed', ( { detail } ) => {
	 * 	Object.keys( detail.fragments ).forEach( ( selector ) => acmeTooltips( document.querySelector( selector ) ) );
	 * } );
	 */
	'vitrine:fragments-refreshed': {
		fragments: Record< string, string >;
		cart_hash: string;
		source: 'write' | 'refresh' | 'cache' | 'tab';
		kind: string;
	};
	/**
	 * Regions could not be fetched.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:fragments-error', () => console.warn( 'The cart could not be refreshed.' ) );
	 */
	'vitrine:fragments-error': null;
	/**
	 * The drawer of a cart has opened.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:drawer-open', ( { detail } ) => acmeCount( 'drawer', detail.kind ) );
	 */
	'vitrine:drawer-open': { kind: string };
	/**
	 * The drawer of a cart has closed.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:drawer-close', () => document.querySelector( '.acme-chat' ).show() );
	 */
	'vitrine:drawer-close': { kind: string };
	/**
	 * React is about to take over the markup of an island: the event's target.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:hydrating', ( { target } ) => performance.mark( target.className ) );
	 */
	'vitrine:hydrating': null;
	/**
	 * React has taken over the markup of an island: the event's target.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:hydrated', ( { target } ) => acmeTooltips( target ) );
	 */
	'vitrine:hydrated': null;
	/**
	 * A variation that goes with what was chosen was found. The target is the form.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:found-variation', ( { detail } ) => {
	 * 	document.querySelector( '.acme-sku' ).textContent = detail.variation.sku;
	 * } );
	 */
	'vitrine:found-variation': { variation: Variation };
	/**
	 * The price, stock and text of a variation were shown.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:show-variation', ( { detail } ) => {
	 * 	document.querySelector( '.acme-notify-me' ).hidden = detail.purchasable;
	 * } );
	 */
	'vitrine:show-variation': { variation: Variation; purchasable: boolean };
	/**
	 * No variation is shown any more.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:hide-variation', () => {
	 * 	document.querySelector( '.acme-notify-me' ).hidden = true;
	 * } );
	 */
	'vitrine:hide-variation': null;
	/**
	 * The choice of a variation was taken back.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:reset-data', () => {
	 * 	document.querySelector( '.acme-sku' ).textContent = '';
	 * } );
	 */
	'vitrine:reset-data': null;
	/**
	 * A form is about to look for the variation of what was chosen.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:check-variations', ( { target } ) => target.classList.add( 'acme-is-looking' ) );
	 */
	'vitrine:check-variations': null;
	/**
	 * Options that no variation allows were disabled.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:update-variation-values', ( { target } ) => acmeSwatches( target ) );
	 */
	'vitrine:update-variation-values': null;
	/**
	 * A field of the variation form has changed.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:variation-has-changed', ( { target } ) => acmePreview( new FormData( target ) ) );
	 */
	'vitrine:variation-has-changed': null;
	/**
	 * The results of a listing were replaced. `query_id` is the listing's number.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:loop-updated', ( { detail } ) => acmeCount( 'results', detail.content.total ) );
	 */
	'vitrine:loop-updated': { query_id: number; content: LoopContent };
	/**
	 * The results of a listing could not be fetched.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:loop-error', ( { detail } ) => console.warn( detail.query_id, detail.error ) );
	 */
	'vitrine:loop-error': { query_id: number; error: unknown };
	/**
	 * HTML with parts of Vitrine was put into the page. Send it on an element whose
	 * content a script has just inserted, and what is in it starts to work.
	 *
	 * @example
	 * box.innerHTML = html;
	 * box.dispatchEvent( new CustomEvent( 'vitrine:inserted', { bubbles: true } ) );
	 */
	'vitrine:inserted': null;
	/**
	 * The shop was asked about the email address of a guest at the checkout. The
	 * target is the field. `suggestion` is `login`, `account` or empty.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:email-checked', ( { detail } ) => {
	 * 	document.querySelector( '.acme-join' ).hidden = detail.suggestion !== 'account';
	 * } );
	 */
	'vitrine:email-checked': {
		email: string;
		suggestion: CheckoutGuest[ 'suggestion' ];
	};
	/**
	 * The cart page shows a cart that has changed.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:cart-shown', () => acmePickupMap( '.cart_totals' ) );
	 */
	'vitrine:cart-shown': null;
	/**
	 * The fields of an address are those of the country that was chosen. The target
	 * is the field of the country.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:country-changed', ( { target } ) => acmePostcodes( target.form, target.value ) );
	 */
	'vitrine:country-changed': null;
	/**
	 * The store of listings asks who has their state.
	 *
	 * @internal
	 */
	'vitrine:loop-store': unknown;
	/**
	 * The store of the checkout asks who has its state.
	 *
	 * @internal
	 */
	'vitrine:checkout-store': unknown;
	/**
	 * The store of the preview offers itself to the page in a frame.
	 *
	 * @internal
	 */
	'vitrine:preview-store': unknown;
	/**
	 * A module of a site block answers presses from now on.
	 *
	 * @internal
	 */
	'vitrine:attached': null;
}
