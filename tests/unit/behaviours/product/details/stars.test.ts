import type { PageSettings } from '../../../../../src/contract/types';
import { get, openPage, pageSettings, settle } from '../../../support/page';

const FORM = `<div id="respond"><form><label for="rating" id="comment-form-rating-label">Your rating</label>
	<select name="rating" id="rating" required><option value="">Rate…</option><option value="3">Average</option><option value="2">Not that bad</option><option value="1">Very poor</option></select>
	<textarea name="comment"></textarea><input type="submit" id="submit" value="Submit"></form></div>`;

const open = async ( shop: Partial< PageSettings[ 'shop' ] > = {} ) => {
	await openPage( FORM, { settings: pageSettings( { shop } ) } );
	get( 'form' ).addEventListener( 'submit', ( event ) =>
		event.preventDefault()
	);
	await settle();
};
const field = () => get< HTMLSelectElement >( '#rating' );
const stars = () => [
	...document.querySelectorAll< HTMLElement >( 'p.stars [role="radio"]' ),
];
const checked = () =>
	stars()
		.filter( ( star ) => star.getAttribute( 'aria-checked' ) === 'true' )
		.map( ( { textContent } ) => textContent );
const submit = () => {
	const click = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
	} );
	get( '#submit' ).dispatchEvent( click );
	return ! click.defaultPrevented;
};

describe( 'review stars', () => {
	it( 'replace the select with its labels, lowest first', async () => {
		await open();
		expect( stars().map( ( { textContent } ) => textContent ) ).toEqual( [
			'Very poor',
			'Not that bad',
			'Average',
		] );
		expect( stars().map( ( { className } ) => className ) ).toEqual( [
			'star-1',
			'star-2',
			'star-3',
		] );
		expect( field().style.display ).toBe( 'none' );
		expect(
			get( '[role="radiogroup"]' ).getAttribute( 'aria-labelledby' )
		).toBe( 'comment-form-rating-label' );
	} );

	it( 'set a rating that the form submits', async () => {
		await open();
		const heard = jest.fn();
		field().addEventListener( 'change', heard );
		stars()[ 1 ]!.click();
		expect( field().value ).toBe( '2' );
		expect( heard ).toHaveBeenCalledTimes( 1 );
		expect( checked() ).toEqual( [ 'Not that bad' ] );
		expect( get( 'p.stars' ).classList ).toContain( 'selected' );
	} );

	it( 'are selected by keyboard', async () => {
		await open();
		for ( const [ key, value ] of [
			[ 'ArrowRight', '2' ],
			[ 'ArrowDown', '3' ],
			[ 'ArrowUp', '2' ],
		] as const ) {
			const from = stars().find( ( { tabIndex } ) => tabIndex === 0 );
			from?.dispatchEvent(
				new KeyboardEvent( 'keydown', { key, bubbles: true } )
			);
			expect( field().value ).toBe( value );
		}
		expect( stars()[ 1 ]!.matches( ':focus' ) ).toBe( true );
	} );

	it( 'are required on submit when set', async () => {
		await open();
		expect( submit() ).toBe( false );
		expect( get( '.vitrine-stars-missing' ).textContent ).toBe(
			field().validationMessage
		);
		expect( stars()[ 0 ]!.matches( ':focus' ) ).toBe( true );
		stars()[ 2 ]!.click();
		expect( document.querySelector( '.vitrine-stars-missing' ) ).toBeNull();
		expect( submit() ).toBe( true );
	} );

	it( 'are optional when not required', async () => {
		await open( { rating_required: false } );
		expect( submit() ).toBe( true );
		expect( document.querySelector( '.vitrine-stars-missing' ) ).toBeNull();
	} );
} );
