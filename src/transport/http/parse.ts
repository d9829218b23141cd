import type {
	CartAnswer,
	CartCoupon,
	CartFee,
	CartLine,
	CartSnapshot,
	CartTotals,
	Currency,
	Image,
	ItemDatum,
	Nonces,
	Notice,
	ProductCard,
	ShippingChoice,
} from '../../contract/types';
import {
	isList,
	isNumber,
	isObject,
	isOneOf,
	isShape,
	isText,
	isTexts,
	isTruth,
	orNull,
	orUndefined,
} from './shape';

const isImage = isShape< Image >( {
	src: isText,
	srcset: isText,
	sizes: isText,
	alt: isText,
	width: isNumber,
	height: isNumber,
} );

export const isCurrency = isShape< Currency >( {
	code: isText,
	symbol: isText,
	position: isOneOf( 'left', 'right', 'left_space', 'right_space' ),
	decimals: isNumber,
	decimal_separator: isText,
	thousand_separator: isText,
} );

const isLine = isShape< CartLine >( {
	key: isText,
	product_id: isNumber,
	variation_id: isNumber,
	name: isText,
	permalink: isText,
	image: orNull( isImage ),
	data: isList( isShape< ItemDatum >( { name: isText, value: isText } ) ),
	quantity: isNumber,
	min: isNumber,
	max: orNull( isNumber ),
	step: isNumber,
	sold_individually: isTruth,
	price: isNumber,
	regular_price: isNumber,
	subtotal: isNumber,
	remove_url: isText,
	html: orUndefined( isTexts ),
	hidden: orUndefined( isTruth ),
	style: orUndefined( isText ),
	unreviewed: orUndefined( isTruth ),
	input: orUndefined( isTexts ),
} );

const isCard = isShape< ProductCard >( {
	id: isNumber,
	type: isOneOf( 'simple', 'variable', 'grouped', 'external' ),
	name: isText,
	permalink: isText,
	sku: isText,
	image: orNull( isImage ),
	price: isNumber,
	max_price: isNumber,
	regular_price: isNumber,
	on_sale: isTruth,
	sale_percentage: isNumber,
	in_stock: isTruth,
	purchasable: isTruth,
	stock_text: isText,
	price_html: orUndefined( isText ),
	sale_html: orUndefined( isText ),
	image_html: orUndefined( isText ),
	rating_html: orUndefined( isText ),
	classes: orUndefined( isText ),
	rating: orUndefined( isShape( { average: isNumber, text: isText } ) ),
	button: isShape< ProductCard[ 'button' ] >( {
		text: isText,
		url: isText,
		background: isTruth,
		quantity: isNumber,
		label: isText,
		success_message: isText,
	} ),
} );

const isFee = isShape< CartFee >( {
	label: isText,
	amount: isNumber,
	html: orUndefined( isText ),
} );

const isSnapshot = isShape< CartSnapshot >( {
	revision: isNumber,
	hash: isText,
	count: isNumber,
	lines: isList( isLine ),
	coupons: isList(
		isShape< CartCoupon >( {
			code: isText,
			discount: isNumber,
			label: orUndefined( isText ),
			html: orUndefined( isText ),
			fixed: orUndefined( isTruth ),
		} )
	),
	shipping: isList(
		isShape< ShippingChoice >( {
			id: isText,
			label: isText,
			cost: isNumber,
			chosen: isTruth,
			package: isText,
		} )
	),
	needs_shipping: isTruth,
	fees: isList( isFee ),
	taxes: orUndefined( isList( isFee ) ),
	free_shipping: orUndefined(
		isShape( { minimum: isNumber, remaining: isNumber } )
	),
	totals: isShape< CartTotals >( {
		subtotal: isNumber,
		discount: isNumber,
		shipping: orNull( isNumber ),
		tax: isNumber,
		total: isNumber,
	} ),
	html: orUndefined( isTexts ),
	currency: isCurrency,
	cross_sells: isList( isCard ),
	notices: isList(
		isShape< Notice >( {
			type: isOneOf( 'success', 'error', 'info' ),
			text: isText,
		} )
	),
} );

export const isNonces = isShape< Nonces >( {
	qtyNonce: isText,
	security: isText,
} );

/**
 * Parses a cart; null if anything is missing or invalid.
 *
 * @see spec 3.1
 */
export const parseSnapshot = ( value: unknown ): CartSnapshot | null =>
	isSnapshot( value ) ? value : null;

/**
 * Parses the response of a cart endpoint.
 *
 * @param value   The response body.
 * @param refused Whether the status alone signals an error.
 * @return Null without fragments and without an error.
 *
 * @see spec 3.4, readings 2, 12
 */
export const parseAnswer = (
	value: unknown,
	refused = false
): CartAnswer | null => {
	if ( ! isObject( value ) ) {
		return null;
	}
	const { fragments, cart_hash, error = refused } = value;
	const known = isTexts( fragments ) ? { ...fragments } : {};
	if ( ! Object.keys( known ).length && ! error ) {
		return null;
	}
	const answer: CartAnswer = {
		fragments: known,
		cart_hash: isText( cart_hash ) ? cart_hash : '',
	};
	if ( error ) {
		answer.error = isText( error ) ? error : true;
	}
	for ( const name of [
		'code',
		'product_url',
		'redirect',
		'notices',
		'removed_key',
		'message',
	] as const ) {
		const text = value[ name ];
		if ( isText( text ) && text ) {
			answer[ name ] = text;
		}
	}
	return answer;
};
