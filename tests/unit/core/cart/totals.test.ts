import { holdTax } from '../../../../src/core/cart/totals';

const totals = ( total: number, shipping: number | null = 500 ) => ( {
	subtotal: 2000,
	discount: 300,
	shipping,
	tax: 400,
	total,
} );

describe( 'tax in the totals', () => {
	it( 'is included when they add up without it', () => {
		expect( holdTax( totals( 2200 ), [] ) ).toBe( true );
		expect( holdTax( totals( 2600 ), [] ) ).toBe( false );
		expect( holdTax( totals( 1700, null ), [] ) ).toBe( true );
	} );

	it( 'is detected with positive and negative fees', () => {
		const fees = [
			{ label: 'Gift wrap', amount: 250 },
			{ label: 'Staff discount', amount: -100 },
		];
		expect( holdTax( totals( 2350 ), fees ) ).toBe( true );
		expect( holdTax( totals( 2200 ), fees ) ).toBe( false );
	} );
} );
