import type { CartSnapshot } from './cart';
import type { CheckoutGuest } from './checkout';
import type { LoopContent } from './loop';
import type { Variation } from './variation';

/**
 * The page's native events and their `detail`. They bubble: listen on
 * `document.body`, with or without jQuery.
 */
export interface VitrineEvents {
	/**
	 * A listing's button is about to add a product. Cancelable:
	 * `preventDefault()` stops it. Listeners may change `payload`.
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
	 * A product was added to the cart and confirmed by the shop.
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
	 * A line was removed from the cart and confirmed by the shop.
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
	 * The shop has confirmed a new state of the cart, whatever changed it.
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
	 * Fragments of the page were replaced by the shop's response.
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
	 * Fragments could not be loaded.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:fragments-error', () => console.warn( 'The cart could not be refreshed.' ) );
	 */
	'vitrine:fragments-error': null;
	/**
	 * A cart drawer was opened.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:drawer-open', ( { detail } ) => acmeCount( 'drawer', detail.kind ) );
	 */
	'vitrine:drawer-open': { kind: string };
	/**
	 * A cart drawer was closed.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:drawer-close', () => document.querySelector( '.acme-chat' ).show() );
	 */
	'vitrine:drawer-close': { kind: string };
	/**
	 * React is about to hydrate an island, the event's target.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:hydrating', ( { target } ) => performance.mark( target.className ) );
	 */
	'vitrine:hydrating': null;
	/**
	 * React has hydrated an island, the event's target.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:hydrated', ( { target } ) => acmeTooltips( target ) );
	 */
	'vitrine:hydrated': null;
	/**
	 * The variation that matches the selected attributes was found. The target
	 * is the form.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:found-variation', ( { detail } ) => {
	 * 	document.querySelector( '.acme-sku' ).textContent = detail.variation.sku;
	 * } );
	 */
	'vitrine:found-variation': { variation: Variation };
	/**
	 * The price, stock and description of a variation were shown.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:show-variation', ( { detail } ) => {
	 * 	document.querySelector( '.acme-notify-me' ).hidden = detail.purchasable;
	 * } );
	 */
	'vitrine:show-variation': { variation: Variation; purchasable: boolean };
	/**
	 * The shown variation was hidden.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:hide-variation', () => {
	 * 	document.querySelector( '.acme-notify-me' ).hidden = true;
	 * } );
	 */
	'vitrine:hide-variation': null;
	/**
	 * The selection of a variation was reset.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:reset-data', () => {
	 * 	document.querySelector( '.acme-sku' ).textContent = '';
	 * } );
	 */
	'vitrine:reset-data': null;
	/**
	 * A form is about to find the variation for the selected attributes.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:check-variations', ( { target } ) => target.classList.add( 'acme-is-looking' ) );
	 */
	'vitrine:check-variations': null;
	/**
	 * Options without a matching variation were disabled.
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
	 * The results of a listing were replaced. `query_id` is the listing's id.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:loop-updated', ( { detail } ) => acmeCount( 'results', detail.content.total ) );
	 */
	'vitrine:loop-updated': { query_id: number; content: LoopContent };
	/**
	 * The results of a listing could not be loaded.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:loop-error', ( { detail } ) => console.warn( detail.query_id, detail.error ) );
	 */
	'vitrine:loop-error': { query_id: number; error: unknown };
	/**
	 * HTML with parts of Vitrine was inserted. Dispatch it on an element whose
	 * content a script has just inserted to initialize what is in it.
	 *
	 * @example
	 * box.innerHTML = html;
	 * box.dispatchEvent( new CustomEvent( 'vitrine:inserted', { bubbles: true } ) );
	 */
	'vitrine:inserted': null;
	/**
	 * A guest's email address at the checkout was checked by the shop. The
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
	 * The cart page shows a changed cart.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:cart-shown', () => acmePickupMap( '.cart_totals' ) );
	 */
	'vitrine:cart-shown': null;
	/**
	 * Address fields were updated for the selected country. The target is the
	 * country field.
	 *
	 * @example
	 * document.body.addEventListener( 'vitrine:country-changed', ( { target } ) => acmePostcodes( target.form, target.value ) );
	 */
	'vitrine:country-changed': null;
	/**
	 * The listings store asks for the holder of its state.
	 *
	 * @internal
	 */
	'vitrine:loop-store': unknown;
	/**
	 * The checkout store asks for the holder of its state.
	 *
	 * @internal
	 */
	'vitrine:checkout-store': unknown;
	/**
	 * The preview store offers itself to the previewed page.
	 *
	 * @internal
	 */
	'vitrine:preview-store': unknown;
	/**
	 * The script module of a site block handles clicks from now on.
	 *
	 * @internal
	 */
	'vitrine:attached': null;
}
