import { buttonState } from '../../../../src/core/variations/button';
import { quantityOf } from '../../../../src/core/variations/quantity';
import {
	badgeText,
	salePercentage,
} from '../../../../src/core/variations/sale';

const sold = {
	is_purchasable: true,
	is_in_stock: true,
	variation_is_visible: true,
};

describe( 'the button state', () => {
	it.each( [
		[ 'selection-needed', false, null ],
		[ 'unavailable', true, null ],
		[ 'unavailable', true, { ...sold, is_purchasable: false } ],
		[ 'unavailable', true, { ...sold, is_in_stock: false } ],
		[ 'unavailable', true, { ...sold, variation_is_visible: false } ],
		[ 'enabled', true, sold ],
	] )( 'is %s', ( state, complete, variation ) => {
		expect( buttonState( complete, variation ) ).toBe( state );
	} );
} );

describe( "a found variation's quantity", () => {
	const bounds = { is_sold_individually: 'no', min_qty: 2, max_qty: 4 };

	it.each( [
		[ '9', 4 ],
		[ '1', 2 ],
		[ '3', 3 ],
	] )( 'limits %s to %i [5.3-03]', ( value, kept ) => {
		expect( quantityOf( value, bounds ) ).toEqual( {
			value: kept,
			min: 2,
			max: 4,
			hidden: false,
		} );
	} );

	it.each( [ '', ' ', 'x', '2a' ] )(
		'uses the minimum for “%s” [5.3-04]',
		( value ) => {
			expect( quantityOf( value, bounds ).value ).toBe( 2 );
		}
	);

	it( 'has no maximum if none is given', () => {
		expect( quantityOf( '900', { ...bounds, max_qty: '' } ) ).toMatchObject(
			{ value: 900, max: null }
		);
	} );

	it( 'is one, without limit or field, when sold individually [5.3-01]', () => {
		expect(
			quantityOf( '3', { ...bounds, is_sold_individually: 'yes' } )
		).toEqual( { value: 1, min: 1, max: null, hidden: true } );
	} );
} );

describe( 'a sale', () => {
	it.each( [
		[ 100, 75, 25 ],
		[ 99, 66, 33 ],
		[ 1000, 995, 1 ],
		[ 100, 100, 0 ],
		[ 100, 120, 0 ],
		[ 0, 0, 0 ],
	] )(
		'from %i to %i is a discount of %i percent',
		( regular, price, percent ) => {
			expect( salePercentage( price, regular ) ).toBe( percent );
		}
	);

	it( 'formats its badge by the template', () => {
		expect( badgeText( '-[value]% ([value])', 25 ) ).toBe( '-25% (25)' );
	} );
} );
