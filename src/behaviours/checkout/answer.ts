import contract from '../../contract';
import { isObject, isText } from '../../transport/http/shape';

/** What the shop says of an order that was to be placed. */
export type CheckoutAnswer =
	| {
			ok: true;
			redirect: string;
			/** The whole of it, for listeners. */
			said: Record< string, unknown >;
	  }
	| {
			ok: false;
			/** For the shopper. */
			text: string;
			/** One of the contract's `error_codes`; empty: none. */
			code: string;
			/** Field name to message. */
			fields: Readonly< Record< string, string > >;
			/** Whether the review may show another cart by now. */
			refresh: boolean;
			/** The next attempt's idempotency key; empty: the same. */
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
 * Reads the answer of the checkout endpoint, or that of the guards before it.
 *
 * @param nextKey Field with the next idempotency key.
 * @return Null when it says nothing that can be understood.
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
			? { ok: true, redirect, said: value }
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

/** Whether an answer says that the form's nonce is over. */
export const isExpired = ( answer: CheckoutAnswer | null ): boolean =>
	answer?.ok === false && answer.code === contract.error_codes.nonce_expired;

/** Whether an answer says that the order is there and its payment under way. */
export const isInProgress = ( answer: CheckoutAnswer | null ): boolean =>
	answer?.ok === false &&
	answer.code === contract.error_codes.order_in_progress;
