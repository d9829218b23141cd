import {
	click,
	focused,
	get,
	hear,
	openPage,
	settle,
} from '../../../support/page';
import type { SHIRTS } from './shop';
import {
	button,
	buttons,
	choose,
	chosenId,
	disabledOf,
	form,
	formHtml,
	notice,
	openForm,
	panel,
	quantity,
	status,
	variation,
	WORDS,
} from './shop';

const BUTTON = '.single_add_to_cart_button';
const NEEDED = 'wc-variation-selection-needed';
const UNAVAILABLE = 'wc-variation-is-unavailable';
const meta = () =>
	[ 'sku', 'product_weight', 'product_dimensions' ].map(
		( name ) => get( `.${ name }` ).textContent
	);

/** The form data to be sent, which jsdom does not add to the event. */
const sent = () => {
	const formData = new FormData( form() );
	form().dispatchEvent(
		Object.assign( new Event( 'formdata' ), { formData } )
	);
	return formData;
};

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'a variation form', () => {
	it( 'first checks after 100 ms [9.13-01]', async () => {
		await openPage( formHtml() );
		const checks = hear( 'vitrine:check-variations' );
		await jest.advanceTimersByTimeAsync( 99 );
		expect( checks ).toHaveLength( 0 );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( checks ).toHaveLength( 1 );
	} );

	it( 'asks for a missing selection [4.13-07]', async () => {
		await openForm();
		expect( button().className ).toContain( NEEDED );
		await choose( 'size', 's' );
		expect( button().className ).toContain( `disabled ${ NEEDED }` );
		expect( chosenId() ).toBe( '' );
	} );

	it( 'sells a complete selection in stock and visible [4.13-11]', async () => {
		await openForm();
		await choose( 'size', 's' );
		await choose( 'colour', 'red' );
		expect( button().className ).not.toMatch( /disabled|wc-variation/ );
		expect( chosenId() ).toBe( '11' );
		expect( panel().textContent ).toContain( '€11.00' );
		expect( status() ).toBe( '€11.00. In stock' );
	} );

	it.each( [
		[ 'not purchasable [4.13-08]', { is_purchasable: false } ],
		[ 'out of stock [4.13-09]', { is_in_stock: false } ],
		[ 'not visible [4.13-10]', { variation_is_visible: false } ],
	] )( 'does not sell what is %s', async ( _what, more ) => {
		const list = [ variation( 5, { attribute_size: 's' }, more ) ];
		await openForm( formHtml( { list } ) );
		await choose( 'size', 's' );
		await choose( 'colour', 'red' );
		expect( button().className ).toContain( `disabled ${ UNAVAILABLE }` );
	} );

	it( 'has a button that says that the selection is sold out, and its own text otherwise', async () => {
		await openForm();
		await choose( 'size', 's' );
		await choose( 'colour', 'blue' );
		expect( button().textContent ).toBe( 'Sold out' );
		await choose( 'colour', 'red' );
		expect( button().textContent ).toBe( 'Add to cart' );
		await choose( 'colour', 'blue' );
		await choose( 'size', '' );
		expect( button().textContent ).toBe( 'Add to cart' );
	} );

	it( "leaves the text of WooCommerce's own button", async () => {
		await openForm( formHtml( { engine: true } ) );
		await choose( 'size', 's' );
		await choose( 'colour', 'blue' );
		expect( button().className ).toContain( UNAVAILABLE );
		expect( button().textContent ).toBe( 'Add to cart' );
	} );

	it( 'has the text of the button while the selection is not for sale', async () => {
		const list = [
			variation(
				5,
				{ attribute_size: 's' },
				{ is_in_stock: false, is_purchasable: false }
			),
		];
		await openForm( formHtml( { list } ) );
		await choose( 'size', 's' );
		await choose( 'colour', 'red' );
		expect( button().className ).toContain( UNAVAILABLE );
		expect( button().textContent ).toBe( 'Add to cart' );
	} );

	it( 'disables unavailable options and marks sold-out ones [4.13-02]', async () => {
		await openForm(
			formHtml( {
				field: buttons( 'attribute_colour', [
					'red',
					'blue',
					'green',
				] ),
			} )
		);
		await choose( 'size', 's' );
		expect( disabledOf( 'colour' ) ).toEqual( [ 'green' ] );
		expect( disabledOf( 'size' ) ).toEqual( [ 'xl' ] );
		const option = ( slug: string ) =>
			get< HTMLInputElement >(
				`.vitrine-option input[value="${ slug }"]`
			);
		expect( option( 'green' ).disabled ).toBe( true );
		expect( option( 'red' ).disabled ).toBe( false );
		expect( option( 'blue' ).disabled ).toBe( false );
		expect( option( 'blue' ).title ).toBe( 'Sold out' );
		await choose( 'size', 'l' );
		expect( option( 'green' ).disabled ).toBe( false );
		expect( option( 'blue' ).title ).toBe( '' );
	} );

	it( 'syncs buttons and selects [4.13-01], and reset clears them [4.13-03]', async () => {
		await openForm(
			formHtml( {
				field: buttons( 'attribute_colour', [
					'red',
					'blue',
					'green',
				] ),
			} )
		);
		const active = () =>
			[
				...document.querySelectorAll< HTMLInputElement >(
					'.vitrine-option input:checked'
				),
			].map( ( { value } ) => value );
		const select = get< HTMLSelectElement >( '[name="attribute_colour"]' );
		await click( '.vitrine-option input[value="blue"]' );
		expect( active() ).toEqual( [ 'blue' ] );
		expect( select.value ).toBe( 'blue' );
		expect( sent().getAll( 'attribute_colour' ) ).toEqual( [ 'blue' ] );
		await choose( 'colour', 'red' );
		expect( active() ).toEqual( [ 'red' ] );
		await click( '.reset_variations' );
		expect( active() ).toEqual( [] );
		expect( select.value ).toBe( '' );
	} );

	it( 'shows a reset only with a selection [4.13-06]', async () => {
		await openForm();
		const shown = () => get( '.reset_variations' ).style.visibility;
		expect( shown() ).toBe( 'hidden' );
		await choose( 'size', 's' );
		expect( shown() ).toBe( 'visible' );
		await choose( 'size', '' );
		expect( shown() ).toBe( 'hidden' );
	} );

	it( 'clears every selection [4.13-12], announces it [4.13-13] [8.6-03] [2.3-09], restores SKU, weight and dimensions [4.13-14] and focuses the first field [4.13-15]', async () => {
		await openForm();
		const before = meta();
		const region = get( '.reset_variations_alert' );
		expect( region.getAttribute( 'role' ) ).toBe( 'status' );
		await choose( 'size', 'l' );
		await choose( 'colour', 'red' );
		expect( meta() ).toEqual( [ 'SKU-13', '13 kg', '13 × 1 cm' ] );
		await click( '.reset_variations' );
		expect(
			[ ...document.querySelectorAll( 'select' ) ].map(
				( { value } ) => value
			)
		).toEqual( [ '', '' ] );
		expect( region.textContent ).toBe( WORDS.variation_reset );
		expect( meta() ).toEqual( before );
		expect( focused() ).toBe( get( '[name="attribute_size"]' ) );
		expect( panel().style.display ).toBe( 'none' );
	} );

	it( 'shows below the panel that no variation matches [5.4-04] [8.6-04]', async () => {
		await openForm();
		await choose( 'size', 'xl' );
		await choose( 'colour', 'green' );
		expect( notice()?.className ).toContain( 'woocommerce-info' );
		expect( notice()?.textContent ).toBe( WORDS.variation_none );
		expect( panel().nextElementSibling ).toBe( notice() );
		expect( status() ).toBe( WORDS.variation_none );
		expect( button().className ).toContain( UNAVAILABLE );
		await choose( 'size', 's' );
		await choose( 'colour', 'red' );
		expect( notice() ).toBeNull();
	} );

	it( 'does not show that on load [5.4-05]', async () => {
		await openForm(
			formHtml( { chosen: { size: 'xl', color: 'green' } } )
		);
		expect( button().className ).toContain( UNAVAILABLE );
		expect( notice() ).toBeNull();
		expect( status() ).toBe( '' );
	} );

	it.each( [
		[ 'missing [5.4-03] [8.6-02]', 'green', '', WORDS.variation_needed ],
		[
			'unavailable [5.4-02] [8.6-01]',
			's',
			'blue',
			WORDS.variation_unavailable,
		],
	] )(
		'alerts and sends nothing when a selection is %s',
		async ( _what, size, color, text ) => {
			const { browser, calls } = await openForm();
			await choose( 'size', size );
			await choose( 'colour', color );
			await click( BUTTON );
			await settle();
			expect( browser.alert.mock.calls ).toEqual( [ [ text ] ] );
			expect( calls ).toHaveLength( 0 );
			expect( button().className ).not.toContain( 'loading' );
		}
	);

	it( 'works when inserted later', async () => {
		const { root } = await openForm( '<main></main>' );
		const box = document.createElement( 'section' );
		box.innerHTML = formHtml();
		root.append( box );
		box.dispatchEvent(
			new CustomEvent( 'vitrine:inserted', { bubbles: true } )
		);
		await choose( 'size', 's' );
		await choose( 'colour', 'red' );
		expect( chosenId() ).toBe( '11' );
	} );
} );

describe( "a variation's quantity", () => {
	const open = async ( more: Partial< ( typeof SHIRTS )[ 0 ] > ) => {
		await openForm(
			formHtml( {
				list: [ variation( 5, { attribute_size: 's' }, more ) ],
			} )
		);
		quantity().value = '9';
		await choose( 'size', 's' );
		await choose( 'colour', 'red' );
	};

	it( 'is one without limit, and hidden, when sold individually [5.3-01] [5.3-02]', async () => {
		await open( { is_sold_individually: 'yes' } );
		expect( [ quantity().value, quantity().min, quantity().max ] ).toEqual(
			[ '1', '1', '' ]
		);
		expect( get( '.quantity' ).style.display ).toBe( 'none' );
		await click( '.reset_variations' );
		expect( get( '.quantity' ).style.display ).toBe( '' );
	} );

	it( 'is limited by the variation, until reset', async () => {
		await open( { min_qty: 2, max_qty: 4 } );
		expect( [ quantity().value, quantity().min, quantity().max ] ).toEqual(
			[ '4', '2', '4' ]
		);
		await click( '.reset_variations' );
		expect( [ quantity().min, quantity().max ] ).toEqual( [ '1', '' ] );
	} );
} );
