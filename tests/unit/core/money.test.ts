import type { Currency } from '../../../src/contract/types';
import { formatMoney } from '../../../src/core/money';
import { EURO } from './cart/sample';

const as = ( more: Partial< Currency > ): Currency => ( { ...EURO, ...more } );

describe( 'an amount', () => {
	// The same format as `Commerce\Value\Currency::format()`.
	it.each< [ number, Currency, string ] >( [
		[ 0, EURO, '€0.00' ],
		[ 5, EURO, '€0.05' ],
		[ 50, EURO, '€0.50' ],
		[ 123450, EURO, '€1,234.50' ],
		[ -123450, EURO, '-€1,234.50' ],
		[ -1, EURO, '-€0.01' ],
		[ 123456789012, EURO, '€1,234,567,890.12' ],
		[ 100000, EURO, '€1,000.00' ],
		[ 99999, EURO, '€999.99' ],
		[
			123450,
			as( {
				position: 'right_space',
				decimal_separator: ',',
				thousand_separator: '.',
			} ),
			'1.234,50\u00a0€',
		],
		[ 123450, as( { position: 'left_space' } ), '€\u00a01,234.50' ],
		[ 123450, as( { position: 'right' } ), '1,234.50€' ],
		[ 1234, as( { code: 'JPY', symbol: '¥', decimals: 0 } ), '¥1,234' ],
		[
			1234567,
			as( { code: 'KWD', symbol: 'KD', decimals: 3 } ),
			'KD1,234.567',
		],
		[ 7, as( { decimals: 3 } ), '€0.007' ],
		[ 123450, as( { thousand_separator: '' } ), '€1234.50' ],
		[ 123450, as( { thousand_separator: '$&' } ), '€1$&234.50' ],
		[ 123450, as( { thousand_separator: '\u202f' } ), '€1\u202f234.50' ],
	] )( '%i is formatted %p %s', ( minor, currency, text ) => {
		expect( formatMoney( minor, currency ) ).toBe( text );
	} );

	it( 'has no negative zero', () => {
		expect( formatMoney( -0, EURO ) ).toBe( '€0.00' );
	} );
} );
