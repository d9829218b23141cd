import { emptyVariation } from '../../../src/admin/product/variations/combinations';
import { variableEditor } from '../../../src/admin/product/variations/variable-editor';
import type { Variable } from '../../../src/admin/product/types';

const range = ( from: number, to: number ) =>
	Array.from( { length: to - from + 1 }, ( _, index ) => from + index );

const start = (
	state: Variable,
	type = 'variable',
	told: Record< string, string > = {}
) => {
	document.body.innerHTML = `
		<select id="vitrine-product-type"><option>simple</option><option>variable</option></select>
		<div id="root"><input type="hidden"></div>`;
	const field = document.querySelector< HTMLInputElement >( 'input' )!;
	field.value = JSON.stringify( state );
	const select = document.querySelector( 'select' )!;
	select.value = type;
	const root = document.querySelector< HTMLElement >( '#root' )!;
	Object.assign( root.dataset, told );
	variableEditor( root );
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
	it( 'creates all combinations with one price', () => {
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

	it( 'keeps values with their attribute when another is removed', () => {
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

	it( 'handles a click on a button that a blurred field re-renders', () => {
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

	it( 'shows variations for variable products only, and keeps them otherwise', () => {
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

const sizes = Array.from( { length: 40 }, ( _, index ) => `S${ index + 1 }` );

const many = (): Variable => ( {
	attributes: [
		{
			name: 'attribute_size',
			label: 'Size',
			options: sizes,
			default: '',
			variation: true,
		},
	],
	variations: sizes.map( ( size ) => emptyVariation( [ size ] ) ),
} );

const numbers = () =>
	[ ...document.querySelectorAll( '[data-variation]' ) ].map( ( row ) =>
		Number( row.getAttribute( 'data-variation' ) )
	);

const pages = ( name = 'Variations pagination' ) =>
	document.querySelector< HTMLElement >( `nav[aria-label="${ name }"]` )!;

const turn = ( name: string, nav = pages() ) => {
	const control = nav.querySelector< HTMLButtonElement >(
		`[aria-label="${ name }"]`
	)!;
	control.focus();
	control.click();
	return control;
};

const said = () => document.querySelector( '[role="status"]' )!.textContent;

describe( 'variation paging', () => {
	// jsdom has no layout.
	const { scrollIntoView } = Element.prototype;
	beforeAll( () => {
		Element.prototype.scrollIntoView = () => undefined;
	} );
	afterAll( () => {
		Element.prototype.scrollIntoView = scrollIntoView;
	} );

	it( 'has fifteen per page and keeps focus when paging', () => {
		start( many() );
		expect( numbers() ).toEqual( range( 1, 15 ) );
		expect( pages().textContent ).toContain( 'of 3' );
		const next = turn( 'Next page' );
		expect( numbers() ).toEqual( range( 16, 30 ) );
		expect( said() ).toBe( 'Page 2 of 3' );
		expect( next.matches( ':focus' ) ).toBe( true );
		turn( 'Last page', pages( 'Variations pagination (bottom)' ) );
		expect( numbers() ).toEqual( range( 31, 40 ) );
		expect( next.ariaDisabled ).toBe( 'true' );
		turn( 'Next page' );
		expect( numbers() ).toEqual( range( 31, 40 ) );
		expect( next.matches( ':focus' ) ).toBe( true );
		turn( 'Previous page' );
		turn( 'First page' );
		expect( numbers() ).toEqual( range( 1, 15 ) );
		const choice = pages().querySelector( 'select' )!;
		choice.value = '3';
		choice.dispatchEvent( new Event( 'change' ) );
		expect( numbers() ).toEqual( range( 31, 40 ) );
	} );

	it( 'is hidden with a single page', () => {
		start( { ...many(), variations: [] } );
		expect( pages().hidden ).toBe( true );
		start( many() );
		expect( pages().hidden ).toBe( false );
	} );

	it( 'keeps and sends input of every page', () => {
		const { sent } = start( many() );
		type( byLabel( 'SKU of variation 2' ), 'A-2' );
		turn( 'Last page' );
		type( byLabel( 'SKU of variation 40' ), 'A-40' );
		turn( 'First page' );
		expect( byLabel( 'SKU of variation 2' ).value ).toBe( 'A-2' );
		expect( sent().variations ).toHaveLength( 40 );
		expect(
			sent()
				.variations.map( ( { sku } ) => sku )
				.join()
		).toBe(
			sizes
				.map( ( _, index ) =>
					[ 1, 39 ].includes( index ) ? `A-${ index + 1 }` : ''
				)
				.join()
		);
	} );

	it( 'goes to an added variation, and stays when one is removed', () => {
		const { sent } = start( many() );
		press( 'Add variation' );
		expect( numbers() ).toEqual( range( 31, 41 ) );
		expect(
			document.querySelector( '[data-variation="41"] :focus' )
		).not.toBeNull();
		// The first one belongs to the attribute.
		press( 'Remove', 11 );
		expect( numbers() ).toEqual( range( 31, 40 ) );
		expect( sent().variations ).toHaveLength( 40 );
	} );

	it( 'goes back when the last page becomes empty', () => {
		const whole = many();
		start( { ...whole, variations: whole.variations.slice( 0, 16 ) } );
		turn( 'Next page' );
		press( 'Remove', 1 );
		expect( numbers() ).toEqual( range( 1, 15 ) );
		expect( pages().hidden ).toBe( true );
	} );

	it( 'expands and collapses all', () => {
		start( many() );
		press( 'Expand all' );
		turn( 'Next page' );
		const open = () =>
			[ ...document.querySelectorAll( 'details' ) ].filter(
				( more ) => more.open
			).length;
		expect( open() ).toBe( 15 );
		press( 'Collapse all' );
		turn( 'Next page' );
		expect( open() ).toBe( 0 );
	} );

	it( 'stays on a page with an invalid field', () => {
		start( many() );
		const date = byLabel( 'Sale start date of variation 1' );
		date.setCustomValidity( 'Half a date' );
		turn( 'Next page' );
		expect( numbers() ).toEqual( range( 1, 15 ) );
		expect( date.closest( 'details' )!.open ).toBe( true );
		date.setCustomValidity( '' );
		turn( 'Next page' );
		expect( numbers() ).toEqual( range( 16, 30 ) );
	} );

	it( 'goes to the variation with a server error', () => {
		start( many(), 'variable', {
			refusedVariation: '33',
			refusedField: 'sale_to',
			refusedText: 'Variation 33: wrong',
		} );
		expect( numbers() ).toEqual( range( 31, 40 ) );
		const field = byLabel( 'Sale end date of variation 33' );
		expect( field.matches( ':focus' ) ).toBe( true );
		expect( field.closest( 'details' )!.open ).toBe( true );
		expect( field.ariaInvalid ).toBe( 'true' );
		expect(
			document.getElementById(
				field.getAttribute( 'aria-describedby' )!
			)!.textContent
		).toBe( 'Variation 33: wrong' );
		type( field, '2030-01-01' );
		expect( field.hasAttribute( 'aria-invalid' ) ).toBe( false );
	} );
} );
