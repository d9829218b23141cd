import { get, settle } from '../../support/page';
import { leave, line, list, open, provider, type } from './form';

afterEach( leave );

it( 'searches with text, country and address type [3.7-03]', async () => {
	const maps = provider();
	open( maps );
	await type( '12 Main', 'shipping' );
	expect( maps.search.mock.calls ).toEqual( [
		[
			'12 Main',
			'DE',
			'shipping',
			{ signal: expect.any( AbortSignal ) as unknown },
		],
	] );
	expect( maps.canSearch ).toHaveBeenCalledWith( 'DE' );
} );

it( 'closes without a search for fewer than three characters [5.8-03] [9.1-01]', async () => {
	const maps = provider();
	open( maps );
	await type( 'ab' );
	expect( maps.search ).not.toHaveBeenCalled();
	await type( 'abc' );
	expect( list() ).not.toBeNull();
	expect( maps.search ).toHaveBeenCalledTimes( 1 );
	await type( 'ab' );
	expect( list() ).toBeNull();
} );

it( 'closes in a country without a provider, and calls none [4.5-04] [5.8-04]', async () => {
	const maps = provider();
	const { chooseAll } = open( maps );
	await type( '12 Main' );
	get< HTMLSelectElement >( '#billing_country' ).value = 'GB';
	chooseAll();
	await type( '12 Main S' );
	expect( list() ).toBeNull();
	expect( maps.search ).toHaveBeenCalledTimes( 1 );
	expect( line().hasAttribute( 'role' ) ).toBe( false );
	expect( line().hasAttribute( 'aria-expanded' ) ).toBe( false );
} );

it( 'uses another provider when the country changes, for this address only [4.5-01] [4.5-02]', async () => {
	const maps = provider();
	const post = provider( {
		canSearch: jest.fn( ( country: string ) => country === 'GB' ),
	} );
	const { active, chooseAll } = open( maps, [ { ...post, id: 'post' } ] );
	await type( '12 Main', 'shipping' );
	const suggested = list( 'shipping' )?.innerHTML;

	get< HTMLSelectElement >( '#billing_country' ).value = 'GB';
	chooseAll();
	expect( post.canSearch ).toHaveBeenCalledWith( 'GB' );
	expect( active.of.shipping?.id ).toBe( 'maps' );
	expect( list( 'shipping' )?.innerHTML ).toBe( suggested );

	await type( '1 Lane' );
	expect( post.search ).toHaveBeenCalledTimes( 1 );
	expect( maps.search ).toHaveBeenCalledTimes( 1 );
} );

it( 'logs a response that is not an array, and closes [8.3-11]', async () => {
	const maps = provider();
	const { log } = open( maps );
	await type( '12 Main' );
	maps.search.mockResolvedValueOnce( { suggestions: [] } );
	await type( '12 Main S' );
	expect( log.error ).toHaveBeenCalledWith(
		'Invalid suggestions response - not an array'
	);
	expect( list() ).toBeNull();
} );

it( 'logs a search that throws, and closes [8.3-12]', async () => {
	const maps = provider();
	const { log } = open( maps );
	await type( '12 Main' );
	maps.search.mockRejectedValueOnce( new Error( 'down' ) );
	await type( '12 Main S' );
	expect( log.error ).toHaveBeenCalledWith(
		'Address search error:',
		new Error( 'down' )
	);
	expect( list() ).toBeNull();
} );

it( 'closes without results', async () => {
	const maps = provider();
	open( maps );
	await type( '12 Main' );
	maps.search.mockResolvedValueOnce( [] );
	await type( '12 Main S' );
	expect( list() ).toBeNull();
} );

it.each< [ string, EventInit & { inputType?: string } ] >( [
	[ 'an autofill event', {} ],
	[ 'a replacement', { inputType: 'insertReplacementText' } ],
] )( 'does not search for %s', async ( _what, more ) => {
	const maps = provider();
	open( maps );
	line().focus();
	line().value = 'Weg 1, Berlin';
	line().dispatchEvent(
		new InputEvent( 'input', { bubbles: true, ...more } )
	);
	await settle();
	expect( maps.search ).not.toHaveBeenCalled();
} );

it( 'does not search when an unfocused field is filled', async () => {
	const maps = provider();
	open( maps );
	get( '#billing_city' ).focus();
	line().value = 'Weg 1, Berlin';
	line().dispatchEvent(
		new InputEvent( 'input', { bubbles: true, inputType: 'insertText' } )
	);
	await settle();
	expect( maps.search ).not.toHaveBeenCalled();
} );

it( 'ignores a form with suggestions off', async () => {
	const maps = provider();
	const { chooseAll } = open( maps );
	line().closest( 'form' )!.setAttribute( 'data-vitrine-address-off', '' );
	line().removeAttribute( 'role' );
	chooseAll();
	await type( '12 Main' );
	expect( maps.search ).not.toHaveBeenCalled();
	expect( line().hasAttribute( 'role' ) ).toBe( false );
} );

it( 'handles input from before it loaded', async () => {
	const { take } = open();
	line().focus();
	line().value = '12 Main';
	const event = new InputEvent( 'input', { inputType: 'insertText' } );
	Object.defineProperty( event, 'target', { value: line() } );
	take( event );
	await settle();
	expect( list() ).not.toBeNull();
} );

it( 'opens suggestions below the first line of either address [1-08]', async () => {
	open( provider() );
	await type( '12 Main', 'billing' );
	expect( list( 'billing' ) ).not.toBeNull();
	await type( '12 Main', 'shipping' );
	expect( list( 'shipping' ) ).not.toBeNull();
} );

it( "calls the provider's functions and sends nothing itself [7.12-01]", async () => {
	const fetched = jest.fn();
	const { fetch } = globalThis;
	globalThis.fetch = fetched;
	const maps = provider();
	open( maps );
	await type( '12 Main' );
	expect( maps.search ).toHaveBeenCalledTimes( 1 );
	get( '[role="option"]' ).dispatchEvent(
		new MouseEvent( 'click', { bubbles: true } )
	);
	await settle();
	expect( maps.select.mock.calls[ 0 ]?.[ 0 ] ).toBe( 'id-0' );
	expect( fetched ).not.toHaveBeenCalled();
	globalThis.fetch = fetch;
} );
