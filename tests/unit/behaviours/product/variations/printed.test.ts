import {
	get,
	hear,
	openPage,
	pageSettings,
	settle,
	TEXTS,
} from '../../../support/page';
import {
	button,
	choose,
	chosenId,
	disabledOf,
	form,
	formHtml,
	SHIRTS,
	WORDS,
} from './shop';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

/** A form with the first shirt rendered by the server. */
const PRINTED = formHtml( {
	chosen: { size: 's', color: 'red' },
	more: 'data-vitrine-printed="11 enabled"',
} )
	.replace( 'value="xl"', 'value="xl" data-vitrine-gone' )
	.replace(
		'<span class="sku">SKU-OWN',
		'<span class="sku" data-vitrine-own="SKU-OWN">SKU-11'
	);

const checked = async () => {
	await jest.advanceTimersByTimeAsync( 100 );
	await settle();
};
/** Hovers the form; the first use of its script includes the time to compile it. */
const comeNear = async () => {
	form().dispatchEvent( new Event( 'pointerover', { bubbles: true } ) );
	await import( '../../../../../src/behaviours/product/variations/live' );
	await import( '../../../../../src/behaviours/fragments/sanitize' );
	await settle();
};

it( 'checks no printed selection until interaction', async () => {
	await openPage( PRINTED );
	const found = hear( 'vitrine:found-variation' );
	const checks = hear( 'vitrine:check-variations' );
	expect( chosenId() ).toBe( '11' );
	expect( button().className ).not.toMatch( /disabled|wc-variation/ );
	expect( disabledOf( 'size' ) ).toEqual( [ 'xl' ] );
	await checked();
	expect( [ checks.length, found.length ] ).toEqual( [ 1, 0 ] );
	await comeNear();
	expect( found ).toHaveLength( 1 );
} );

it( "shows the server's state", async () => {
	await openPage(
		formHtml( {
			chosen: { size: 's', color: 'blue' },
			more: 'data-vitrine-printed="12 unavailable"',
		} )
	);
	expect( button().className ).toContain( 'wc-variation-is-unavailable' );
	expect( button().textContent ).toBe( 'Add to cart' );
	expect( chosenId() ).toBe( '12' );
} );

it( 'says that the printed selection is sold out', async () => {
	const html = formHtml( {
		chosen: { size: 's', color: 'blue' },
		more: 'data-vitrine-printed="12 unavailable sold-out"',
	} );
	await openPage( html, {
		settings: pageSettings( { texts: { ...TEXTS, ...WORDS } } ),
	} );
	expect( button().textContent ).toBe( 'Sold out' );
	await comeNear();
	await choose( 'colour', 'red' );
	expect( button().textContent ).toBe( 'Add to cart' );
} );

it( 'keeps the button enabled while checking a complete selection', async () => {
	await openPage( formHtml( { chosen: { size: 's', color: 'red' } } ) );
	expect( button().className ).not.toMatch( /disabled|wc-variation/ );
	await checked();
	expect( chosenId() ).toBe( '11' );
} );

it( 'checks when the browser restored another selection', async () => {
	document.body.innerHTML = '';
	const html = formHtml( {
		chosen: { size: 's', color: 'red' },
		more: 'data-vitrine-printed="11 enabled"',
	} );
	const page = openPage( html );
	get< HTMLSelectElement >( '[name="attribute_size"]' ).value = 'l';
	await page;
	await checked();
	await comeNear();
	expect( chosenId() ).toBe( '13' );
} );

it( 'clears the variation ID when the selection changes, even without its script', async () => {
	await openPage( PRINTED );
	const select = get< HTMLSelectElement >( '[name="attribute_colour"]' );
	select.value = 'green';
	select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	expect( chosenId() ).toBe( '' );
} );

it( "restores the product's texts", async () => {
	await openPage( PRINTED );
	await checked();
	await comeNear();
	expect( get( '.sku' ).textContent ).toBe( SHIRTS[ 0 ]!.sku );
	await choose( 'colour', '' );
	expect( get( '.sku' ).textContent ).toBe( 'SKU-OWN' );
} );
