import type { ShippingChoice } from '../../../../src/contract/types';
import { packagesOf } from '../../../../src/core/cart/packages';

const choice = ( id: string, name: string ): ShippingChoice => ( {
	id,
	label: id,
	cost: 0,
	chosen: false,
	package: name,
} );

describe( 'packages of a cart', () => {
	it( 'keeps the choices of each package together, in their order', () => {
		const flat = choice( 'flat', 'First' );
		const freight = choice( '1/freight', 'Second' );
		const pickup = choice( 'pickup', 'First' );

		expect( packagesOf( [ flat, freight, pickup ] ) ).toEqual( [
			{ name: 'First', choices: [ flat, pickup ] },
			{ name: 'Second', choices: [ freight ] },
		] );
	} );

	it( 'has one without a name where the cart is one package', () => {
		const flat = choice( 'flat', '' );
		expect( packagesOf( [ flat ] ) ).toEqual( [
			{ name: '', choices: [ flat ] },
		] );
		expect( packagesOf( [] ) ).toEqual( [] );
	} );
} );
