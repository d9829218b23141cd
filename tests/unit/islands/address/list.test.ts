import { get, press, settle } from '../../support/page';
import {
	found,
	highlighted,
	leave,
	line,
	list,
	open,
	options,
	provider,
	type,
} from './form';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	leave();
	jest.useRealTimers();
} );

it( 'opens on input, right after the first line [2.7-02] [4.5-05]', async () => {
	const { announce } = open();
	expect( list() ).toBeNull();
	await type( '12 Main' );
	expect( line().nextElementSibling ).toBe( list() );
	expect( options() ).toHaveLength( 2 );
	expect( announce ).toHaveBeenLastCalledWith( '2 addresses' );
} );

it( 'shows labels with matches in bold [3.6-02]', async () => {
	open();
	await type( '12 Main' );
	const [ first ] = options();
	expect( first?.textContent ).toBe( '0 Main Street' );
	expect( first?.querySelectorAll( 'strong' ) ).toHaveLength( 1 );
	expect( first?.querySelector( 'strong' )?.textContent ).toBe( 'Main' );
} );

it( 'shows labels as text', async () => {
	open(
		provider( {
			search: jest.fn( () =>
				Promise.resolve( [ { id: 'x', label: '<img src=x> & Co' } ] )
			),
		} )
	);
	await type( '12 Main' );
	expect( options()[ 0 ]?.textContent ).toBe( '<img src=x> & Co' );
	expect( list()?.querySelector( 'img' ) ).toBeNull();
} );

it( 'shows five of six or eight [5.8-05] [9.1-02]', async () => {
	for ( const count of [ 6, 8 ] ) {
		open(
			provider( {
				search: jest.fn( () => Promise.resolve( found( count ) ) ),
			} )
		);
		await type( '12 Main' );
		expect( options().map( ( { textContent } ) => textContent ) ).toEqual(
			found( 5 ).map( ( { label } ) => label )
		);
		leave();
	}
} );

it( 'closes on Escape and aborts the search [4.5-06]', async () => {
	open();
	await type( '12 Main' );
	press( line(), 'Escape' );
	expect( list() ).toBeNull();
	expect( line().getAttribute( 'aria-expanded' ) ).toBe( 'false' );
} );

it( 'closes on a click outside, not in its field [4.5-07]', async () => {
	open();
	await type( '12 Main' );
	line().click();
	expect( list() ).not.toBeNull();
	// A click blurs the field first.
	line().blur();
	get( 'p' ).click();
	expect( list() ).toBeNull();
} );

it( 'stays open when a script clicks elsewhere', async () => {
	open();
	await type( '12 Main' );
	get( 'p' ).click();
	expect( list() ).not.toBeNull();
} );

it( 'closes 200 ms after blur [4.5-08] [9.1-03]', async () => {
	open();
	await type( '12 Main' );
	line().blur();
	jest.advanceTimersByTime( 199 );
	expect( list() ).not.toBeNull();
	jest.advanceTimersByTime( 1 );
	expect( list() ).toBeNull();
} );

it( 'stays open when focus returns in time', async () => {
	open();
	await type( '12 Main' );
	line().blur();
	line().focus();
	jest.advanceTimersByTime( 500 );
	expect( list() ).not.toBeNull();
} );

it( 'does not open for a response after blur', async () => {
	let answer: ( value: unknown ) => void = () => undefined;
	open(
		provider( {
			search: jest.fn(
				() => new Promise( ( resolve ) => ( answer = resolve ) )
			) as never,
		} )
	);
	await type( '12 Main' );
	line().blur();
	jest.advanceTimersByTime( 200 );
	answer( found( 2 ) );
	await settle();
	expect( list() ).toBeNull();
} );

it( 'highlights nothing at first, then moves down and wraps [4.5-10]', async () => {
	open();
	await type( '12 Main' );
	const seen = [ highlighted() ];
	for ( let presses = 0; presses < 3; presses++ ) {
		press( line(), 'ArrowDown' );
		seen.push( highlighted() );
	}
	expect( seen ).toEqual( [ -1, 0, 1, 0 ] );
	expect(
		options().map( ( option ) => option.getAttribute( 'aria-selected' ) )
	).toEqual( [ 'true', 'false' ] );
} );

it( 'moves up from none to the last, and wraps [4.5-11]', async () => {
	open();
	await type( '12 Main' );
	const seen = [ 1, 2, 3 ].map( () => {
		press( line(), 'ArrowUp' );
		return highlighted();
	} );
	expect( seen ).toEqual( [ 1, 0, 1 ] );
} );

it( 'clears the highlight on input', async () => {
	open();
	await type( '12 Main' );
	press( line(), 'ArrowDown' );
	await type( '12 Main S' );
	expect( highlighted() ).toBe( -1 );
} );

it( 'is a combobox with an active provider, and its field is never moved', async () => {
	open();
	const field = line();
	expect( field.getAttribute( 'role' ) ).toBe( 'combobox' );
	expect( field.getAttribute( 'aria-autocomplete' ) ).toBe( 'list' );
	const parent = field.parentElement;
	await type( '12 Main' );
	expect( field.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
	expect( field.getAttribute( 'aria-controls' ) ).toBe(
		list()?.querySelector( '[role="listbox"]' )?.id
	);
	expect( field.parentElement ).toBe( parent );
	expect( field.ownerDocument.activeElement ).toBe( field );
} );

it( "disables the browser's autocomplete while open", async () => {
	open();
	await type( '12 Main' );
	expect( line().autocomplete ).toBe( 'off' );
	press( line(), 'Escape' );
	expect( line().autocomplete ).toBe( 'address-line1' );
} );

it( 'ignores arrow keys and Escape while closed', () => {
	open();
	expect( press( line(), 'ArrowDown' ) ).toBe( true );
	expect( press( line(), 'Escape' ) ).toBe( true );
} );
