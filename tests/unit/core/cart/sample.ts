import type {
	CartLine,
	CartSnapshot,
	Currency,
} from '../../../../src/contract/types';

export const EURO: Currency = {
	code: 'EUR',
	symbol: '€',
	position: 'left',
	decimals: 2,
	decimal_separator: '.',
	thousand_separator: ',',
};

/** A cart item as sent by the server, at ten euros each. */
export const line = (
	key: string,
	quantity: number,
	more: Partial< CartLine > = {}
): CartLine => ( {
	key,
	product_id: Number( key.replace( /\D/g, '' ) ),
	variation_id: 0,
	name: `Product ${ key }`,
	permalink: `https://shop.test/${ key }/`,
	image: null,
	data: [],
	quantity,
	min: 1,
	max: null,
	step: 1,
	sold_individually: false,
	price: 1000,
	regular_price: 1000,
	subtotal: 1000 * quantity,
	remove_url: `https://shop.test/cart/?remove_item=${ key }`,
	...more,
} );

/** A cart as sent by the server. */
export const cart = (
	lines: CartLine[],
	more: Partial< CartSnapshot > = {}
): CartSnapshot => {
	const subtotal = lines.reduce( ( sum, one ) => sum + one.subtotal, 0 );
	return {
		revision: 1,
		hash: lines.map( ( one ) => `${ one.key }x${ one.quantity }` ).join(),
		count: lines.reduce( ( sum, one ) => sum + one.quantity, 0 ),
		lines,
		coupons: [],
		shipping: [],
		needs_shipping: true,
		fees: [],
		totals: {
			subtotal,
			discount: 0,
			shipping: null,
			tax: 0,
			total: subtotal,
		},
		currency: EURO,
		cross_sells: [],
		notices: [],
		...more,
	};
};
