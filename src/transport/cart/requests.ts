import type { Resolve } from '../../contract';
import contract from '../../contract/contract.json';
import type { Nonces, PageSettings } from '../../contract/types';
import type { Intent } from '../../core/cart/types';
import { endpointUrl } from '../http/endpoint';

/** URL and body of a request. */
export interface CartRequest {
	url: string;
	body?: FormData | URLSearchParams;
}

/** Whether a write needs a nonce. The others are checked for same origin. */
export const needsNonce = ( intent: Intent ): boolean =>
	! [ 'add', 'remove', 'undo' ].includes( intent.kind );

const withAction = ( form: FormData, action: string ): FormData => {
	const body = new FormData();
	form.forEach( ( value, name ) => body.append( name, value ) );
	body.set( 'action', action );
	return body;
};

/**
 * Builds the request of an intent.
 *
 * @param settings The page's settings.
 * @param resolve  Resolves brands in names.
 * @param intent   The intent to send.
 * @param nonces   Null if the intent needs none.
 *
 * @see spec 7.1, 7.2, 7.3, 7.5
 */
export const writeRequest = (
	settings: Pick< PageSettings, 'endpoint_url' | 'endpoints' | 'ajax_url' >,
	resolve: Resolve,
	intent: Intent,
	nonces: Nonces | null
): CartRequest => {
	const to = ( endpoint: string, body: Record< string, string > ) => ( {
		url: endpointUrl( settings, resolve( endpoint ) ),
		body: new URLSearchParams( body ),
	} );
	const security = { [ contract.fields.security ]: nonces?.security ?? '' };
	switch ( intent.kind ) {
		case 'add':
			return intent.sent.kind === 'listing'
				? to( contract.endpoints.add_to_cart, intent.sent.payload )
				: {
						url: settings.ajax_url,
						body: withAction(
							intent.sent.body,
							resolve( contract.actions.add_cart_single_product )
						),
				  };
		case 'remove':
			return to( contract.endpoints.remove_from_cart, {
				[ contract.fields.cart_item_key ]: intent.key,
			} );
		case 'undo':
			return to( contract.endpoints.restore_cart_item, {
				[ contract.fields.cart_item_key ]: intent.key,
			} );
		case 'quantity':
			return intent.via === 'mini-cart'
				? {
						url: settings.ajax_url,
						body: new URLSearchParams( {
							action: resolve(
								contract.actions
									.add_cart_single_product_quantity
							),
							[ contract.fields.hash ]: intent.key,
							[ contract.fields
								.quantity ]: `${ intent.quantity }`,
							[ contract.fields.qty_nonce ]:
								nonces?.qtyNonce ?? '',
						} ),
				  }
				: to( contract.endpoints.update_cart, {
						[ `${ contract.fields.cart }[${ intent.key }][${ contract.fields.qty }]` ]: `${ intent.quantity }`,
						...security,
				  } );
		case 'coupon':
			return to( contract.endpoints.apply_coupon, {
				[ contract.fields.coupon_code ]: intent.code,
				...security,
			} );
		case 'uncoupon':
			return to( contract.endpoints.remove_coupon, {
				[ contract.fields.coupon ]: intent.code,
				...security,
			} );
		case 'shipping':
			return to( contract.endpoints.update_cart, {
				[ contract.fields.shipping_method ]: intent.method,
				...security,
			} );
		case 'address':
			return to( contract.endpoints.update_order_review, {
				...intent.fields,
				...security,
			} );
	}
};

/**
 * Builds the request that refreshes fragments, with the configured method.
 *
 * @param settings The page's settings.
 * @param now      Milliseconds since the epoch.
 *
 * @see spec 7.4, readings 3
 */
export const readRequest = (
	settings: Pick< PageSettings, 'endpoint_url' | 'endpoints' | 'fragments' >,
	now: number
): CartRequest => {
	const url = endpointUrl(
		settings,
		contract.endpoints.get_refreshed_fragments
	);
	return settings.fragments.method === 'POST'
		? {
				url,
				body: new URLSearchParams( {
					[ contract.fields.time ]: `${ now }`,
				} ),
		  }
		: { url };
};
