import './act';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Quantity } from '../../../src/islands/parts/quantity';

let root: Root;
let container: HTMLElement;

const show = ( value: number, style = 'default' ) =>
	act( () => {
		root.render(
			<Quantity
				name="cart[a][qty]"
				label="Lamp"
				value={ value }
				min={ 1 }
				max={ 5 }
				step={ 1 }
				style={ style }
			/>
		);
	} );

const input = () => {
	const field = container.querySelector( 'input' );
	if ( ! field ) {
		throw new Error( 'No field.' );
	}
	return field;
};

beforeEach( () => {
	container = document.createElement( 'div' );
	document.body.append( container );
	root = createRoot( container );
} );

afterEach( () => {
	act( () => root.unmount() );
	container.remove();
} );

describe( 'Quantity', () => {
	it( 'follows the cart', () => {
		show( 1 );
		show( 3 );
		expect( input().value ).toBe( '3' );
	} );

	it( 'keeps input that was not sent yet', () => {
		show( 1 );
		input().focus();
		input().value = '12';
		show( 2 );
		expect( input().value ).toBe( '12' );
	} );

	it( 'resets a rejected value', () => {
		show( 1 );
		input().focus();
		input().value = '9';
		show( 9 );
		show( 1 );
		expect( input().value ).toBe( '1' );
	} );

	it.each( [
		[ 'default', 'quantity' ],
		[ 'vertical-icon', 'quantity quantity--vertical-icon' ],
		[ 'no-internal-border', 'quantity quantity--no-internal-border' ],
	] )( 'has the style type %s [3.9-02]', ( style, expected ) => {
		show( 1, style );
		expect( container.firstElementChild?.className ).toBe( expected );
	} );
} );
