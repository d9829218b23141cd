import {
	readAmount,
	refundAmount,
	writeAmount,
} from '../../../src/core/refund';
import { EURO } from './cart/sample';

const line = ( paid: number, quantity: number, pieces = 0, refunded = 0 ) => ( {
	paid,
	quantity,
	refunded_quantity: pieces,
	refunded,
} );

describe( "a refunded item's amount", () => {
	// The same calculation as `Refundable::amount()`.
	it.each( [
		[ line( 1000, 3 ), 0, 0 ],
		[ line( 1000, 3 ), 1, 333 ],
		[ line( 1000, 3 ), 2, 667 ],
		[ line( 1000, 3 ), 3, 1000 ],
		[ line( 1000, 3, 1, 333 ), 1, 334 ],
		[ line( 1000, 3, 2, 667 ), 1, 333 ],
		[ line( 1000, 3, 1, 900 ), 1, 100 ],
		[ line( 1000, 3, 1, 900 ), 2, 100 ],
		[ line( 1000, 2, 0, 1000 ), 1, 0 ],
		[ line( 0, 2 ), 1, 0 ],
	] )( 'of %j for %d pieces is %d', ( of, pieces, amount ) => {
		expect( refundAmount( of, pieces ) ).toBe( amount );
	} );

	it.each( [
		[ '5', 500 ],
		[ '5,5', 550 ],
		[ ' 12.34 ', 1234 ],
		[ '', null ],
		[ '1.234', null ],
		[ 'much', null ],
	] )( 'is parsed from "%s" as %s', ( text, minor ) => {
		expect( readAmount( text, EURO ) ).toBe( minor );
	} );

	it( "is formatted for the server's field", () => {
		expect( writeAmount( 123405, EURO ) ).toBe( '1234.05' );
		expect( writeAmount( 1234, { ...EURO, decimals: 0 } ) ).toBe( '1234' );
	} );
} );
