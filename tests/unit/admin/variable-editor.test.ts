import { variableEditor } from '../../../src/admin/product/variable-editor';
import type { Variable } from '../../../src/admin/product/types';

const start = ( state: Variable, type = 'variable' ) => {
	document.body.innerHTML = `
		<select id="vitrine-product-type"><option>simple</option><option>variable</option></select>
		<div id="root"><input type="hidden"></div>`;
	const field = document.querySelector< HTMLInputElement >( 'input' )!;
	field.value = JSON.stringify( state );
	const select = document.querySelector( 'select' )!;
	select.value = type;
	variableEditor( document.querySelector< HTMLElement >( '#root' )! );
	return {
		sent: () => JSON.parse( field.value ) as Variable,
		select,
	};
};

const byLabel = ( label: string ) =>
	document.querySelector< HTMLInputElement >( `[aria-label="${ label }"]` )!;

const press = ( text: string, place = 0 ) =>
	[ ...document.querySelectorAll( 'button' ) ]
		.filter( ( { textContent } ) => textContent === text )
		[ place ]!.click();

const type = ( field: HTMLInputElement, value: string ) => {
	field.value = value;
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
};

const empty = { attributes: [], variations: [] };

describe( 'the editor of attributes and variations', () => {
	it( 'goes from nothing to all combinations with one price', () => {
		const { sent } = start( empty );
		press( 'Add attribute' );
		type( byLabel( 'Name' ), 'Colour' );
		type( byLabel( 'Values (separate with |)' ), 'Red | <b>Blue</b>' );
		press( 'Generate all combinations' );
		type( byLabel( 'Field' ), 'Regular price' );
		type( byLabel( 'Value for all variations' ), '12.50' );
		press( 'Apply' );

		expect( sent().attributes ).toEqual( [
			{
				name: '',
				label: 'Colour',
				options: [ 'Red', '<b>Blue</b>' ],
				default: '',
				variation: true,
			},
		] );
		expect(
			sent().variations.map( ( { choices, regular_price } ) => [
				choices,
				regular_price,
			] )
		).toEqual( [
			[ [ 'Red' ], '12.50' ],
			[ [ '<b>Blue</b>' ], '12.50' ],
		] );
		expect( document.querySelector( 'b' ) ).toBeNull();
		expect( document.querySelector( '[role="status"]' )!.textContent ).toBe(
			'2 variations added.'
		);
	} );

	it( 'keeps choices with their attribute when another is removed', () => {
		const { sent } = start( empty );
		press( 'Add attribute' );
		press( 'Add attribute' );
		const values = document.querySelectorAll< HTMLInputElement >(
			'[aria-label="Values (separate with |)"]'
		);
		type( values[ 0 ]!, 'Red' );
		type(
			document.querySelectorAll< HTMLInputElement >(
				'[aria-label="Values (separate with |)"]'
			)[ 1 ]!,
			'S'
		);
		press( 'Generate all combinations' );
		press( 'Remove' );
		expect( sent().attributes.map( ( { options } ) => options ) ).toEqual( [
			[ 'S' ],
		] );
		expect( sent().variations.map( ( { choices } ) => choices ) ).toEqual( [
			[ 'S' ],
		] );
	} );

	it( 'keeps the button that is pressed when a field is left for it', () => {
		const { sent } = start( empty );
		press( 'Add attribute' );
		expect( byLabel( 'Name' ).matches( ':focus' ) ).toBe( true );
		const generate = [ ...document.querySelectorAll( 'button' ) ].find(
			( { textContent } ) => textContent === 'Generate all combinations'
		)!;
		type( byLabel( 'Values (separate with |)' ), 'Red | Blue' );
		expect( generate.isConnected ).toBe( true );
		generate.click();
		expect( sent().variations ).toHaveLength( 2 );
		expect( byLabel( 'Default value' ).textContent ).toBe( 'NoneRedBlue' );
	} );

	it( 'shows variations for variable products only, and loses none', () => {
		const { sent, select } = start( empty );
		press( 'Add variation' );
		select.value = 'simple';
		select.dispatchEvent( new Event( 'change' ) );
		expect(
			byLabel( 'SKU of variation 1' ).closest( '[hidden]' )
		).not.toBeNull();
		select.value = 'variable';
		select.dispatchEvent( new Event( 'change' ) );
		type( byLabel( 'SKU of variation 1' ), 'A-1' );
		expect( sent().variations[ 0 ]!.sku ).toBe( 'A-1' );
	} );
} );
