import contract from '../../../contract';
import type { PageSettings, WriteResult } from '../../../contract/types';

const { settings_values: values } = contract;

/** What to do after the response to an add-to-cart request. */
type AddOutcome =
	/** Navigate to this URL. */
	| { then: 'go'; url: string }
	| { then: 'stay' }
	| { then: 'drawer' }
	| { then: 'failed'; text: string }
	/** The outcome is unknown: reload the page. */
	| { then: 'reload' };

type Settings = Pick< PageSettings, 'shop' | 'theme' >;

const redirects = ( { shop }: Settings ) =>
	shop.cart_redirect_after_add === values.cart_redirect_yes;

/**
 * After an add from a listing: an error with a product URL goes to that
 * product, else the redirect setting may go to the cart, else the page stays.
 *
 * @see spec 7.1, 8.1, readings 8
 */
export const afterListingAdd = (
	result: WriteResult,
	settings: Settings
): AddOutcome => {
	const { answer } = result;
	if ( answer?.error && answer.product_url ) {
		return { then: 'go', url: answer.product_url };
	}
	// An error without a URL also ends up here; a missing response does not.
	if ( answer && redirects( settings ) ) {
		return { then: 'go', url: settings.shop.cart_url };
	}
	return result.ok
		? { then: 'stay' }
		: { then: 'failed', text: result.failure.text };
};

/**
 * After an add from a product form: the owner's setting decides.
 *
 * @see spec 4.2, 8.1, readings 12
 */
export const afterProductAdd = (
	result: WriteResult,
	settings: Settings
): AddOutcome => {
	const { shop, theme } = settings;
	if ( result.answer?.redirect ) {
		// Redirect requested by the shop or a plugin.
		return { then: 'go', url: result.answer.redirect };
	}
	if ( ! result.ok ) {
		const { why, answer } = result;
		const error = answer?.error;
		return why === 'empty'
			? { then: 'reload' }
			: {
					then: 'failed',
					text:
						typeof error === 'string' && error
							? error
							: contract.messages.add_failed,
			  };
	}
	const [ , slideIn, toCart, toCheckout ] = values.after_add_to_cart;
	switch ( theme.after_add_to_cart ) {
		case slideIn:
			return { then: 'drawer' };
		case toCart:
			return { then: 'go', url: shop.cart_url };
		case toCheckout:
			return { then: 'go', url: shop.checkout_url };
		default:
			return redirects( settings )
				? { then: 'go', url: shop.cart_url }
				: { then: 'stay' };
	}
};
