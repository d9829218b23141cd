import { TEXTS, get, openPage, pageSettings, settle } from '../../support/page';

/** A pending checkout request. */
export interface Sent {
	url: string;
	body: Record< string, string >;
	answer: ( body: unknown, status?: number ) => Promise< void >;
	fail: () => Promise< void >;
}

/** Selector of the fragment. */
export const REVIEW = '.woocommerce-checkout-review-order-table';

/** HTML of the fragment. */
export const review = ( hash: string, coupon = '' ) =>
	`<div class="woocommerce-checkout-review-order-table"><dl class="vitrine-cart-sums">${ coupon }</dl><input type="hidden" name="cart_hash" value="${ hash }"></div>`;

const COUPON =
	'<button type="submit" class="woocommerce-remove-coupon" name="remove_coupon" value="ten" data-coupon="ten">Remove</button>';

const FORM = `<div class="vitrine-checkout"><form name="checkout" class="checkout" method="post" novalidate>
	<button type="submit" id="default" name="woocommerce_checkout_place_order" value="1">Place order</button>
	<input type="hidden" name="security" value="old">
	<input type="hidden" name="vitrine_order_key" value="key-1">
	<div class="woocommerce-NoticeGroup-checkout"></div>
	<div class="form-row"><label for="billing_email">Email</label><input name="billing_email" id="billing_email" value="ada@example.org"></div>
	<div class="form-row"><select name="billing_country" id="billing_country"><option value="GB">GB</option><option value="DE">DE</option></select></div>
	<div class="form-row"><input name="billing_state" id="billing_state"></div>
	<input type="radio" name="shipping_method[0]" id="slow" value="slow" checked>
	<input type="radio" name="shipping_method[0]" id="fast" value="fast">
	${ review( 'h1', COUPON ) }
	<div class="coupon"><input name="coupon_code" id="coupon_code"><button type="submit" name="apply_coupon" value="1">Apply</button></div>
	<fieldset id="payment"><input type="radio" name="payment_method" id="payment_method_cod" value="cod" checked></fieldset>
	<button type="submit" name="woocommerce_checkout_place_order" id="place_order" value="1">Place order</button>
</form></div>`;

const fetched = window.fetch;

let requests: Sent[] = [];

/** Restores the window's fetch. */
export const hangUp = (): void => {
	window.fetch = fetched;
};

/** Fake shop for the checkout's own requests. */
export const listenForOrders = () => {
	requests = [];
	window.fetch = ( ( url: string, { body }: RequestInit = {} ) =>
		new Promise< Response >( ( resolve, reject ) => {
			const fields: Record< string, string > = {};
			if ( body instanceof FormData || body instanceof URLSearchParams ) {
				body.forEach( ( value, name ) => {
					fields[ name ] = value as string;
				} );
			}
			requests.push( {
				url,
				body: fields,
				answer: ( value, status = 200 ) => {
					resolve(
						new Response( JSON.stringify( value ), { status } )
					);
					return settle();
				},
				fail: () => {
					reject( new TypeError( 'Failed to fetch' ) );
					return settle();
				},
			} );
		} ) ) as typeof window.fetch;
};

/** Requests so far. */
export const sent = (): Sent[] => requests;

/** The last request. */
export const last = (): Sent => {
	const request = requests.at( -1 );
	if ( ! request ) {
		throw new Error( 'Nothing was sent.' );
	}
	return request;
};

/** Opens a checkout page with the loader. */
export const open = async ( html = FORM ) => {
	listenForOrders();
	const shop = await openPage( html, {
		settings: pageSettings( {
			texts: {
				...TEXTS,
				order_unknown: 'Nobody knows',
				placing_order: 'Placing',
				coupon_removed: 'Removed',
				totals_updated: 'Updated',
			},
		} ),
	} );
	await settle();
	return shop;
};

/** An error response. */
export const refusal = ( more = {} ) => ( {
	result: 'failure',
	error: 'No order yet',
	code: 'vitrine_invalid_checkout',
	fields: {},
	refresh: false,
	...more,
} );

/** A response with an order. */
export const SUCCESS = {
	result: 'success',
	redirect: 'http://shop.test/received',
};

/** The notices above the form. */
export const summary = () => get( '.woocommerce-NoticeGroup-checkout' );

/** Whether an order is being placed. */
export const isBusy = () =>
	get( 'form' ).getAttribute( 'aria-busy' ) === 'true';
