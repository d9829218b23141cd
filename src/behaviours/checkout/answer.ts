import contract from '../../contract';
import { isObject, isText } from '../../transport/http/shape';

/** The shop's response to an attempt to place an order. */
export type CheckoutAnswer =
	| {
			ok: true;
			redirect: string;
			/** The full response, for listeners. */
			payload: Record< string, unknown >;
	  }
	| {
			ok: false;
			/** The message for the shopper. */
			text: string;
			/** One of the contract's `error_codes`; empty: none. */
			code: string;
			/** Field name to message. */
			fields: Readonly< Record< string, string > >;
			/** Whether the order review may be outdated. */
			refresh: boolean;
			/** The next idempotency key; empty: unchanged. */
			key: string;
	  };

const textOf = ( value: unknown ): string => ( isText( value ) ? value : '' );

const textsOf = ( value: unknown ): Record< string, string > =>
	Object.fromEntries(
		Object.entries( isObject( value ) ? value : {} ).flatMap(
			( [ name, text ] ) => ( isText( text ) ? [ [ name, text ] ] : [] )
		)
	);

const isWeb = ( url: string ): boolean => {
	try {
		return /^https?:$/.test( new URL( url, document.baseURI ).protocol );
	} catch {
		return false;
	}
};

/**
 * Parses the response of the checkout endpoint or of the guards before it.
 *
 * @param nextKey Field with the next idempotency key.
 * @return Null when the response cannot be parsed.
 */
export const readAnswer = (
	value: unknown,
	nextKey: string
): CheckoutAnswer | null => {
	if ( ! isObject( value ) ) {
		return null;
	}
	if ( value.result === 'success' ) {
		const redirect = textOf( value.redirect );
		return redirect && isWeb( redirect )
			? { ok: true, redirect, payload: value }
			: null;
	}
	const text = textOf( value.error );
	return text
		? {
				ok: false,
				text,
				code: textOf( value.code ),
				fields: textsOf( value.fields ),
				refresh: value.refresh === true,
				key: textOf( value[ nextKey ] ),
		  }
		: null;
};

/** Whether the response says that the form's nonce has expired. */
export const isExpired = ( answer: CheckoutAnswer | null ): boolean =>
	answer?.ok === false && answer.code === contract.error_codes.nonce_expired;

/** Whether the order exists and its payment is still pending. */
export const isInProgress = ( answer: CheckoutAnswer | null ): boolean =>
	answer?.ok === false &&
	answer.code === contract.error_codes.order_in_progress;
