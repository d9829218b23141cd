import { installDialog } from '../../../support/dialog';
import {
	click,
	focused,
	get,
	pageSettings,
	press,
	said,
	settle,
} from '../../../support/page';
import {
	PRODUCT,
	content,
	dialog,
	escape,
	openListing,
	openProduct,
	state,
} from './shop';

beforeAll( installDialog );
beforeEach( () => {
	jest.useFakeTimers();
	window.history.replaceState( null, '' );
} );
afterEach( () => jest.useRealTimers() );

describe.each( [ 'button', 'text', 'image', 'trigger' ] )(
	'the %s',
	( kind ) => {
		it( 'opens by a click [2.1-04]', async () => {
			const { requests } = await openListing();
			await click( `#${ kind }` );
			expect( dialog().open ).toBe( true );
			expect( requests.map( ( { body } ) => body.product_id ) ).toEqual( [
				get( `#${ kind }` ).dataset.product_id,
			] );
		} );

		it.each( [ 'Enter', ' ' ] )(
			'opens by the key "%s" [2.1-05]',
			async ( key ) => {
				const { requests } = await openListing();
				expect( press( get( `#${ kind }` ), key ) ).toBe( false );
				await settle();
				expect( dialog().open ).toBe( true );
				expect( requests ).toHaveLength( 1 );
				dialog().close();
				// Now with its script loaded, too.
				press( get( `#${ kind }` ), key );
				expect( dialog().open ).toBe( true );
			}
		);
	}
);

it( 'sends a form-urlencoded POST with the product [7.7-01]', async () => {
	const { requests } = await openListing();
	await click( '#button' );
	const { url, init, body } = requests[ 0 ]!;
	expect( [ url, init.method ] ).toEqual( [
		pageSettings().ajax_url,
		'POST',
	] );
	expect( init.body ).toBeInstanceOf( URLSearchParams );
	expect( body ).toEqual( {
		action: 'ast_load_product_quick_view',
		product_id: '7',
	} );
} );

it( 'is loading during the request [4.6-01]', async () => {
	const { requests } = await openListing();
	await click( '#button' );
	expect( requests ).toHaveLength( 1 );
	expect( state() ).toEqual( [ true, true, false ] );
	expect( dialog().getAttribute( 'aria-busy' ) ).toBe( 'true' );
	expect( dialog().getAttribute( 'aria-label' ) ).toBe(
		'Quick view: “No. 7”'
	);
} );

it( 'is open 100 ms after the content is inserted [4.6-02, 9.6-03]', async () => {
	await openProduct();
	expect( content().querySelector( 'h2' )?.textContent ).toBe( 'No. 7' );
	jest.advanceTimersByTime( 99 );
	expect( state() ).toEqual( [ true, true, false ] );
	jest.advanceTimersByTime( 1 );
	expect( state() ).toEqual( [ true, false, true ] );
	expect( dialog().hasAttribute( 'aria-busy' ) ).toBe( false );
} );

it( 'focuses the content 500 ms after it is inserted [4.6-03, 9.6-04]', async () => {
	await openProduct();
	jest.advanceTimersByTime( 499 );
	expect( content().contains( focused() ) ).toBe( false );
	jest.advanceTimersByTime( 1 );
	expect( focused() ).toBe( content() );
} );

it( 'does not move focus from within', async () => {
	await openProduct();
	get( '.vitrine-quick-view-content .qty' ).focus();
	jest.advanceTimersByTime( 500 );
	expect( focused() ).toBe( get( '.vitrine-quick-view-content .qty' ) );
} );

it.each( [
	[ 'the close button', () => get( '.vitrine-quick-view-close' ).click() ],
	[ 'Escape', () => escape() ],
	[
		'a click outside',
		() =>
			dialog().dispatchEvent(
				new MouseEvent( 'click', { bubbles: true, clientX: -5 } )
			),
	],
] )( 'closes by %s [2.4-03]', async ( _way, act ) => {
	await openProduct();
	expect( dialog().open ).toBe( true );
	act();
	expect( dialog().open ).toBe( false );
} );

it( 'is emptied 600 ms after closing [4.6-04, 9.6-05]', async () => {
	await openProduct();
	escape();
	jest.advanceTimersByTime( 599 );
	expect( content().children ).not.toHaveLength( 0 );
	jest.advanceTimersByTime( 1 );
	expect( content().children ).toHaveLength( 0 );
} );

it( 'keeps content when reopened before that', async () => {
	const { requests } = await openProduct();
	escape();
	jest.advanceTimersByTime( 300 );
	await click( '#text' );
	expect( content().children ).toHaveLength( 0 );
	await requests[ 1 ]!.answer( '<h2>No. 8</h2>' );
	jest.advanceTimersByTime( 600 );
	expect( content().textContent ).toBe( 'No. 8' );
} );

it( 'aborts its request on close and ignores its response', async () => {
	const { requests } = await openListing();
	await click( '#button' );
	escape();
	expect( requests[ 0 ]!.isAborted() ).toBe( true );
	await click( '#text' );
	await requests[ 0 ]!.answer( PRODUCT );
	expect( content().children ).toHaveLength( 0 );
} );

it.each( [ 404, 500 ] )(
	'shows the response of status %i [8.2-04]',
	async ( status ) => {
		await openProduct( '<p onclick="x()">Gone</p>', status );
		expect( content().innerHTML ).toBe( '<p>Gone</p>' );
	}
);

it( 'shows an error with a link to the page without a response', async () => {
	const { requests } = await openListing();
	await click( '#button' );
	await requests[ 0 ]!.fail();
	const failed = get( '.vitrine-quick-view-failed' );
	expect( failed.hidden ).toBe( false );
	expect( failed.querySelector( 'a' )?.href ).toBe( 'https://shop.test/7/' );
	expect( said() ).toContain( 'Not loaded.' );
	escape();
	await click( '#text' );
	expect( failed.hidden ).toBe( true );
} );

it( 'shows an error for a response that cannot be rendered, and stops loading', async () => {
	const { requests } = await openListing();
	const reported = jest.fn();
	window.reportError = reported;
	await click( '#button' );
	const broken = jest
		.spyOn( DocumentFragment.prototype, 'querySelectorAll' )
		.mockImplementation( () => {
			throw new Error( 'Broken.' );
		} );
	await requests[ 0 ]!.answer( PRODUCT );
	broken.mockRestore();
	expect( state() ).toEqual( [ true, false, true ] );
	expect( content().children ).toHaveLength( 0 );
	expect( get( '.vitrine-quick-view-failed' ).hidden ).toBe( false );
	expect( reported ).toHaveBeenCalledTimes( 1 );
} );

it( 'adds to the cart as the product page does [2.4-02]', async () => {
	const { calls, last } = await openProduct();
	await settle();
	get( '.vitrine-quick-view-content .single_add_to_cart_button' ).click();
	await settle();
	expect( calls ).toHaveLength( 1 );
	expect( last().body ).toEqual( {
		action: 'vitrine_add_cart_single_product',
		'add-to-cart': '7',
		quantity: '2',
	} );
} );
