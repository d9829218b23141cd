import type { ShippingChoice } from '../../../../src/contract/types';
import { packagesOf } from '../../../../src/core/cart/packages';

const choice = ( id: string, name: string ): ShippingChoice => ( {
	id,
	label: id,
	cost: 0,
	chosen: false,
	package: name,
} );

describe( 'cart packages', () => {
	it( 'group options by package, in order', () => {
		const flat = choice( 'flat', 'First' );
		const freight = choice( '1/freight', 'Second' );
		const pickup = choice( 'pickup', 'First' );

		expect( packagesOf( [ flat, freight, pickup ] ) ).toEqual( [
			{ name: 'First', choices: [ flat, pickup ] },
			{ name: 'Second', choices: [ freight ] },
		] );
	} );

	it( 'have one without a name for a single package', () => {
		const flat = choice( 'flat', '' );
		expect( packagesOf( [ flat ] ) ).toEqual( [
			{ name: '', choices: [ flat ] },
		] );
		expect( packagesOf( [] ) ).toEqual( [] );
	} );
} );
