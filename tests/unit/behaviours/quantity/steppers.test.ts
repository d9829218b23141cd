import { click, get, openPage, pageSettings } from '../../support/page';

const stepper = ( attributes: string ) =>
	`<div class="quantity"><button type="button" class="minus">−</button><input class="qty" type="number" ${ attributes }><button type="button" class="plus">+</button></div>`;
const inForm = ( html: string ) =>
	`<form class="cart" method="post">${ html }</form>`;
const value = () => get< HTMLInputElement >( '.qty' ).value;

it( 'changes the quantity by its two buttons [2.3-01]', async () => {
	await openPage( inForm( stepper( 'value="2" min="1"' ) ) );
	await click( '.plus' );
	expect( value() ).toBe( '3' );
	await click( '.minus' );
	await click( '.minus' );
	expect( value() ).toBe( '1' );
} );

it.each( [
	[ 'plus at the maximum', 'value="7" max="5"', '.plus', '5' ],
	[ 'plus with a step', 'value="2" step="3" max="10"', '.plus', '5' ],
	[ 'minus at the minimum', 'value="2" min="2"', '.minus', '2' ],
	[ 'minus without a minimum', 'value="0"', '.minus', '0' ],
	[ 'plus with decimals', 'value="0.2" step="0.1"', '.plus', '0.3' ],
	[ 'an empty field', 'value=""', '.plus', '1' ],
] )( 'steps: %s', async ( _what, attributes, button, after ) => {
	await openPage( inForm( stepper( attributes ) ) );
	await click( button );
	expect( value() ).toBe( after );
} );

it( 'clamps a step when set', async () => {
	const html = inForm( stepper( 'value="9" step="3" max="10"' ) );
	await openPage( html );
	await click( '.plus' );
	expect( value() ).toBe( '12' );
	await openPage( html, {
		settings: pageSettings( { theme: { quantity_clamp: true } } ),
	} );
	await click( '.plus' );
	expect( value() ).toBe( '10' );
} );

it( 'fires events as typing does, and none without a change', async () => {
	await openPage( inForm( stepper( 'value="1" max="2"' ) ) );
	const heard: string[] = [];
	for ( const type of [ 'input', 'change' ] ) {
		get( '.qty' ).addEventListener( type, () => heard.push( type ) );
	}
	await click( '.plus' );
	await click( '.plus' );
	expect( heard ).toEqual( [ 'input', 'change' ] );
} );

it.each( [
	[ 'before', () => get( 'form' ) ],
	[ 'after', () => document ],
] )(
	"steps once if a theme's script steps the same button %s",
	async ( _when, root ) => {
		await openPage( inForm( stepper( 'value="2" min="1"' ) ) );
		const there = new AbortController();
		root().addEventListener(
			'click',
			( { target } ) => {
				const button = target as HTMLElement;
				if ( button.matches( '.plus, .minus' ) ) {
					const input = get< HTMLInputElement >( '.qty' );
					input.value = `${
						Number( input.value ) +
						( button.matches( '.plus' ) ? 1 : -1 )
					}`;
				}
			},
			{ signal: there.signal }
		);
		await click( '.plus' );
		expect( value() ).toBe( '3' );
		await click( '.minus' );
		expect( value() ).toBe( '2' );
		there.abort();
		await click( '.plus' );
		expect( value() ).toBe( '3' );
	}
);

it( "corrects a value below its minimum on load [5.1-02], but not in the cart's column [5.1-01]", async () => {
	await openPage(
		inForm( stepper( 'value="1" min="2"' ) ) +
			`<table><tr><td class="product-quantity">${ stepper(
				'value="1" min="2"'
			) }</td></tr></table>` +
			inForm( stepper( 'value="-9" min="-5"' ) )
	);
	expect(
		[ ...document.querySelectorAll< HTMLInputElement >( '.qty' ) ].map(
			( input ) => input.value
		)
	).toEqual( [ '2', '1', '-9' ] );
} );

describe( 'a bare input', () => {
	const BARE = inForm(
		'<div class="quantity"><input class="qty" type="number" value="1" aria-label="Lamp"></div>'
	);

	it.each( [
		[ 'default', 'quantity' ],
		[ 'vertical-icon', 'quantity quantity--vertical-icon' ],
		[ 'no-internal-border', 'quantity quantity--no-internal-border' ],
	] )( 'gets buttons of the style %s [3.9-02]', async ( style, name ) => {
		await openPage( BARE, {
			settings: pageSettings( { theme: { quantity_style: style } } ),
		} );
		expect( get( '.quantity' ).className ).toBe( name );
		expect( get( '.minus' ).getAttribute( 'aria-label' ) ).toBe(
			'Less of Lamp'
		);
		await click( '.plus' );
		expect( value() ).toBe( '2' );
	} );

	it( 'gets none when hidden', async () => {
		await openPage(
			inForm(
				'<div class="quantity"><input class="qty" type="hidden" value="1"></div>'
			)
		);
		expect( document.querySelector( '.plus' ) ).toBeNull();
	} );
} );
